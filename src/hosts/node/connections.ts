/** The connections that are open: how many of whom, and which of them wait for something. */
import type { Socket } from 'node:net';
import { clientKey } from '../../http/rate-limit/client-key.ts';
import type { ConnectionCounter, ConnectionRefusal } from './connection-counter.ts';
import type { Exchange } from './exchange.ts';

export class Connection {
	readonly socket: Socket;
	/** The last request that came. Its response is the last to be written. */
	latest: Exchange | undefined;
	/** It is being ended: whatever still comes gets no response. */
	closing = false;
	/** Bytes that belong to requests which have been read. */
	bytesTaken = 0;
	/** How responses learn that the socket takes more. */
	readonly #onDrain: readonly (() => void)[];

	/** @param socket - As `http.Server` hands it over, with its listeners. */
	constructor(socket: Socket) {
		this.socket = socket;
		this.#onDrain = socket.listeners('drain') as (() => void)[];
	}

	/**
	 * Keeps alive a socket that `http.Server` has let go of, which it does behind a CONNECT: the responses before it have
	 * still to be written, and a connection that fails is no crash.
	 */
	takeOver(): void {
		for (const listener of this.#onDrain) this.socket.on('drain', listener);
		this.socket.on('error', () => this.socket.destroy());
		// A socket that nobody reads does not notice that its client has gone.
		this.socket.resume();
	}

	/** A request has come; its body may not have. */
	begin(exchange: Exchange): void {
		this.latest = exchange;
		this.bytesTaken = this.socket.bytesRead;
	}

	/** Nothing has come, or every request has its response. */
	isIdle(): boolean {
		const responded = this.latest?.response.writableFinished ?? true;
		return responded && this.socket.bytesRead === this.bytesTaken;
	}

	/** A request has begun and is not complete. */
	isIncomplete(): boolean {
		return !this.isIdle() && (this.latest === undefined || !this.latest.request.complete || this.#isAnswered());
	}

	#isAnswered(): boolean {
		return this.latest?.response.writableFinished ?? false;
	}
}

export class Connections {
	readonly #open = new Map<Socket, Connection>();
	readonly #counter: ConnectionCounter;
	#onEmpty = () => {};

	constructor(counter: ConnectionCounter) {
		this.#counter = counter;
	}

	/** @returns Why the connection is refused, or the connection. */
	add(socket: Socket, maximumPerClient: number): Connection | ConnectionRefusal {
		const client = clientKey(socket.remoteAddress ?? '');
		const refusal = this.#counter.take(client, maximumPerClient);
		if (refusal !== undefined) return refusal;
		const connection = new Connection(socket);
		this.#open.set(socket, connection);
		socket.once('close', () => this.#remove(socket, client));
		return connection;
	}

	of(socket: Socket): Connection | undefined {
		return this.#open.get(socket);
	}

	all(): Connection[] {
		return [...this.#open.values()];
	}

	/** Resolves when no connection is open. */
	empty(): Promise<void> {
		return new Promise((resolve) => {
			this.#onEmpty = resolve;
			if (this.#open.size === 0) resolve();
		});
	}

	#remove(socket: Socket, client: string): void {
		this.#open.delete(socket);
		this.#counter.release(client);
		if (this.#open.size === 0) this.#onEmpty();
	}
}
