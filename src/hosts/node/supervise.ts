/** Keeps a server running: one that crashes, or is killed by somebody else, is started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { SettingsError } from '../../config/settings-error.ts';
import { log } from './log.ts';

export interface SuperviseOptions {
	/** The script of the server, which sends `listening`, or `unusable` when a setting keeps it from that. */
	readonly script: string;
	readonly environment: NodeJS.ProcessEnv;
	/** Requests the end. Its reason is the signal that is passed on. */
	readonly ending: AbortSignal;
	readonly onFirstListening: () => void;
	/** @param attempt - How many times in a row the server has ended soon, from 0. */
	readonly backOff?: (attempt: number) => number;
	/** Milliseconds after which a server that should end, and has not, is killed. */
	readonly killAfter?: number;
}

interface End {
	/** `null` when a signal ended it. */
	readonly code: number | null;
	readonly signal: NodeJS.Signals | null;
	readonly unusable: boolean;
	readonly milliseconds: number;
}

/** A server that ran this long did not crash for what made it crash before. */
export const steadyMilliseconds = 60_000;

/** Longer than a server takes to end, unless it is stopped or computes without end. */
const killAfterMilliseconds = 15_000;

/** A quarter of a second, then twice as long each time, up to half a minute. */
export const doubled = (attempt: number): number => Math.min(250 * 2 ** attempt, 30_000);

/** @returns The exit code: that of the server, once it was to end, or could not begin. @throws {SettingsError} */
export async function supervise(options: SuperviseOptions): Promise<number> {
	const { ending, backOff = doubled } = options;
	let listenedOnce = false;
	for (let attempt = 0; ; attempt++) {
		const end = await runServer(options, () => {
			if (!listenedOnce) options.onFirstListening();
			listenedOnce = true;
		}).catch((error: NodeJS.ErrnoException) => {
			throw new SettingsError(
				`Cannot start the server with \`${process.execPath}\` (${error.code}). Check that \`npm ci\` has finished and that the machine has memory and processes left, then start again.`,
			);
		});
		if (ending.aborted || (end.unusable && !listenedOnce)) return end.code ?? 1;
		if (end.milliseconds >= steadyMilliseconds) attempt = 0;
		const wait = backOff(attempt);
		log('server_ended', { code: end.code, signal: end.signal, starts_in_ms: wait });
		await sleep(wait, undefined, { signal: ending }).catch(() => {});
		if (ending.aborted) return 0;
	}
}

function runServer(
	{ script, environment, ending, killAfter = killAfterMilliseconds }: SuperviseOptions,
	onListening: () => void,
): Promise<End> {
	const begin = performance.now();
	return new Promise((resolve, reject) => {
		let unusable = false;
		const child = spawn(process.execPath, [script], {
			env: environment,
			stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
		});
		let impatience: NodeJS.Timeout | undefined;
		const stop = () => {
			pass(child, ending.reason);
			impatience = setTimeout(() => child.kill('SIGKILL'), killAfter);
		};
		const settle = (code: number | null, signal: NodeJS.Signals | null) => {
			clearTimeout(impatience);
			ending.removeEventListener('abort', stop);
			resolve({ code, signal, unusable, milliseconds: performance.now() - begin });
		};
		ending.addEventListener('abort', stop);
		child.on('message', (message) => {
			unusable ||= message === 'unusable';
			if (message === 'listening') onListening();
		});
		child.once('exit', settle);
		child.once('error', reject);
	});
}

function pass(child: ChildProcess, signal: unknown): void {
	child.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM');
}
