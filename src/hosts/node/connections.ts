/** The open connections: how many each client has, which requests wait for a response, and the body of a request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientKey } from '../../http/rate-limit/sliding-log.ts';

/** The limit of unanswered requests on a connection; what the client sends after them is not parsed yet. */
const maximumUnanswered = 32;

/** How long the other end of a connection with a last response may take to close, too: without sending, and in all. */
const linger = { idle: 1_000, all: 5_000 };

const endOfHeaders = '\r\n\r\n';

export class Connection {
	readonly socket: Socket;
	/** The last request that came. Its response is the last to be written. */
	latest: Exchange | undefined;
	/** The connection is closing: further requests get no response. */
	closing = false;
	/** Bytes that belong to requests which have been read. */
	bytesTaken = 0;
	/** The listener of `http.Server`, which parses. */
	readonly #parse: (bytes: Buffer) => void;
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
		// `http.Server` calls it after the last response.
		socket.destroySoon = () => this.end();
		[this.#parse = () => {}] = socket.listeners('data') as ((bytes: Buffer) => void)[];
		socket.off('data', this.#parse).on('data', this.#read);
	}

	/**
	 * Sends a last response, and reads on for a while: the system resets a connection with unread bytes, and its client would
	 * lose responses that it has not read yet (RFC 9112 section 9.6).
	 */
	end(text = ''): void {
		const { socket } = this;
		const destroy = () => socket.destroy();
		const idle = setTimeout(destroy, linger.idle);
		const all = setTimeout(destroy, linger.all);
		socket
			.on('error', destroy)
			.on('data', () => idle.refresh())
			.once('close', () => {
				clearTimeout(idle);
				clearTimeout(all);
			});
		socket.end(text);
		socket.resume();
	}

	/** A request has come; its body may not have. */
	begin(exchange: Exchange): void {
		this.latest = exchange;
		this.#unanswered.push(exchange);
		this.bytesTaken = this.socket.bytesRead;
	}

	/** Every request so far has its response. */
	isAnswered(): boolean {
		return this.latest?.response.writableFinished ?? true;
	}

	/** No request has come, or every request has its response. */
	isIdle(): boolean {
		return this.isAnswered() && this.socket.bytesRead === this.bytesTaken;
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

	/** Parses one request at a time: a chunk can hold 2,600 of them. */
	readonly #read = (chunk: Buffer): void => {
		this.#waits = false;
		let rest = chunk;
		while (rest.length > 0 && !this.#isOver()) {
			// Paused, `http.Server` waits until more of the responses is sent.
			if (this.socket.isPaused() || this.#isFull()) return void this.#wait(rest);
			const end = rest.indexOf(endOfHeaders);
			const next = end < 0 ? rest.length : end + endOfHeaders.length;
			this.#parse(rest.subarray(0, next));
			rest = rest.subarray(next);
		}
	};

	/** Parses nothing more, except the body of a request that has been refused. */
	#isOver(): boolean {
		return this.socket.destroyed || (this.closing && (this.latest?.request.complete ?? true));
	}

	#isFull(): boolean {
		while (this.#unanswered[0]?.response.writableFinished) this.#unanswered.shift();
		return this.#unanswered.length >= maximumUnanswered;
	}

	#wait(rest: Buffer): void {
		// A request that waits for its body also resumes the socket.
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

/** The client left before its request was complete, so it needs no response. */
export class RequestAborted extends Error {
	override readonly name = 'RequestAborted';
}

export class Exchange {
	readonly request: IncomingMessage;
	readonly response: ServerResponse;

	constructor(request: IncomingMessage, response: ServerResponse) {
		this.request = request;
		this.response = response;
	}

	/** The facts for the log. They leave out queries, which contain what people search for. */
	facts(): { readonly method: string; readonly path: string } {
		const { method = '', url = '' } = this.request;
		const [path = ''] = url.split(/[?#]/, 1);
		return { method, path: path.slice(0, 200) };
	}

	/** Whether the client has announced a body that has not come yet. */
	get isArriving(): boolean {
		const { headers, complete } = this.request;
		if (complete) return false;
		return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
	}

	/**
	 * Reads the body, which a client may hold back until it gets 100 Continue (RFC 9110 section 10.1.1).
	 *
	 * @returns Of a body above the bound the first bytes, which are more than that.
	 * @throws {RequestAborted} when the client leaves.
	 */
	body(maximumBytes: number): Promise<Buffer<ArrayBuffer>> {
		const { request, response } = this;
		if (request.headers.expect !== undefined && request.httpVersion !== '1.0') response.writeContinue();
		return new Promise((resolve, reject) => {
			const chunks: Buffer[] = [];
			let size = 0;
			const whole = () => resolve(Buffer.concat(chunks));
			const gone = () => reject(new RequestAborted('The client left.'));
			const take = (chunk: Buffer) => {
				chunks.push(chunk);
				size += chunk.length;
				if (size <= maximumBytes) return;
				request.off('data', take);
				whole();
			};
			// The server has already ended the stream of a request that announces no body, without an event.
			if (request.readableEnded) return whole();
			// Its events have passed while the request was decided on.
			if (request.destroyed) return gone();
			request.on('data', take).once('end', whole).once('close', gone).once('error', gone);
		});
	}
}
