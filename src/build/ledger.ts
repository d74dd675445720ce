/** The ledger of a verified release notes what each file was made of, so that the next build links what needs no change. */
import { existsSync, lstatSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { sha256, writeTo } from './files.ts';

export interface LedgerEntry extends WrittenFile {
	/** A digest of everything that decides about its bytes. */
	readonly key: string;
}

export interface Ledger {
	/** The code and the address with which the release was verified. */
	readonly verifiedWith: string;
	/** By path. */
	readonly files: ReadonlyMap<string, LedgerEntry>;
}

const ledgerOf = (folder: string): string => join(folder, 'ledger.tsv');

/** @returns `undefined` when there is none, or a damaged one: then nothing is known of the folder. */
export function readLedger(folder: string): Ledger | undefined {
	try {
		const text = readFileSync(ledgerOf(folder), 'utf8');
		const end = text.indexOf('\n');
		const rest = text.slice(end + 1);
		if (text.slice(0, end) !== sha256(rest)) return undefined;
		const [verifiedWith = '', ...lines] = rest.split('\n');
		const entries = lines.map((line) => entryOf(line));
		return { verifiedWith, files: new Map(entries.map((entry) => [entry.path, entry])) };
	} catch {
		return undefined;
	}
}

export function writeLedger(folder: string, { verifiedWith, files }: Ledger): void {
	const lines = Array.from(files.values(), ({ path, key, sha256, size, modified }) =>
		[path, key, sha256, size, modified].join('\t'),
	);
	const text = [verifiedWith, ...lines].join('\n');
	const next = `${ledgerOf(folder)}.next`;
	writeTo(next, `${sha256(text)}\n${text}`);
	renameSync(next, ledgerOf(folder));
}

/** Whether a build has finished a release. */
export const hasLedger = (folder: string): boolean => existsSync(ledgerOf(folder));

function entryOf(line: string): LedgerEntry {
	const [path = '', key = '', hash = '', size = '', modified = ''] = line.split('\t');
	return { path, key, sha256: hash, size: Number(size), modified: Number(modified) };
}

/** What the file system says of a file. */
export interface FileStats {
	readonly size: number;
	/** When it was written, in milliseconds since 1970. */
	readonly modified: number;
}

/** What is known of a file that a build has written. */
export interface WrittenFile extends FileStats {
	/** Where it is published, such as `/products/acme.html`. */
	readonly path: string;
	readonly sha256: string;
}

/** Writes a file of a release, whose folder exists. @param client - Absolute path of the published folder. */
export function writeFile(client: string, path: string, bytes: Uint8Array): WrittenFile {
	const file = client + path;
	// Never writes to an existing file, because another release can share it.
	writeTo(file, bytes, { flag: 'wx' });
	return { path, sha256: sha256(bytes), ...readStats(file) };
}

export function readStats(file: string): FileStats {
	const { size, mtimeMs } = lstatSync(file);
	return { size, modified: mtimeMs };
}

/** Whether a file is as it was. A copy has the same time, but for fractions of a millisecond. */
export const sameStats = (one: FileStats, other: FileStats): boolean =>
	one.size === other.size && Math.abs(one.modified - other.modified) < 1;
