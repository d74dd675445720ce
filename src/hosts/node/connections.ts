/** The connections that are open: how many of whom, and which of them wait for something. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { clientKey } from '../../http/rate-limit/client-key.ts';
import type { ConnectionCounter, ConnectionRefusal } from './connection-counter.ts';
import type { Exchange } from './exchange.ts';

/** How many requests of a connection may be without a response; what its client sends beyond them is not parsed. */
const maximumUnanswered = 32;

/** llhttp's `HPE_PAUSED`: it parses no more of a chunk, and `http.Server` emits a `clientError` with the rest. */
const pause = 21;

/** The parser of a socket. Nothing public stops it within a chunk, which can hold 2,600 requests. */
type Parser = Record<'resume' | 'execute', (bytes?: Buffer) => unknown> & {
	/** Called behind the headers of a request. Its result goes to llhttp. */
	onIncoming: (request: IncomingMessage, keepAlive: boolean) => number;
};

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
	readonly #parser: Parser;
	/** Hands bytes to the parser, which reads the socket by itself until it has paused once. */
	readonly #parse: (chunk: Buffer) => void;
	/** Oldest first; the first ones may have their responses. */
	readonly #unanswered: Exchange[] = [];
	/** The socket is paused until the oldest of them has its response. */
	#waits = false;

	/** @param socket - As `http.Server` hands it over, with its listeners. */
	constructor(socket: Socket) {
		this.socket = socket;
		this.#onDrain = socket.listeners('drain') as (() => void)[];
		[this.#parse = () => {}] = socket.listeners('data') as ((chunk: Buffer) => void)[];
		this.#parser = (socket as Socket & { readonly parser: Parser }).parser;
		const { onIncoming } = this.#parser;
		this.#parser.onIncoming = (request, keepAlive) =>
			onIncoming(request, keepAlive) || (this.closing || this.#isFull() ? pause : 0);
	}

	/**
	 * Keeps alive a socket that `http.Server` has let go of, which it does behind a CONNECT: the responses before it have
	 * still to be written, and a connection that fails is no crash.
	 */
	takeOver(): void {
		this.socket.off('data', this.#read);
		for (const listener of this.#onDrain) this.socket.on('drain', listener);
		this.socket.on('error', () => this.socket.destroy());
		// A socket that nobody reads does not notice that its client has gone.
		this.socket.resume();
	}

	/** A request has come; its body may not have. */
	begin(exchange: Exchange): void {
		this.latest = exchange;
		this.#unanswered.push(exchange);
		this.bytesTaken = this.socket.bytesRead;
	}

	/** The parser has paused. @param rest - What it has not parsed. */
	hold(rest: Buffer): void {
		this.#parser.resume();
		// Completes a request without a body, even if nothing follows it.
		this.#parser.execute(Buffer.alloc(0));
		this.socket.off('data', this.#parse).off('data', this.#read).on('data', this.#read);
		// `http.Server` may have stopped the parser's reading, and restarts it only while the parser reads by itself.
		this.socket._read(0);
		this.#wait(rest);
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

	#isFull(): boolean {
		while (this.#unanswered[0]?.response.writableFinished) this.#unanswered.shift();
		return this.#unanswered.length >= maximumUnanswered;
	}

	readonly #read = (chunk: Buffer): void => {
		this.#waits = false;
		// A request that waits for its body also resumes the socket.
		if (this.#isFull()) this.#wait(chunk);
		else this.#parse(chunk);
	};

	#wait(rest: Buffer): void {
		// If it is, `http.Server` has paused it until more of the responses is sent.
		if (!this.socket.isPaused()) {
			this.#waits = true;
			this.socket.pause();
			// Other clients get a turn between two batches.
			this.#unanswered[0]?.response.once('close', () => setImmediate(() => this.#waits && this.socket.resume()));
		}
		this.socket.unshift(rest);
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
