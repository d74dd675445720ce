/** The bundle of all pages, made once for each state of the code and kept from build to build. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { BuildError } from '../build-error.ts';
import { listFiles } from '../list-files.ts';
import { sha256 } from '../sha256.ts';
import { hashCode } from './code-hash.ts';
import type * as Entry from './entry.ts';
import type { PageCodes } from './module-graph.ts';

export interface PageBundle {
	/** Absolute path. */
	readonly folder: string;
	/** SHA-256 of the code that it was made of. */
	readonly code: string;
}

const prefix = 'pages-';
/** The present one, and the one made before it, to whose code one may go back. */
const keptBundles = 2;
const listName = 'files.json';
/** Of bundling, while someone edits the code. */
const maximumAttempts = 3;

/**
 * Finds the bundle of the present code, or makes it.
 *
 * @param cache - The build cache.
 * @param again - Makes it even where it is there already.
 * @throws {BuildError} with what the bundler says is wrong, or when the code changes again and again meanwhile.
 */
export async function preparePageBundle(root: string, cache: string, again: boolean): Promise<PageBundle> {
	for (let attempt = 0; attempt < maximumAttempts; attempt++) {
		const code = hashCode(root);
		const folder = join(cache, prefix + code.slice(0, 16));
		if (!again && isWhole(folder)) {
			const now = new Date();
			utimesSync(folder, now, now);
			return { folder, code };
		}
		if (await makeOf(code, { root, cache, folder })) return { folder, code };
	}
	throw new BuildError('The code changes while its pages are bundled. Build again when it no longer does.');
}

/** @returns Whether the code was the same from the beginning to the end; else nothing is left of the bundle. */
async function makeOf(
	code: string,
	{ root, cache, folder }: { readonly root: string; readonly cache: string; readonly folder: string },
): Promise<boolean> {
	removeUnfinished(cache);
	// Of this process alone: the bundler of a build that was killed may still be at work for a moment.
	const next = `${folder}.${process.pid}`;
	try {
		await make(root, next);
		if (hashCode(root) !== code) return false;
		writeFileSync(join(next, listName), JSON.stringify(hashesIn(next)));
		rmSync(folder, { recursive: true, force: true });
		renameSync(next, folder);
		removeOld(cache);
		return true;
	} finally {
		for (const left of [next, `${next}.cache`]) rmSync(left, { recursive: true, force: true });
	}
}

/** What the bundle exports. Each thread imports it once. */
export async function importPages({ folder }: PageBundle): Promise<typeof Entry> {
	const pages = join(folder, 'pages');
	const entry = readdirSync(pages).find((name) => name.startsWith('prerender-entry'));
	return (await import(pathToFileURL(join(pages, entry ?? '')).href)) as typeof Entry;
}

export const readPageCodes = ({ folder }: PageBundle): PageCodes =>
	JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as PageCodes;

async function make(root: string, target: string): Promise<void> {
	const child = spawn(process.execPath, [join(import.meta.dirname, 'make-bundle.ts'), root, target], {
		// The channel tells it when this process has ended, however that was.
		stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
	});
	const end = () => void child.kill('SIGKILL');
	process.once('exit', end);
	const [printed, [exitCode, signal]] = await Promise.all([
		text(child.stderr as Readable),
		once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
	]);
	process.off('exit', end);
	if (exitCode !== 0) throw new BuildError(printed.trim() || `The pages could not be bundled (${signal ?? exitCode}).`);
}

/** Whether every file has the bytes that it was written with. */
function isWhole(folder: string): boolean {
	try {
		const listed = readFileSync(join(folder, listName), 'utf8');
		return listed === JSON.stringify(hashesIn(folder));
	} catch {
		return false;
	}
}

const hashesIn = (folder: string): Record<string, string> =>
	Object.fromEntries(
		listFiles(folder)
			.filter((path) => path !== listName)
			.map((path) => [path, sha256(readFileSync(join(folder, path)))]),
	);

/** What builds that were killed have left. */
function removeUnfinished(cache: string): void {
	for (const name of readdirSync(cache)) {
		if (name.startsWith(prefix) && name.includes('.')) rmSync(join(cache, name), { recursive: true, force: true });
	}
}

function removeOld(cache: string): void {
	const byAge = readdirSync(cache)
		.filter((name) => name.startsWith(prefix) && !name.includes('.'))
		.map((name) => ({ path: join(cache, name), age: statSync(join(cache, name)).mtimeMs }))
		.sort((a, b) => b.age - a.age);
	for (const { path } of byAge.slice(keptBundles)) rmSync(path, { recursive: true, force: true });
}
