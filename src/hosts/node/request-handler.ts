/** Gives each request one response, and each connection that cannot go on a last one. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { type Failure, internalError, notFound } from '../../contract/errors.ts';
import { type MaybePromise, mapMaybePromise } from '../../http/maybe-promise.ts';
import type { HttpRequest } from '../../http/request.ts';
import { failure, type HttpResponse } from '../../http/response.ts';
import { endpointResponse } from './agent-endpoint.ts';
import type { Connection, Connections } from './connections.ts';
import { drainBody } from './drain-body.ts';
import { Exchange } from './exchange.ts';
import { headersTooLarge, malformed, requestTimeout } from './failures.ts';
import { isArriving, toHttpRequest, withTransport, writeResponse } from './http-message.ts';
import { methodResponse, refusedRequest } from './method-response.ts';
import { refuseSocket } from './refuse-socket.ts';
import type { Release } from './release.ts';
import { BodyFailure, RequestAborted } from './request-body.ts';
import { requestProblem } from './request-problem.ts';
import type { ServerOptions } from './server-options.ts';

type ParserError = Error & { readonly code?: string; readonly rawPacket?: Buffer; readonly bytesParsed?: number };

export class RequestHandler {
	/** Every response says `Connection: close`. */
	draining = false;
	readonly #options: ServerOptions;
	readonly #connections: Connections;

	constructor(options: ServerOptions, connections: Connections) {
		this.#options = options;
		this.#connections = connections;
	}

	/** @param refusal - The response, whatever the request is. */
	handle(request: IncomingMessage, response: ServerResponse, refusal?: Failure): void {
		const connection = this.#connections.of(request.socket);
		if (!connection || connection.closing) return;
		const exchange = new Exchange(request, response);
		connection.begin(exchange);
		const fail = (error: unknown) => this.#fail(connection, exchange, error);
		try {
			const sent = this.#respond(connection, exchange, refusal);
			if (sent instanceof Promise) sent.catch(fail);
		} catch (error) {
			void fail(error);
		}
	}

	/** CONNECT, for which the parser has left the socket. */
	refuseMethod({ method = '', url = '' }: IncomingMessage, socket: Socket): void {
		const connection = this.#connections.of(socket);
		if (!connection) return void socket.destroy();
		connection.takeOver();
		this.#refuse(connection, () => methodResponse(method, url));
	}

	/** What the parser refused, what did not come in time, and sockets that failed. */
	refuseError(error: ParserError, socket: Socket): void {
		const connection = this.#connections.of(socket);
		// What a client still sends behind its last response is not read: to destroy the socket now would lose the response.
		if (connection?.closing) return;
		if (!connection || !socket.writable) return void socket.destroy();
		const { code, rawPacket, bytesParsed = 0 } = error;
		const response = failures[code ?? ''] ?? malformed('The request is not well-formed HTTP/1.1.');
		if (code === 'HPE_PAUSED' && rawPacket) return void connection.hold(rawPacket.subarray(bytesParsed));
		if (connection.latest?.refuseBody(response)) {
			// A client that only ended its side still reads the response.
			if (code === 'HPE_INVALID_EOF_STATE') this.#options.onEvent('request_aborted', connection.latest.facts());
			return;
		}
		const refused = code === 'HPE_INVALID_METHOD' && rawPacket && refusedRequest(rawPacket, bytesParsed);
		this.#refuse(connection, async () =>
			refused ? methodResponse(refused.method, refused.target) : failure(response),
		);
	}

	/** A request that has begun and of which the rest does not come. */
	refuseIncomplete(connection: Connection): void {
		if (connection.closing || connection.latest?.refuseBody(requestTimeout)) return;
		this.#refuse(connection, async () => failure(requestTimeout));
	}

	#respond(connection: Connection, exchange: Exchange, refusal: Failure | undefined): MaybePromise<void> {
		const live = this.#options.release();
		const { request } = exchange;
		const problem = refusal ?? requestProblem(request);
		if (problem) return this.#send(connection, exchange, this.#own(failure(problem)), true);
		const parsed = toHttpRequest(request, this.#options.trustedProxies);
		return mapMaybePromise(live.respond(parsed), (response) =>
			response ? this.#send(connection, exchange, response) : this.#respondToAgent(live, parsed, connection, exchange),
		);
	}

	async #respondToAgent(live: Release, parsed: HttpRequest, connection: Connection, exchange: Exchange): Promise<void> {
		const response = await endpointResponse(live, parsed, exchange, this.#options.onError);
		return this.#send(connection, exchange, response ?? this.#own(failure(notFound(parsed.target))));
	}

	#send(connection: Connection, exchange: Exchange, result: HttpResponse, close = false): MaybePromise<void> {
		const write = () => this.#write(connection, exchange, result, close);
		// A small body usually comes with its headers, and the parser reads it next, or a request that is pipelined, behind
		// which a connection that ends is closed.
		return isArriving(exchange.request) || this.draining ? setImmediate().then(write) : write();
	}

	#write(connection: Connection, exchange: Exchange, result: HttpResponse, close: boolean): MaybePromise<void> {
		const { request, response } = exchange;
		if (response.destroyed) return;
		const arriving = isArriving(request);
		const last = close || arriving || result.status === 413;
		// A request that is pipelined behind this one gets a response, too, and closes.
		if (last || (this.draining && connection.latest === exchange)) response.shouldKeepAlive = false;
		connection.bytesTaken = request.socket.bytesRead;
		connection.closing ||= last;
		return writeResponse(result, response, arriving ? () => drainBody(request) : undefined);
	}

	async #fail(connection: Connection, exchange: Exchange, error: unknown): Promise<void> {
		const { request, response } = exchange;
		if (error instanceof RequestAborted || request.socket.destroyed) return void response.destroy();
		if (!(error instanceof BodyFailure)) this.#options.onError(error);
		if (response.headersSent) return void response.destroy();
		const result = failure(error instanceof BodyFailure ? error.failure : internalError);
		try {
			await this.#send(connection, exchange, this.#own(result));
		} catch {
			response.destroy();
		}
	}

	/** Responds on the socket itself, behind the requests that came before. */
	#refuse(connection: Connection, response: () => Promise<HttpResponse>): void {
		connection.closing = true;
		const { socket } = connection;
		const refuse = async () => {
			const last = this.#own(await response());
			if (socket.writable) refuseSocket(socket, last);
		};
		const before = connection.latest?.response;
		if (!before || before.closed) void refuse();
		else before.once('close', refuse);
	}

	#own(response: HttpResponse): HttpResponse {
		return withTransport(response, this.#options.release().baseUrl);
	}
}

const failures: Readonly<Record<string, Failure>> = {
	HPE_HEADER_OVERFLOW: headersTooLarge,
	ERR_HTTP_REQUEST_TIMEOUT: requestTimeout,
};
