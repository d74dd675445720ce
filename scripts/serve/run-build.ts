import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

export interface BuildOutcome {
	/** Whether the build went live. */
	readonly ok: boolean;
	/** What it said was wrong. */
	readonly printed: string;
}

const script = resolve(import.meta.dirname, '..', 'build.ts');

/**
 * Runs `npm run build` in a process of its own, whose memory is free again afterwards.
 *
 * @param signal - Kills the build. What is live stays as it is at any moment of a build.
 */
export async function runBuild(environment: NodeJS.ProcessEnv, signal: AbortSignal): Promise<BuildOutcome> {
	try {
		const child = spawn(process.execPath, [script], { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
		const kill = () => void child.kill('SIGKILL');
		signal.addEventListener('abort', kill, { once: true });
		const [printed, [code, killer]] = await Promise.all([
			text(child.stderr),
			once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
		]);
		signal.removeEventListener('abort', kill);
		return { ok: code === 0, printed: printed.trim() || `The build was ended by ${killer ?? code}.` };
	} catch (error) {
		// A machine that is short of memory or of processes starts none: the next attempt may fare better.
		return { ok: false, printed: `The build could not be started: ${error instanceof Error ? error.message : error}.` };
	}
}
