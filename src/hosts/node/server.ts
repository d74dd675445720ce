/** The HTTP server: limits for connections, one response per request, and an orderly shutdown. */
import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { clientKey } from '../../http/rate-limit/sliding-log.ts';
import { type HandlerOptions, RequestHandler } from './request-handler.ts';

/** In milliseconds. */
export interface Timeouts {
	/** Until the headers of a request have come. */
	readonly headers: number;
	/** Until a request has come with its body. */
	readonly request: number;
	/** How often the two above are checked. */
	readonly look: number;
	/** How long a connection with an unfinished response may carry nothing in either direction. */
	readonly send: number;
	/** Until a route that is rendered on request must have responded. */
	readonly route: number;
	/** How long a connection waits for the next request. */
	readonly keepAlive: number;
	/** Counted from the start of the shutdown. */
	readonly drain: {
		/** Until the server stops listening. Meanwhile, load balancers see that it ends. */
		readonly listen: number;
		/** Until idle connections are closed. Their clients may have just sent a request. */
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
	route: 20_000,
	keepAlive: 65_000,
	drain: { listen: 1_000, idle: 2_000, all: 10_000 },
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
	/** Responds to what was sent, takes no more connections, and resolves when every connection is closed. */
	close(): Promise<void>;
}

export function openServer(options: ServerOptions): CatalogServer {
	const { timeouts, onError, onEvent } = options;
	const handler = new RequestHandler(options);
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
	http.timeout = timeouts.send;
	http.maxConnections = options.maximumConnections;
	limitClients(http, options);
	http.on('drop', () => onEvent('connection_refused', { reason: 'MAX_CONNECTIONS' }));
	http.on('connect', (_, socket) => handler.refuseConnect(socket));
	http.on('clientError', (error, socket) => handler.refuse(error, socket));
	// Such as too many open files when a connection is accepted.
	http.on('listening', () => http.on('error', onError));
	return {
		http,
		close: async () => {
			const { listen, idle, all } = timeouts.drain;
			handler.draining = true;
			await sleep(listen);
			// The system resets connections that were not accepted, so it comes right after all have been.
			await setImmediate();
			const closed = once(http, 'close');
			// `close` of a server for HTTP would close idle connections as well.
			NetServer.prototype.close.call(http);
			// Not before: a client would connect again at once, and be reset.
			handler.closing = true;
			const timers = [
				setTimeout(() => http.closeIdleConnections(), idle - listen),
				setTimeout(() => http.closeAllConnections(), all - listen),
			];
			await closed;
			for (const timer of timers) clearTimeout(timer);
		},
	};
}

/** Closes connections of a client that has as many as it may have. */
function limitClients(http: Server, { maximumPerClient, isExempt, onEvent }: ServerOptions): void {
	const counts = new Map<string, number>();
	http.on('connection', (socket) => {
		const address = socket.remoteAddress ?? '';
		const client = clientKey(address);
		const count = counts.get(client) ?? 0;
		if (count >= maximumPerClient && !isExempt(address)) {
			onEvent('connection_refused', { reason: 'MAX_CONNECTIONS_PER_CLIENT' });
			return void socket.destroy();
		}
		counts.set(client, count + 1);
		socket.once('close', () => {
			const left = (counts.get(client) ?? 1) - 1;
			if (left > 0) counts.set(client, left);
			else counts.delete(client);
		});
	});
}
