/** Gives each request one response, in the order of the requests, and a last response to what is not a request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Failure, internalError, methodNotAllowed, notFound } from '../../contract/errors.ts';
import { readMethods } from '../../http/create-handler.ts';
import type { HttpRequest } from '../../http/ports.ts';
import { failure, type HttpResponse } from '../../http/response.ts';
import { healthPath } from '../../urls/paths.ts';
import { plainPath } from '../../urls/route.ts';
import { rendering } from './log.ts';
import {
	headersTooLarge,
	malformed,
	RequestAborted,
	rawResponse,
	refusedMethod,
	requestId,
	requestProblem,
	requestTimeout,
	toHttpRequest,
	withTransport,
	writeResponse,
} from './messages.ts';
import { loadBundle, prepare, type RouteContext } from './on-demand.ts';
import type { ServedRelease } from './release.ts';

/** A connection with more requests that have no response is closed. Browsers and proxies send one at a time. */
const maximumUnanswered = 32;

/** Milliseconds in which the other end of a connection can read its last response, before the connection is destroyed. */
const linger = 1_000;

type ParserError = Error & { readonly code?: string; readonly rawPacket?: Buffer };

export interface HandlerOptions {
	/** The release that is live at the time of the call. */
	readonly release: () => ServedRelease;
	readonly trustedProxies: number;
	readonly onError: (error: unknown, facts?: Readonly<Record<string, unknown>>) => void;
	/** The response for `/health`. @param draining - Whether the server ends. */
	readonly health: (draining: boolean) => Promise<HttpResponse>;
	/** Called after each response whose headers were sent. @param isRendered - Whether a route was rendered for it. */
	readonly onResponse?: ((target: string, isRendered: boolean, status: number) => void) | undefined;
	/** Called with requests and connections that failed. */
	readonly onEvent: (event: string, facts: Readonly<Record<string, unknown>>) => void;
	readonly timeouts: {
		/** Milliseconds until a route that is rendered on request must have responded. */
		readonly route: number;
	};
}

interface Exchange {
	/** In the log and in `X-Request-Id`. */
	readonly id: string;
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
	/** Set when a route is rendered for it. */
	isRendered: boolean;
}

/** What a connection has requested. */
interface Requests {
	/** Requests without a whole response. */
	unanswered: number;
	/** Whether its end left one of them without. */
	isAborted: boolean;
	/** The last one that came. */
	latest: Exchange | undefined;
}

export class RequestHandler {
	/** `/health` says that the server ends. */
	draining = false;
	/** The last response of each connection says `Connection: close`. */
	closing = false;
	readonly #options: HandlerOptions;
	readonly #requests = new WeakMap<Duplex, Requests>();
	readonly #refused = new WeakSet<Duplex>();

	constructor(options: HandlerOptions) {
		this.#options = options;
	}

	handle(request: IncomingMessage, response: ServerResponse): void {
		if (request.socket.destroyed) return;
		const { trustedProxies, onEvent, onResponse } = this.#options;
		const exchange = { id: requestId(request, trustedProxies), request, response, isRendered: false };
		const requests = this.#requests.get(request.socket) ?? { unanswered: 0, isAborted: false, latest: undefined };
		this.#requests.set(request.socket, requests);
		const before = requests.latest?.response;
		requests.latest = exchange;
		requests.unanswered++;
		response.once('close', () => {
			requests.unanswered--;
			if (!response.writableFinished && !requests.isAborted) onEvent('request_aborted', factsOf(exchange));
			// One line for a connection, however many requests were sent ahead.
			requests.isAborted ||= !response.writableFinished;
			if (response.headersSent) onResponse?.(request.url ?? '', exchange.isRendered, response.statusCode);
		});
		if (requests.unanswered > maximumUnanswered) return void request.socket.destroy();
		const respond = () => this.#respond(exchange, requests).catch((error: unknown) => this.#fail(exchange, error));
		// Only one response to pipelined requests is in memory at a time.
		if (!before || before.closed) void respond();
		else before.once('close', respond);
	}

	/** Responds to what the parser refused or what did not come in time, behind earlier responses, and closes. */
	refuse({ code, rawPacket }: ParserError, socket: Duplex): void {
		const method = code === 'HPE_INVALID_METHOD' && rawPacket && refusedMethod(rawPacket);
		const problem = failures[code ?? ''] ?? malformed('The request is not well-formed HTTP/1.1.');
		this.#refuse(socket, method ? notAllowed(method) : failure(problem));
	}

	/** CONNECT, for which the parser has released the socket. */
	refuseConnect(socket: Duplex): void {
		this.#refuse(socket, notAllowed('CONNECT'));
	}

