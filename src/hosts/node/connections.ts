/** The connections that are open: how many of whom, and which of them wait for something. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { clientKey } from '../../http/rate-limit/client-key.ts';
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
	readonly #parser: Parser;
	/** Hands bytes to the parser, which reads the socket by itself until it has paused once. */
	readonly #parse: (chunk: Buffer) => void;
	/** Oldest first; the first ones may have their responses. */
	readonly #unanswered: Exchange[] = [];
	/** The socket is paused until the oldest of them has its response. */
	#waits = false;
	/** Bytes that had left for the client when some last did, and when that was. */
	#sent = 0;
	#sentAt = performance.now();

	/** @param socket - As `http.Server` hands it over, with its listeners. */
	constructor(socket: Socket) {
		this.socket = socket;
		[this.#parse = () => {}] = socket.listeners('data') as ((chunk: Buffer) => void)[];
		this.#parser = (socket as Socket & { readonly parser: Parser }).parser;
		const { onIncoming } = this.#parser;
		this.#parser.onIncoming = (request, keepAlive) =>
			onIncoming(request, keepAlive) || (this.closing || this.#isFull() ? pause : 0);
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

	/** Every request that has come has its response. */
	isAnswered(): boolean {
		return this.latest?.response.writableFinished ?? true;
	}

	/** Nothing has come, or every request has its response. */
	isIdle(): boolean {
		return this.isAnswered() && this.socket.bytesRead === this.bytesTaken;
	}

	/** A request has begun and is not complete. */
	isIncomplete(): boolean {
		return !this.isIdle() && (!this.latest?.request.complete || this.isAnswered());
	}

	/** Whether nothing of a response has left for the client for some time, whatever the client sends. */
	isStalled(milliseconds: number): boolean {
		const now = performance.now();
		const { bytesWritten, writableLength } = this.socket;
		const sent = bytesWritten - writableLength;
		if (writableLength > 0 && sent === this.#sent) return now - this.#sentAt >= milliseconds;
		this.#sent = sent;
		this.#sentAt = now;
		return false;
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
	readonly #perClient = new Map<string, number>();

	/** @returns `undefined` when the client has as many connections as it may have. */
	add(socket: Socket, maximumPerClient: number): Connection | undefined {
		const client = clientKey(socket.remoteAddress ?? '');
		const count = this.#perClient.get(client) ?? 0;
		if (count >= maximumPerClient) return undefined;
		this.#perClient.set(client, count + 1);
		const connection = new Connection(socket);
		this.#open.set(socket, connection);
		socket.once('close', () => {
			this.#open.delete(socket);
			const left = (this.#perClient.get(client) ?? 1) - 1;
			if (left > 0) this.#perClient.set(client, left);
			else this.#perClient.delete(client);
		});
		return connection;
	}

	of(socket: Socket): Connection | undefined {
		return this.#open.get(socket);
	}

	all(): Connection[] {
		return [...this.#open.values()];
	}
}
