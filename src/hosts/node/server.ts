/** The HTTP server: limits for connections, one response per request, and an orderly shutdown. */
import { createServer as createHttpServer, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Connections } from './connections.ts';
import { unknownExpectation } from './messages.ts';
import { type HandlerOptions, RequestHandler } from './request-handler.ts';

/** In milliseconds. */
export interface Timeouts {
	/** Until the headers of a request have come. */
	readonly headers: number;
	/** Until a request has come with its body. */
	readonly request: number;
	/** How often the two above are checked. */
	readonly look: number;
	/** How long a client may read nothing of a response. */
	readonly send: number;
	/** How long a connection waits for the next request. */
	readonly keepAlive: number;
	/** Counted from the start of the shutdown. */
	readonly drain: {
		/** Until idle connections are closed: their clients may have just sent a request, which gets its response. */
		readonly idle: number;
		/** Until all other connections are cut. */
		readonly all: number;
	};
}

export const defaultTimeouts: Timeouts = {
	headers: 10_000,
	request: 15_000,
	look: 1_000,
	send: 30_000,
	keepAlive: 65_000,
	drain: { idle: 1_000, all: 10_000 },
};

export interface ServerOptions extends HandlerOptions {
	readonly maximumConnections: number;
	/** How many connections one client, by the other end of the connection, may have; infinite where that is a proxy. */
	readonly maximumPerClient: number;
	/** Clients that may have any number. */
	readonly isExempt: (address: string) => boolean;
	readonly timeouts: Timeouts;
}

export interface CatalogServer {
	readonly http: Server;
	/** Takes no more connections, responds to what was sent, and resolves when every connection is closed. */
	close(): Promise<void>;
}

export function createServer(options: ServerOptions): CatalogServer {
	const { timeouts, onError, onEvent } = options;
	const connections = new Connections();
	const handler = new RequestHandler(options, connections);
	const http = createHttpServer(
		{
			headersTimeout: timeouts.headers,
			requestTimeout: timeouts.request,
			connectionsCheckingInterval: timeouts.look,
			keepAliveTimeout: timeouts.keepAlive,
			maxHeaderSize: 16 * 1024,
			// Checked with the rest of the request, since Node's own response has no body.
			requireHostHeader: false,
			// A request without a body needs no stream, which costs a tenth of a response.
			optimizeEmptyRequests: true,
		},
		(request, response) => handler.handle(request, response),
	);
	http.maxConnections = options.maximumConnections;
	// A client that has ended its side still gets the response to what it has sent (RFC 9112 section 9.6).
	Object.assign(http, { httpAllowHalfOpen: true });
	http.on('connection', (socket) => admit(socket, connections, options));
	http.on('drop', () => onEvent('connection_refused', { reason: 'MAX_CONNECTIONS' }));
	// With a listener the client gets 100 Continue when its body is wanted, and not before.
	http.on('checkContinue', (request, response) => handler.handle(request, response));
	http.on('checkExpectation', (request, response) => handler.handle(request, response, unknownExpectation));
	http.on('connect', (_, socket) => handler.refuseConnect(socket as Socket));
	http.on('clientError', (error, socket) => handler.refuseError(error, socket as Socket));
	// Such as too many open files when a connection is accepted.
	http.on('listening', () => http.on('error', onError));
	const stalled = setInterval(() => cutStalled(connections, options), timeouts.send / 5).unref();
	return {
		http,
		close: async () => {
			handler.draining = true;
			await drain(http, connections, timeouts.drain);
			clearInterval(stalled);
		},
	};
}

function admit(socket: Socket, connections: Connections, options: ServerOptions): void {
	const { maximumPerClient, isExempt, onEvent } = options;
	const connection = connections.add(socket, isExempt(socket.remoteAddress ?? '') ? Infinity : maximumPerClient);
	if (!connection) {
		onEvent('connection_refused', { reason: 'MAX_CONNECTIONS_PER_CLIENT' });
		return void socket.destroy();
	}
	socket.once('close', () => {
		const { latest, closing } = connection;
		if (latest && !closing && !latest.response.writableFinished) onEvent('request_aborted', latest.facts());
	});
}

/** Cuts connections whose clients do not read their response, even if they keep sending. */
function cutStalled(connections: Connections, { timeouts, onEvent }: ServerOptions): void {
	for (const connection of connections.all()) {
		if (!connection.isStalled(timeouts.send)) continue;
		onEvent('send_timeout', { ...connection.latest?.facts() });
		connection.closing = true;
		connection.socket.destroy();
	}
}

/** How often a server that shuts down closes idle connections. */
const lookMilliseconds = 50;

/** Keeps open connections for a while, and sends `Connection: close` with each response. */
async function drain(server: Server, connections: Connections, times: Timeouts['drain']): Promise<void> {
	const begin = performance.now();
	// The server's own `close` would end idle connections at once, and stop looking for requests that do not arrive.
	NetServer.prototype.close.call(server);
	for (let open = connections.all(); open.length > 0; open = connections.all()) {
		const passed = performance.now() - begin;
		for (const connection of open)
			if (passed >= times.all || (passed >= times.idle && connection.isIdle())) connection.socket.destroy();
		await sleep(lookMilliseconds);
	}
	server.close();
}
