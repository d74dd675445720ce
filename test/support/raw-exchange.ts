import { connect } from 'node:net';

/** `read`: waits for the server to close. `leave`: cuts the connection at once. `finish`: closes its own half. */
export type Ending = 'read' | 'leave' | 'finish';

export interface RawRequest {
	/** The request line and the headers, up to and with the empty line. */
	readonly head: string;
	/** Sent after the head, each piece in a write of its own. */
	readonly body: readonly string[];
	/** What the client does once everything is written. */
	readonly ending: Ending;
}

/**
 * Sends a request byte by byte as it is written.
 *
 * @returns What came until the connection was closed by either side.
 */
export function exchange(port: number, { head, body, ending }: RawRequest): Promise<string> {
	return new Promise((resolve) => {
		const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
		const received: Buffer[] = [];
		socket.on('data', (data: Buffer) => received.push(data));
		// Longer than any server may take to answer or to give up.
		socket.setTimeout(40_000, () => socket.destroy());
		socket.on('end', () => socket.end());
		// A server that refuses a body resets the connection of a client that goes on sending it.
		socket.on('error', () => socket.destroy());
		socket.on('close', () => resolve(Buffer.concat(received).toString('latin1')));
		socket.on('connect', () => {
			socket.write(head, 'latin1');
			for (const piece of body) socket.write(piece);
			if (ending === 'leave') socket.end(() => socket.destroy());
			if (ending === 'finish') socket.end();
		});
	});
}

/** The status code of the final response in what a server has sent; `undefined` when it sent none. */
export function statusOf(received: string): number | undefined {
	const [, code] = /^(?:HTTP\/1\.[01] 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)*HTTP\/1\.[01] (\d{3})/.exec(received) ?? [];
	return code === undefined ? undefined : Number(code);
}
