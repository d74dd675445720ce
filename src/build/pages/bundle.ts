/** The bundle of all pages, made once for each state of the code and kept from build to build. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { readBoardTexts } from '../../content/read-single-files.ts';
import { isCheckout, moduleFile, packageFolder } from '../../places.ts';
import { UserError } from '../../user-error.ts';
import { hashFiles, listFiles, syncFolder } from '../files.ts';
import type * as Entry from './entry.ts';
import { configurationFiles, shippedBundle } from './shipped-bundle.ts';

export interface PageBundle {
	/** Absolute path. */
	readonly folder: string;
	/** SHA-256 of the code that it was made of. */
	readonly code: string;
}

interface BundlePlaces {
	/** The board. */
	readonly root: string;
	/** The content, whose language and texts are a part of the code. */
	readonly contentDir: string;
	/** The build cache. */
	readonly cache: string;
}

const prefix = 'pages-';

/**
 * Finds the bundle of the present code, or makes it in a child process.
 *
 * @param again - Makes it again even if one is left of an earlier build.
 * @returns The bundle, and the making of one that does not exist. It throws a `UserError` with what the bundler says is wrong,
 * or when the code changes meanwhile.
 */
export function preparePageBundle(
	{ root, contentDir, cache }: BundlePlaces,
	again: boolean,
): { readonly bundle: PageBundle; readonly making: Promise<void> | undefined } {
	const shipped = shippedBundle(root, contentDir);
	if (shipped) return { bundle: shipped, making: undefined };
	const code = hashCode(root, contentDir);
	const folder = join(cache, prefix + code.slice(0, 16));
	const exists = !again && existsSync(folder);
	const making = exists ? undefined : makeOf(code, { root, contentDir, cache, folder });
	return { bundle: { folder, code }, making };
}

/** SHA-256 of the sources of the board and of the software, their texts, configuration and lock file, and the version of Node. */
export function hashCode(root: string, contentDir: string): string {
	const filesOf = (folder: string, names: readonly string[]) =>
		names.flatMap((name) => {
			const stat = statSync(join(folder, name), { throwIfNoEntry: false });
			return stat?.isDirectory() ? listFiles(join(folder, name)).map((path) => `${name}/${path}`) : stat ? [name] : [];
		});
	const own = filesOf(root, ['src', 'package.json', ...configurationFiles(root), ...lockFiles]);
	const software = isCheckout ? [] : filesOf(packageFolder, ['lib', 'package.json']);
	return hashFiles(
		root,
		own,
		hashFiles(packageFolder, software, process.version + JSON.stringify(readBoardTexts(contentDir))),
	);
}

const lockFiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** @throws {UserError} when the code is not the same from the beginning to the end; nothing is left of the bundle then. */
async function makeOf(
	code: string,
	{ root, contentDir, cache, folder }: BundlePlaces & { readonly folder: string },
): Promise<void> {
	// Each process has its own: the bundler of a build that was killed may still be at work for a moment.
	const next = `${folder}.${process.pid}`;
	try {
		await make({ root, contentDir }, next);
		if (hashCode(root, contentDir) !== code)
			throw new UserError('The code changed while its pages were being bundled. Build again.');
		syncFolder(next);
		for (const name of readdirSync(cache)) {
			const isOther = name.startsWith(prefix) && !next.endsWith(name);
			if (isOther) rmSync(join(cache, name), { recursive: true, force: true });
		}
		renameSync(next, folder);
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

/** The code of the pages, and of the routes that are rendered on request. */
export const codeOf = ({ folder }: PageBundle): string[] =>
	['pages', 'server'].flatMap((name) =>
		listFiles(join(folder, name)).map((path) => readFileSync(join(folder, name, path), 'utf8')),
	);

async function make({ root, contentDir }: Omit<BundlePlaces, 'cache'>, target: string): Promise<void> {
	const child = spawn(process.execPath, [moduleFile('src/build/pages/make-bundle'), root, target], {
		// The channel closes when this process ends, in whatever way.
		stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
		env: { ...process.env, CONTENT_DIR: contentDir },
	});
	// Without a free file descriptor, the process does not start, and has no channels.
	await once(child, 'spawn');
	const end = () => void child.kill('SIGKILL');
	process.once('exit', end);
	const [printed, [exitCode, signal]] = await Promise.all([
		text(child.stderr as Readable),
		once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
	]);
	process.off('exit', end);
	if (exitCode !== 0) throw new UserError(printed.trim() || `The pages could not be bundled (${signal ?? exitCode}).`);
}
