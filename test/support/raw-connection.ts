/** A client that sends bytes as they are, and reads one response after the other. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawResponse {
	readonly status: number;
	/** By lower-case name; values of one name joined by commas. */
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
}

export class RawConnection {
	readonly socket: Socket;
	/** Code of the error that ended the connection; `undefined` for an orderly end. */
	readonly closed: Promise<string | undefined>;
	#received = '';
	#ended = false;
	#wake = () => {};

	constructor(socket: Socket) {
		this.socket = socket;
		socket.setEncoding('latin1');
		let code: string | undefined;
		socket.on('error', (error: NodeJS.ErrnoException) => {
			code = error.code;
		});
		socket.on('data', (chunk: string) => {
			this.#received += chunk;
			this.#wake();
		});
		this.closed = new Promise((resolve) => {
			socket.once('close', () => {
				this.#ended = true;
				this.#wake();
				resolve(code);
			});
		});
	}

	send(text: string): void {
		this.socket.write(text);
	}

	/** What has come and was not taken by {@link response}. */
	rest(): string {
		return this.#received;
	}

	/** The next response whose length is told. Fails when the connection ends before. */
	async response(): Promise<RawResponse> {
		for (;;) {
			const taken = this.#take();
			if (taken) return taken;
			if (this.#ended) throw new Error(`The connection ended behind ${JSON.stringify(this.#received)}.`);
			await new Promise<void>((resolve) => {
				this.#wake = resolve;
			});
		}
	}

	#take(): RawResponse | undefined {
		const end = this.#received.indexOf('\r\n\r\n');
		if (end < 0) return undefined;
		const [line = '', ...fields] = this.#received.slice(0, end).split('\r\n');
		const status = Number(line.split(' ')[1]);
		const headers: Record<string, string> = {};
		for (const field of fields) {
			const colon = field.indexOf(':');
			const name = field.slice(0, colon).toLowerCase();
			headers[name] = [headers[name], field.slice(colon + 1).trim()].filter((value) => value !== undefined).join(', ');
		}
		const bodyless = status < 200 || status === 204 || status === 304;
		const length = bodyless ? 0 : Number(headers['content-length']);
		if (Number.isNaN(length)) throw new Error(`No length is told in ${JSON.stringify(this.#received)}.`);
		if (this.#received.length < end + 4 + length) return undefined;
		const body = this.#received.slice(end + 4, end + 4 + length);
		this.#received = this.#received.slice(end + 4 + length);
		return { status, headers, body: Buffer.from(body, 'latin1').toString() };
	}
}

export async function openRaw(url: string): Promise<RawConnection> {
	const socket = connect(Number(new URL(url).port), '127.0.0.1');
	await once(socket, 'connect');
	return new RawConnection(socket);
}

export async function sendRaw(url: string, text: string): Promise<RawResponse> {
	const connection = await openRaw(url);
	connection.send(text);
	try {
		return await connection.response();
	} finally {
		connection.socket.destroy();
	}
}
