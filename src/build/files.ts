/** Files and folders of a build: listed in a fixed order, hashed, and written so that a power cut leaves all or nothing. */
import { spawnSync } from 'node:child_process';
import { createHash, hash } from 'node:crypto';
import {
	closeSync,
	fsyncSync,
	openSync,
	readdirSync,
	readFileSync,
	renameSync,
	type WriteFileOptions,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Brings a folder with all its files to the disk, in one call for its file system (syncfs(2)): one for each file costs
 * as many waits as there are files. Where `sync` cannot do that, it syncs every file system.
 */
export function syncFolder(folder: string): void {
	const { status } = spawnSync('sync', ['-f', folder], { stdio: 'ignore' });
	if (status !== 0) spawnSync('sync', { stdio: 'ignore' });
}

/** Writes a file. Node's own error of a full disk has no path. */
export function writeTo(path: string, data: string | Uint8Array, options?: WriteFileOptions): void {
	try {
		writeFileSync(path, data, options);
	} catch (error) {
		throw Object.assign(error as Error, { path });
	}
}

/** What is read of files that may be missing or damaged; `undefined` when they are. */
export function readIfWhole<Result>(read: () => Result): Result | undefined {
	try {
		return read();
	} catch {
		return undefined;
	}
}

/** Replaces one small file. */
export function writeDurably(path: string, text: string): void {
	const next = `${path}.next`;
	writeTo(next, text, { flush: true });
	renameDurably(next, path);
}

/** Renames within one folder. */
export function renameDurably(from: string, to: string): void {
	renameSync(from, to);
	try {
		const folder = openSync(dirname(to), 'r');
		try {
			fsyncSync(folder);
		} finally {
			closeSync(folder);
		}
	} catch {
		// The rename is done; some file systems cannot sync a folder.
	}
}

/** Every file below a folder as a relative path with `/`, in an order that does not depend on the machine. */
export function listFiles(folder: string): string[] {
	const visit = (path: string): string[] =>
		readdirSync(`${folder}/${path}`, { withFileTypes: true }).flatMap((entry) => {
			const name = path === '' ? entry.name : `${path}/${entry.name}`;
			return entry.isDirectory() ? visit(name) : [name];
		});
	return visit('').sort();
}

/** SHA-256 of a text or of bytes, in hexadecimal. */
export const sha256 = (data: string | Uint8Array): string => hash('sha256', data, 'hex');

/**
 * SHA-256 of several files, each with its path.
 *
 * @param root - The folder that the paths are relative to.
 * @param before - A text that is included in the hash.
 */
export function hashFiles(root: string, paths: Iterable<string>, before = ''): string {
	const digest = createHash('sha256').update(before);
	for (const path of paths) {
		const bytes = readFileSync(join(root, path));
		digest.update(`${path}\0${bytes.length}\0`).update(bytes);
	}
	return digest.digest('hex');
}

/** SHA-512/256 in hexadecimal. On processors without instructions for SHA-256, it takes half the time of that. */
const fastHash = (text: string): string => hash('sha512-256', text, 'hex');

/** Digests of values that many pages have in common. */
const known = new WeakMap<object, string>();

/**
 * A digest of everything that a page shows, so that equal ones show the same. Values are JSON; a member that is `undefined`
 * is none.
 *
 * @param before - What else decides about the page.
 */
export function digestOf(props: object, before = ''): string {
	const members = Object.entries(props).flatMap(([name, value]) =>
		value === undefined ? [] : `${JSON.stringify(name)}:${digestOfValue(value)}`,
	);
	return fastHash(`${before}\n${members.join(',')}`);
}

function digestOfValue(value: unknown): string {
	// A text may be a dump of the whole catalog, so it is not copied; UTF-8 has no form for halves of characters.
	if (typeof value === 'string' && value.length > hashLength && value.isWellFormed()) return `text ${fastHash(value)}`;
	if (typeof value !== 'object' || value === null) return shortest(JSON.stringify(value));
	const digest = known.get(value) ?? shortest(JSON.stringify(value));
	known.set(value, digest);
	return digest;
}

const hashLength = 64;

/** JSON itself where its hash would not be shorter: hashing takes most of the time of short values, which are most of all. */
const shortest = (json: string): string => (json.length <= hashLength ? json : fastHash(json));
