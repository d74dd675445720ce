/** The log of the server: one line of JSON for each event. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';
import { errorFacts, withoutCredentials } from '../../contract/errors.ts';

/** The request that a route is rendering, in everything that the route has started. */
export const rendering = new AsyncLocalStorage<{ readonly request_id: string; readonly route: string }>();

type Facts = Readonly<Record<string, unknown>>;

/** The console as it was before {@link logConsole}. It ignores that a reader of the log has gone. */
let write = (line: string) => console.log(line);

export function log(event: string, facts: Facts): void {
	write(withoutCredentials(JSON.stringify({ time: new Date().toISOString(), event, ...facts })));
}

/**
 * Outside of a terminal, what is printed by commands, libraries, routes of a board and Node itself becomes lines of the log, too.
 */
export function logConsole(): void {
	if (process.stdout.isTTY) return;
	write = console.log.bind(console);
	for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const)
		console[level] = (...parts: unknown[]) => log('printed', { level, message: format(...parts) });
	process.removeAllListeners('warning').on('warning', (warning) => logError('warning', warning));
}

/** Logs an error, with its stack in the same line. */
export function logError(event: string, error: unknown, facts: Facts = {}): void {
	log(event, { ...facts, ...errorFacts(error) });
}

/**
 * After a bug the state of the process is unknown, so it logs one line and exits with 1. Its supervisor restarts it. A promise
 * that a route of the board has left alone is no bug of the server.
 */
export function exitOnCrash(): void {
	process.on('uncaughtException', (error) => {
		logError('crash', error, { pid: process.pid });
		process.exit(1);
	});
	process.on('unhandledRejection', (error) => {
		const request = rendering.getStore();
		// Thrown here, it is an uncaught exception.
		if (request === undefined) throw error;
		logError('error', error, request);
	});
}

const quietMilliseconds = 10_000;

/** Logs events of connections. Refusals come in floods: for each reason there is one line in ten seconds, with their number. */
export function connectionLog(): (event: string, facts: Facts) => void {
	const floods = new Map<string, { since: number; count: number }>();
	return (event, facts) => {
		if (event !== 'connection_refused') return log(event, facts);
		const reason = String(facts['reason']);
		const flood = floods.get(reason) ?? { since: Number.NEGATIVE_INFINITY, count: 0 };
		floods.set(reason, flood);
		flood.count++;
		if (performance.now() - flood.since < quietMilliseconds) return;
		log(event, { ...facts, count: flood.count });
		flood.since = performance.now();
		flood.count = 0;
	};
}
