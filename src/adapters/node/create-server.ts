/** The HTTP server: limits on what a connection may cost, one answer for each request, and an orderly end. */
import {
	createServer as createHttpServer,
	type IncomingMessage,
	type Server,
	type ServerResponse,
	STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { type Failure, internalError, notFound } from '../../contract/errors.ts';
import { failure } from '../../edge/answer.ts';
import { Doors } from './doors.ts';
import { askOf, hasBody, writeAnswer } from './http-message.ts';
import type { Release } from './release.ts';

export interface ServerOptions {
	/** The release that is live at the time of the call. */
	readonly release: () => Release;
	readonly trustedProxies: number;
	readonly onError: (error: unknown) => void;
}

export function createServer({ release, trustedProxies, onError }: ServerOptions): Server {
	const doors = new Doors();
	const answer = async (request: IncomingMessage, response: ServerResponse) => {
		const live = release();
		const ask = askOf(request, trustedProxies);
		const own = lacksHost(request) ? failure(malformed) : await live.respond(ask);
		if (!own && (await doors.answer(live, request, response))) return;
		// Nobody reads a body, so its connection cannot serve another request; and a server that ends wants none.
		if (hasBody(request) || !server.listening) response.shouldKeepAlive = false;
		await writeAnswer(own ?? failure(notFound(ask.target)), response);
	};
	const latest = new WeakMap<Socket, ServerResponse>();
	const server = createHttpServer(
		{
			headersTimeout: 10_000,
			requestTimeout: 15_000,
			connectionsCheckingInterval: 1_000,
			keepAliveTimeout: 65_000,
			maxHeaderSize: 16 * 1024,
			// Checked here, since Node's own answer has no body.
			requireHostHeader: false,
		},
		(request, response) => {
			latest.set(request.socket, response);
			answer(request, response).catch((error: unknown) => {
				onError(error);
				if (response.headersSent) response.destroy();
				else void writeAnswer(failure(internalError), response);
			});
		},
	);
	server.on('checkExpectation', (_request, response) => void writeAnswer(failure(unknownExpectation), response));
	server.on('clientError', (error: Error & { code?: string }, socket: Socket) => {
		const before = latest.get(socket);
		// A request that came before on the same connection gets its answer first.
		if (!before || before.closed) refuse(error, socket);
		else before.once('close', () => refuse(error, socket));
	});
	return server;
}

/**
 * Ends the server: no new connections, requests under way are answered, idle connections close.
 *
 * @param milliseconds - After which the remaining connections are cut.
 */
export function closeServer(server: Server, milliseconds: number): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(() => server.closeAllConnections(), milliseconds);
		server.close(() => {
			clearTimeout(timer);
			resolve();
		});
	});
}

/** Answers what is not HTTP, or too much of it, in the shape of every other error. */
function refuse(error: Error & { code?: string }, socket: Socket): void {
	if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
	const { status, body } = refusals[error.code ?? ''] ?? malformed;
	const text = JSON.stringify(body);
	socket.end(
		`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
			`Cache-Control: no-store\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
	);
}

/** Each request of HTTP/1.1 names its host once (RFC 9112 section 3.2). */
function lacksHost({ httpVersion, headers }: IncomingMessage): boolean {
	return httpVersion === '1.1' && headers.host === undefined;
}

const malformed: Failure = {
	status: 400,
	body: {
		error: 'Bad request',
		code: 'bad_request',
		message: 'The request is not well-formed HTTP/1.1.',
		resolution: 'Send a request line, a Host header and well-formed headers.',
	},
};

const unknownExpectation: Failure = {
	status: 417,
	body: {
		error: 'Expectation failed',
		code: 'expectation_failed',
		message: 'The header `Expect` names something other than `100-continue`.',
		resolution: 'Leave the header `Expect` out.',
	},
};

const refusals: Readonly<Record<string, Failure>> = {
	HPE_HEADER_OVERFLOW: {
		status: 431,
		body: {
			error: 'Headers too large',
			code: 'headers_too_large',
			message: 'The request line and headers are larger than 16 KiB.',
			resolution: 'Send fewer or shorter headers.',
		},
	},
	ERR_HTTP_REQUEST_TIMEOUT: {
		status: 408,
		body: {
			error: 'Request timeout',
			code: 'request_timeout',
			message: 'The request did not arrive in time.',
			resolution: 'Send the whole request within 15 seconds.',
		},
	},
};
