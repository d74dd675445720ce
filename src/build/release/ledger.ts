/** What a build knows of the files of a release: the next one that works in its folder keeps what needs no change. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../sha256.ts';
import type { WrittenFile } from './write-file.ts';

export interface LedgerEntry extends WrittenFile {
	/** Of everything that decides about its bytes. */
	readonly key: string;
}

/** By path. */
export type Ledger = ReadonlyMap<string, LedgerEntry>;

const ledgerOf = (folder: string): string => join(folder, 'ledger.tsv');

/**
 * Reads the ledger of a release.
 *
 * @returns `undefined` when there is none, or a damaged one: then nothing is known of the folder, in which a build may have
 *   been killed.
 */
export function readLedger(folder: string): Ledger | undefined {
	try {
		const text = readFileSync(ledgerOf(folder), 'utf8');
		const end = text.indexOf('\n');
		const rest = text.slice(end + 1);
		if (text.slice(0, end) !== sha256(rest)) return undefined;
		return new Map(
			rest
				.split('\n')
				.map((line) => entryOf(line))
				.map((entry) => [entry.path, entry]),
		);
	} catch {
		return undefined;
	}
}

export function writeLedger(folder: string, files: Ledger): void {
	const lines = Array.from(files.values(), ({ path, key, sha256, size, modified, inode }) =>
		[path, key, sha256, size, modified, inode].join('\t'),
	);
	const text = lines.join('\n');
	const next = `${ledgerOf(folder)}.next`;
	writeFileSync(next, `${sha256(text)}\n${text}`);
	renameSync(next, ledgerOf(folder));
}

/** Whether a build has come to the end of a release, whatever it found there. */
export const hasLedger = (folder: string): boolean => existsSync(ledgerOf(folder));

/** To be done before anything in the folder changes. */
export const removeLedger = (folder: string): void => rmSync(ledgerOf(folder), { force: true });

function entryOf(line: string): LedgerEntry {
	const [path = '', key = '', hash = '', size = '', modified = '', inode = ''] = line.split('\t');
	return { path, key, sha256: hash, size: Number(size), modified: Number(modified), inode: Number(inode) };
}
