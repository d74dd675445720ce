/** The HTTP server: limits on what a connection may cost, one response for each request, and an orderly end. */
import { createServer as createHttpServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { OwnConnectionCounter } from './connection-counter.ts';
import { Connections } from './connections.ts';
import { drain } from './drain.ts';
import { unknownExpectation } from './failures.ts';
import { RequestHandler } from './request-handler.ts';
import { cutStalled } from './send-timeout.ts';
import type { ServerOptions } from './server-options.ts';

export interface CatalogServer {
	readonly http: Server;
	/** Takes no more connections, responds to what was sent, and resolves when every connection is closed. */
	close(): Promise<void>;
}

export function createServer(options: ServerOptions): CatalogServer {
	const { timeouts, onError, onEvent } = options;
	const connections = new Connections(options.counter ?? new OwnConnectionCounter());
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
	http.on('connection', (socket) => admit(socket, connections, options));
	http.on('drop', () => onEvent('connection_refused', { reason: 'MAX_CONNECTIONS' }));
	// With a listener the client gets 100 Continue when its body is wanted, and not before.
	http.on('checkContinue', (request, response) => handler.handle(request, response));
	http.on('checkExpectation', (request, response) => handler.handle(request, response, unknownExpectation));
	http.on('connect', (request, socket) => handler.refuseMethod(request, socket as Socket));
	http.on('clientError', (error, socket) => handler.refuseError(error, socket as Socket));
	// Such as too many open files when a connection is accepted.
	http.on('listening', () => http.on('error', onError));
	const stopLooking = cutStalled(connections, timeouts.send, ({ latest }) =>
		onEvent('send_timeout', { ...latest?.facts() }),
	);
	return {
		http,
		close: async () => {
			handler.draining = true;
			await drain(http, connections, timeouts.drain, (connection) => handler.refuseIncomplete(connection));
			stopLooking();
		},
	};
}

function admit(socket: Socket, connections: Connections, options: ServerOptions): void {
	const { maximumPerClient, isExempt, onEvent } = options;
	const connection = connections.add(socket, isExempt(socket.remoteAddress ?? '') ? Infinity : maximumPerClient);
	if (typeof connection === 'string') {
		onEvent('connection_refused', { reason: connection });
		return void socket.destroy();
	}
	socket.once('close', () => {
		const { latest, closing } = connection;
		if (!latest || closing || latest.response.writableFinished) return;
		onEvent('request_aborted', latest.facts());
	});
}
