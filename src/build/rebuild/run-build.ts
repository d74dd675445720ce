import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { buildCommand } from '../build-command.ts';
import type { BuildReason } from '../build-reason.ts';

export interface BuildOutcome {
	/** Whether what is live is as it should be. */
	readonly ok: boolean;
	/** What it said was wrong. */
	readonly printed: string;
	/** Why there was nothing to build after all. */
	readonly notNeeded?: string;
}

/**
 * Runs `npm run build` in a process of its own, whose memory is free again afterwards.
 *
 * @param occasion - Why. The build checks it again once it holds the lock, since another server may have built before.
 * @param signal - Kills the build. What is live stays as it is at any moment of a build.
 */
export async function runBuild(
	environment: NodeJS.ProcessEnv,
	occasion: BuildReason,
	signal: AbortSignal,
): Promise<BuildOutcome> {
	try {
		const child = spawn(process.execPath, [...buildCommand, `--for=${occasion}`], {
			env: environment,
			stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
		});
		const messages: { readonly notNeeded?: string }[] = [];
		child.on('message', (message) => messages.push(message as { notNeeded?: string }));
		const kill = () => void child.kill('SIGKILL');
		signal.addEventListener('abort', kill, { once: true });
		const [printed, [code, killer]] = await Promise.all([
			// It is piped.
			text(child.stderr as Readable),
			once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
		]);
		signal.removeEventListener('abort', kill);
		const outcome = { ok: code === 0, printed: printed.trim() || `The build was ended by ${killer ?? code}.` };
		return { ...outcome, ...messages[0] };
	} catch (error) {
		// A machine that is short of memory or of processes starts none: the next attempt may fare better.
		return { ok: false, printed: `The build could not be started: ${error instanceof Error ? error.message : error}.` };
	}
}