	#refuse(socket: Duplex, refusal: HttpResponse): void {
		// The parser reports what a client still sends. To destroy the socket would lose its last response.
		if (this.#refused.has(socket)) return;
		this.#refused.add(socket);
		const { latest, unanswered = 0 } = this.#requests.get(socket) ?? {};
		const end = () => {
			if (!socket.writable) return void socket.destroy();
			socket.on('error', () => socket.destroy()).end(rawResponse(this.#own(refusal)));
			socket.resume();
			setTimeout(() => socket.destroy(), linger).unref();
		};
		const isWaiting = unanswered === 1 && latest?.request.complete === false && !latest.response.headersSent;
		if (!latest || latest.response.closed || isWaiting) end();
		else if (latest.request.complete) {
			// A client that sends on without reading is cut by the timeout of the socket.
			socket.pause();
			latest.response.once('close', end);
		} else socket.destroy();
	}

	async #respond(exchange: Exchange, requests: Requests): Promise<void> {
		const { id, request, response } = exchange;
		if (request.socket.destroyed) return;
		const problem = requestProblem(request);
		const result = problem ? this.#own(failure(problem)) : await this.#responseTo(exchange, requests);
		if (!result) return;
		const isLast = problem !== undefined || this.#isLast(exchange, requests);
		return writeResponse(result, response, { 'X-Request-Id': id, ...(isLast && { Connection: 'close' }) });
	}

	#isLast(exchange: Exchange, requests: Requests): boolean {
		return this.closing && requests.latest === exchange;
	}

	/** @returns The response to write; `undefined` when it has been written. */
	async #responseTo(exchange: Exchange, requests: Requests): Promise<HttpResponse | undefined> {
		const { release, trustedProxies, health, timeouts } = this.#options;
		const { id, request: message, response } = exchange;
		const live = release();
		const request = toHttpRequest(message, trustedProxies, id);
		if (isForHealth(request)) return this.#own(await health(this.draining));
		const found = await live.respond(request);
		if (found) return found;
		const onError: RouteContext['onError'] = (error, facts) =>
			this.#options.onError(error, { request_id: id, ...facts });
		const prepared = await prepare(message, response, request, live, { onError, timeout: timeouts.route });
		if ('rejection' in prepared) return this.#own(prepared.rejection);
		if (this.#isLast(exchange, requests)) response.setHeader('Connection', 'close');
		response.setHeader('X-Request-Id', id);
		const store = { request_id: id, route: plainPath(request.target).slice(0, 200) };
		return rendering.run(store, () => this.#render(live, request.target, exchange, prepared.locals));
	}

	/** Lets Astro write the response. @returns One to write if Astro has no such route. */
	async #render(
		live: ServedRelease,
		target: string,
		exchange: Exchange,
		locals: App.Locals,
	): Promise<HttpResponse | undefined> {
		const { request, response } = exchange;
		const { handler, preload } = await loadBundle(live);
		const route = plainPath(target);
		await preload(route).catch((error: unknown) => locals.context.onError(error, { route }));
		// The adapter would take a target in absolute form for a path.
		request.url = target;
		let isMissing = false;
		const next = () => {
			isMissing = true;
		};
		await handler(request, response, next, locals);
		exchange.isRendered = !isMissing;
		return isMissing ? this.#own(failure(notFound(target))) : undefined;
	}

	#fail({ id, response }: Exchange, error: unknown): void {
		// It was refused in the meantime, or nobody waits for it.
		if (error instanceof RequestAborted || response.destroyed) return void response.destroy();
		this.#options.onError(error, { request_id: id });
		if (response.headersSent) return void response.destroy();
		void writeResponse(this.#own(failure(internalError)), response, { 'X-Request-Id': id });
	}

	#own(response: HttpResponse): HttpResponse {
		return withTransport(response, this.#options.release().baseUrl);
	}
}

const isForHealth = ({ method, target }: HttpRequest): boolean =>
	(target === healthPath || target.startsWith(`${healthPath}?`)) && (method === 'GET' || method === 'HEAD');

/** The facts for the log. They leave out queries, which contain what people search for. */
function factsOf({ id, request: { method = '', url = '' } }: Exchange) {
	const [path = ''] = url.split(/[?#]/, 1);
	return { request_id: id, method, path: path.slice(0, 200) };
}

const failures: Readonly<Record<string, Failure>> = {
	HPE_HEADER_OVERFLOW: headersTooLarge,
	ERR_HTTP_REQUEST_TIMEOUT: requestTimeout,
};

const notAllowed = (method: string) => failure(methodNotAllowed(method, readMethods), { Allow: readMethods });
