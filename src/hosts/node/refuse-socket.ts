/** Responds on a bare socket, where the parser has given up. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { HttpResponse } from '../../http/response.ts';

/** How long the other end may take to close, too. */
const lingerMilliseconds = 1_000;

/** Writes a last response and closes. A body that is no string is left out. */
export function refuseSocket(socket: Socket, { status, headers, body }: HttpResponse): void {
	const text = typeof body === 'string' ? body : '';
	const fields = {
		...headers,
		Date: new Date().toUTCString(),
		'Content-Length': Buffer.byteLength(text),
		Connection: 'close',
	};
	const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
	socket.on('error', () => socket.destroy());
	socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${text}`);
	// Unread bytes would have the system reset the connection, and the response be lost.
	socket.resume();
	const timer = setTimeout(() => socket.destroy(), lingerMilliseconds);
	socket.once('close', () => clearTimeout(timer));
}
