/** Runs the builds of a server in processes of their own: with which settings, and what would make them fail. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { commandArguments } from '../places.ts';
import { defaultReleases, readRecord } from './releases.ts';
import { readLiveStatus } from './status.ts';

export interface BuildOutcome {
	/** Whether the live release is up to date. */
	readonly ok: boolean;
	/** The problems that it printed. */
	readonly printed: string;
}

/**
 * Runs `npm run build`, or another command, in a process of its own, whose memory is free again afterwards.
 *
 * @param options - Of `npm run build`.
 * @param signal - Kills the build. The live release stays as it is at any moment of a build.
 */
export async function runBuild(
	environment: NodeJS.ProcessEnv,
	options: readonly string[],
	signal: AbortSignal,
	command = 'build',
): Promise<BuildOutcome> {
	try {
		const child = spawn(process.execPath, [...commandArguments(command), ...options], {
			env: environment,
			stdio: ['ignore', 'ignore', 'pipe'],
		});
		const kill = () => void child.kill('SIGKILL');
		signal.addEventListener('abort', kill, { once: true });
		await once(child, 'spawn');
		const [printed, [code, killer]] = await Promise.all([
			text(child.stderr),
			once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
		]);
		signal.removeEventListener('abort', kill);
		return { ok: code === 0, printed: printed.trim() || `The build ended with ${killer ?? code}.` };
	} catch (error) {
		// A machine that is short of memory or of processes starts none: the next attempt may fare better.
		return { ok: false, printed: `The build could not be started: ${error instanceof Error ? error.message : error}.` };
	}
}

/**
 * What a rebuild makes beside the catalog: what the environment says, or what the live release was built with, so that a
 * server that knows of no such setting takes nothing away and adds nothing.
 *
 * @param out - Path of the output.
 */
export function liveExtras(out: string, environment: NodeJS.ProcessEnv): { readonly EXTRAS?: string } {
	const extras = environment['EXTRAS'] || readRecord(out)?.extras;
	return extras ? { EXTRAS: extras } : {};
}

export interface BuildPlaces {
	/** The checkout. */
	readonly root: string;
	readonly contentDir: string;
	/** The output that is served. */
	readonly out: string;
}

/** Why nothing can be built here while the output is served, in a sentence; `undefined` if builds are possible. */
export function failedPrecondition({ root, contentDir, out }: BuildPlaces): string | undefined {
	if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory()) return `There is no folder \`${contentDir}\`.`;
	if (!readLiveStatus(out)) return `\`${out}\` has no \`status.json\`. Run \`npm run build\` once.`;
	// Nothing replaces a folder in one step: requests would meet the gap.
	if (!lstatSync(out).isSymbolicLink()) return `\`${out}\` is a folder instead of a link. Run \`npm run build\` once.`;
	const builds = defaultReleases(root);
	const closed = [existsSync(builds) ? builds : root, dirname(out)].find((path) => !isWritable(path));
	return closed && `Cannot write to \`${closed}\`.`;
}

/** By writing: the permissions of a folder do not show that its file system is mounted read-only. */
function isWritable(folder: string): boolean {
	try {
		rmdirSync(mkdtempSync(join(folder, '.try-')));
		return true;
	} catch {
		return false;
	}
}
