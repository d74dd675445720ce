/** What is known of the files of a verified release: the build that works in its folder next keeps what needs no change. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../sha256.ts';
import type { WrittenFile } from './write-file.ts';

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
	writeFileSync(next, `${sha256(text)}\n${text}`);
	renameSync(next, ledgerOf(folder));
}

/** Whether a build has come to the end of a release. */
export const hasLedger = (folder: string): boolean => existsSync(ledgerOf(folder));

/** To be done before anything in the folder changes. */
export const removeLedger = (folder: string): void => rmSync(ledgerOf(folder), { force: true });

function entryOf(line: string): LedgerEntry {
	const [path = '', key = '', hash = '', size = '', modified = ''] = line.split('\t');
	return { path, key, sha256: hash, size: Number(size), modified: Number(modified) };
}
