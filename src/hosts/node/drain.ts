/** Ends a server without breaking a request that a client has sent. */
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Connection, Connections } from './connections.ts';

/** All in milliseconds from the beginning of the end. */
export interface DrainTimes {
	/** Until idle connections are closed: their clients may have just sent a request, which gets its response. */
	readonly idle: number;
	/** Until requests are refused that are still not complete. */
	readonly incomplete: number;
	/** Until what is left is cut. */
	readonly all: number;
}

/** How often what has become idle is closed. */
const lookMilliseconds = 50;

/** Of the event loop, in which new connections are waited for. More of them come without end. */
const mostTurns = 100;

/**
 * Takes no more connections; those that are open live on for a while, and say with each response that
 * they close. Resolves when the last one has closed.
 *
 * @param refuse - Refuses a request that is not complete, and closes its connection.
 */
export async function drain(
	server: Server,
	connections: Connections,
	times: DrainTimes,
	refuse: (connection: Connection) => void,
): Promise<void> {
	const begin = performance.now();
	const passed = () => performance.now() - begin;
	await takeArrived(server);
	// The server's own `close` would end idle connections at once, and stop looking for requests that do not arrive.
	NetServer.prototype.close.call(server);
	const empty = connections.empty().then(() => true);
	while (!(await Promise.race([empty, sleep(lookMilliseconds, false)]))) {
		if (passed() < times.idle) continue;
		for (const { socket } of connections.all().filter((connection) => connection.isIdle())) socket.destroy();
		if (passed() >= times.all) for (const { socket } of connections.all()) socket.destroy();
		else if (passed() >= times.incomplete)
			connections
				.all()
				.filter((one) => one.isIncomplete())
				.forEach(refuse);
	}
	server.close();
}

/**
 * Takes the connections that the system has accepted already, which it would reset with the socket that listens. Each
 * turn of the event loop takes those that came before it, so the last turn is one to which none came.
 */
async function takeArrived(server: Server): Promise<void> {
	let arrived = 0;
	const count = () => void arrived++;
	server.on('connection', count);
	// The first turn may be half over.
	await setImmediate();
	for (let turn = 0, before = -1; turn < mostTurns && arrived !== before; turn++) {
		before = arrived;
		await setImmediate();
	}
	server.off('connection', count);
}
