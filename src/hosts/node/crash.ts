import { logError } from './log.ts';

/** A bug ends the process with one line and code 1: nobody knows what state it left. What supervises it starts it again. */
export function exitOnCrash(): void {
	// Unhandled rejections come here, too.
	process.on('uncaughtException', crash);
}

export function crash(error: unknown): never {
	logError('crash', error, { pid: process.pid });
	process.exit(1);
}
