/** Runs builds in processes of their own, for servers: to rebuild a live release, and to repair one that is damaged. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { RebuildMode, RebuildSettings } from '../config/build-settings.ts';
import { commandArguments } from '../places.ts';
import { UserError } from '../user-error.ts';
import { bootId, findDamage, findServerDamage, manifestPath } from './manifest.ts';
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

export interface RepairOptions {
	readonly settings: RebuildSettings;
	readonly mode: RebuildMode;
	readonly environment: NodeJS.ProcessEnv;
	/** Notes what happens, as one event with its details. */
	readonly log: (event: string, details: Readonly<Record<string, unknown>>) => void;
}

/**
 * Checks the live release before it is served and builds it again when it is damaged, as after a power cut.
 *
 * @throws {UserError} when rebuilding is turned off or fails.
 */
export async function repairRelease({ settings, mode, environment, log }: RepairOptions): Promise<void> {
	const out = resolve(settings.OUT_DIR);
	const damage = damageOf(out);
	if (damage === undefined) return;
	log('release_damaged', { message: damage });
	const sentence = `The release in \`${settings.OUT_DIR}\` is damaged: ${damage}`;
	if (mode === 'off') throw new UserError(`${sentence} Run \`npm run build\` or \`npm run rollback\`.`);
	const baseUrl = readLiveStatus(out)?.base_url ?? readRecord(out)?.base_url;
	const stopping = new AbortController();
	const stop = () => stopping.abort();
	process.once('SIGTERM', stop).once('SIGINT', stop);
	const outcome = await runBuild(
		{
			...environment,
			...liveExtras(out, environment),
			...(baseUrl === undefined ? {} : { SITE_URL: baseUrl }),
			NETLIFY: '',
		},
		// What the file system says of damaged files may be what it said of whole ones.
		['--full'],
		stopping.signal,
	);
	process.off('SIGTERM', stop).off('SIGINT', stop);
	if (!outcome.ok) {
		throw new UserError(
			`${outcome.printed}\n\n${sentence} It could not be built again. Run \`npm run build\` or \`npm run rollback\`.`,
		);
	}
	log('rebuilt', { reason: 'damage' });
}

/** Every file is read when the machine has been started since the release was written to its disk. */
function damageOf(out: string): string | undefined {
	const isLink = lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink();
	if (isLink && !existsSync(out)) return `\`${out}\` points to a folder that does not exist.`;
	// What has never been a build is not damaged; the server says that there is none.
	if (!isLink && !existsSync(join(out, manifestPath))) return undefined;
	const boot = readRecord(out)?.boot ?? null;
	return boot !== null && boot === bootId() ? findServerDamage(out) : findDamage(out);
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
