/** Cuts connections whose clients do not read their response. */
import type { Connection, Connections } from './connections.ts';

interface Progress {
	readonly sent: number;
	readonly since: number;
}

/**
 * Looks at every connection again and again, whatever else happens on it: a client that keeps sending is no reader.
 *
 * @param milliseconds - How long nothing of a response may leave for the client.
 * @param onCut - Called with each connection that is cut.
 * @returns Ends the looking.
 */
export function cutStalled(
	connections: Connections,
	milliseconds: number,
	onCut: (connection: Connection) => void,
): () => void {
	const known = new WeakMap<Connection, Progress>();
	const look = () => {
		const now = performance.now();
		for (const connection of connections.all()) {
			const { socket } = connection;
			const sent = socket.bytesWritten - socket.writableLength;
			const before = known.get(connection);
			if (socket.writableLength === 0 || before?.sent !== sent) known.set(connection, { sent, since: now });
			else if (now - before.since >= milliseconds) {
				onCut(connection);
				connection.closing = true;
				socket.destroy();
			}
		}
	};
	const timer = setInterval(look, milliseconds / 5);
	timer.unref();
	return () => clearInterval(timer);
}
