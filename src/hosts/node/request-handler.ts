/** Gives each request one response, and sends a last response on each connection that has to close. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { type Failure, internalError, methodNotAllowed, notFound } from '../../contract/errors.ts';
import { readMethods } from '../../http/create-handler.ts';
import { failure, type HttpResponse } from '../../http/response.ts';
import { endpointResponse } from './agents.ts';
import { type Connection, type Connections, Exchange, RequestAborted } from './connections.ts';
import {
	headersTooLarge,
	malformed,
	refusedMethod,
	requestProblem,
	requestTimeout,
	toHttpRequest,
	withTransport,
	writeResponse,
} from './messages.ts';
import type { Release } from './release.ts';

type ParserError = Error & { readonly code?: string; readonly rawPacket?: Buffer };

export interface HandlerOptions {
	/** The release that is live at the time of the call. */
	readonly release: () => Release;
	readonly trustedProxies: number;
	readonly onError: (error: unknown) => void;
	/** Called with requests and connections that failed. */
	readonly onEvent: (event: string, facts: Readonly<Record<string, unknown>>) => void;
}

export class RequestHandler {
	/** Every response says `Connection: close`. */
	draining = false;
	readonly #options: HandlerOptions;
	readonly #connections: Connections;

	constructor(options: HandlerOptions, connections: Connections) {
		this.#options = options;
		this.#connections = connections;
	}

	/** @param refusal - The response, whatever the request is. */
	handle(request: IncomingMessage, response: ServerResponse, refusal?: Failure): void {
		const connection = this.#connections.of(request.socket);
		if (!connection || connection.closing) return;
		const exchange = new Exchange(request, response);
		const before = connection.latest?.response;
		connection.begin(exchange);
		const problem = refusal ?? requestProblem(request);
		if (problem) connection.closing = true;
		const respond = () =>
			this.#respond(connection, exchange, problem).catch((error: unknown) => this.#fail(connection, exchange, error));
		// Only one response to pipelined requests is in memory at a time.
		if (!before || before.closed) void respond();
		else before.once('close', respond);
	}

	/** CONNECT: the parser has released the socket. */
	refuseConnect(socket: Socket): void {
		const connection = this.#connections.of(socket);
		// `http.Server` no longer handles the responses before it.
		if (!connection?.isAnswered()) return void socket.destroy();
		this.#refuse(connection, notAllowed('CONNECT'));
	}

	/** Requests that the parser refused or that did not come in time, and sockets that failed. */
	refuseError({ code, rawPacket }: ParserError, socket: Socket): void {
		const connection = this.#connections.of(socket);
		// What a client still sends behind its last response is not read: to destroy the socket now would lose the response.
		if (connection?.closing) return;
		if (!connection || !socket.writable) return void socket.destroy();
		const problem = failures[code ?? ''] ?? malformed('The request is not well-formed HTTP/1.1.');
		// A client that only closed its side still reads the response.
		const hasLeft = code === 'HPE_INVALID_EOF_STATE' && connection.latest?.request.complete === false;
		if (hasLeft) this.#options.onEvent('request_aborted', { ...connection.latest?.facts() });
		if (this.#refuseLatest(connection, problem)) return;
		const method = code === 'HPE_INVALID_METHOD' && rawPacket && refusedMethod(rawPacket);
		this.#refuse(connection, method ? notAllowed(method) : failure(problem));
	}

	async #respond(connection: Connection, exchange: Exchange, problem: Failure | undefined): Promise<void> {
		if (problem) return this.#send(connection, exchange, this.#own(failure(problem)), true);
		const { release, trustedProxies, onError } = this.#options;
		const live = release();
		const request = toHttpRequest(exchange.request, trustedProxies);
		const response = (await live.respond(request)) ?? (await endpointResponse(live, request, exchange, onError));
		return this.#send(connection, exchange, response ?? this.#own(failure(notFound(request.target))));
	}

	async #send(connection: Connection, exchange: Exchange, result: HttpResponse, close = false): Promise<void> {
		// A small body usually comes with its headers, and the parser reads it next, or a request that is pipelined, behind
		// which a connection that ends is closed.
		if (exchange.isArriving || this.draining) await setImmediate();
		const { request, response, isArriving } = exchange;
		if (response.destroyed || response.headersSent) return;
		const last = close || isArriving || result.status === 413;
		// A request that is pipelined behind this one gets a response, too, and closes.
		if (last || (this.draining && connection.latest === exchange)) response.shouldKeepAlive = false;
		connection.bytesTaken = request.socket.bytesRead;
		connection.closing ||= last;
		return writeResponse(result, response);
	}

	async #fail(connection: Connection, exchange: Exchange, error: unknown): Promise<void> {
		const { request, response } = exchange;
		// It was refused in the meantime.
		if (response.writableEnded) return;
		if (error instanceof RequestAborted || request.socket.destroyed) return void response.destroy();
		this.#options.onError(error);
		if (response.headersSent) return void response.destroy();
		await this.#send(connection, exchange, this.#own(failure(internalError))).catch(() => response.destroy());
	}

	/**
	 * Responds to the last request where its body does not come as it should.
	 *
	 * @returns Whether it had still to come; what failed belongs to a later request otherwise.
	 */
	#refuseLatest(connection: Connection, problem: Failure): boolean {
		const { latest } = connection;
		if (!latest || latest.request.complete) return false;
		connection.closing = true;
		this.#send(connection, latest, this.#own(failure(problem)), true).catch(() => latest.response.destroy());
		return true;
	}

	/** Responds on the socket itself, behind the requests that came before, and closes. */
	#refuse(connection: Connection, refusal: HttpResponse): void {
		connection.closing = true;
		const { socket, latest } = connection;
		const { status, headers, body } = this.#own(refusal);
		const text = String(body);
		const fields = {
			...headers,
			Date: new Date().toUTCString(),
			'Content-Length': Buffer.byteLength(text),
			Connection: 'close',
		};
		const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
		const refuse = () => {
			if (!socket.writable) return;
			connection.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${text}`);
		};
		if (!latest || latest.response.closed) refuse();
		else latest.response.once('close', refuse);
	}

	#own(response: HttpResponse): HttpResponse {
		return withTransport(response, this.#options.release().baseUrl);
	}
}

const failures: Readonly<Record<string, Failure>> = {
	HPE_HEADER_OVERFLOW: headersTooLarge,
	ERR_HTTP_REQUEST_TIMEOUT: requestTimeout,
};

const notAllowed = (method: string) => failure(methodNotAllowed(method, readMethods), { Allow: readMethods });
