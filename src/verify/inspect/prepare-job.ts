import type { StoredFacts } from '../facts/facts-file.ts';
import { matchRows } from '../facts/match-rows.ts';
import { hashLength, type SomeNeeds, sameHash, startOf } from '../facts/release-facts.ts';
import type { KnownHashes } from '../facts/remembered-files.ts';
import type { PublishedPaths } from '../published-files.ts';
import type { FileJob } from './file-job.ts';
import type { Details } from './outcome.ts';

/** What is known before a release is inspected: of its files those hashes which are known without reading. */
export interface Known extends KnownHashes {
	/** Of a release in which nothing was wrong. */
	readonly facts: StoredFacts;
}

/** A job of all files of which nothing is known, and the columns into which it goes. */
export function prepareJob(paths: PublishedPaths, known: Known | undefined): FileJob {
	const { length } = paths.list;
	const columns = {
		knownRows: known ? rowsThatHold(paths, known.facts) : new Int32Array(length).fill(-1),
		knownHashes: known ? shared(known.facts.hashes) : new Uint8Array(),
		hashes: known ? shared(known.hashes) : new Uint8Array(new SharedArrayBuffer(length * hashLength)),
		sizes: new Float64Array(new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT)),
		canonical: new Uint8Array(new SharedArrayBuffer(length)),
		isKnown: new Uint8Array(new SharedArrayBuffer(length)),
		counts: new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)),
	};
	if (known)
		for (const row of paths.list.keys()) if (isKnownUnread(row, columns.knownRows, known)) columns.isKnown[row] = 1;
	return { ...columns, rows: Uint32Array.from(paths.list.keys()).filter((row) => columns.isKnown[row] === 0) };
}

function shared(bytes: Uint8Array): Uint8Array {
	const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
	copy.set(bytes);
	return copy;
}

function isKnownUnread(row: number, knownRows: Int32Array, { facts, hashes, hasHash }: Known): boolean {
	const knownRow = knownRows[row] ?? -1;
	return knownRow >= 0 && hasHash[row] === 1 && sameHash(hashes, row, facts.hashes, knownRow);
}

/** For each path its row in the facts; -1 where there is none, and where a file that it needs has gone. */
function rowsThatHold(paths: PublishedPaths, { lines, length, needs }: StoredFacts): Int32Array {
	const knownRows = matchRows(paths, lines);
	const present = inverted(knownRows, length);
	if (!present.includes(-1)) return knownRows;
	for (const [row, knownRow] of knownRows.entries()) {
		if (knownRow < 0) continue;
		for (let at = startOf(needs, knownRow); at < (needs.ends[knownRow] ?? 0); at++) {
			if ((present[needs.rows[at] ?? 0] ?? -1) < 0) knownRows[row] = -1;
		}
	}
	return knownRows;
}

/** For each row in the facts the row of the same path; -1 where there is none. */
function inverted(knownRows: Int32Array, length: number): Int32Array {
	const rows = new Int32Array(length).fill(-1);
	for (const [row, known] of knownRows.entries()) if (known >= 0) rows[known] = row;
	return rows;
}

/**
 * Takes over what is known of files whose bytes are as they were.
 *
 * @param details - Gets theirs.
 * @returns What they need.
 */
export function keepKnown(
	{ isKnown, sizes, canonical }: FileJob,
	paths: PublishedPaths,
	facts: StoredFacts,
	details: Map<number, Details>,
): SomeNeeds {
	const knownRows = matchRows(paths, facts.lines);
	const present = inverted(knownRows, facts.length);
	const { needs } = facts;
	const of = Uint32Array.from(paths.list.keys()).filter((row) => isKnown[row] === 1);
	const ends = new Uint32Array(of.length);
	const rows = new Uint32Array(needs.rows.length);
	let total = 0;
	for (const [index, row] of of.entries()) {
		const known = knownRows[row] ?? 0;
		sizes[row] = facts.sizes[known] ?? 0;
		canonical[row] = facts.canonical[known] ?? 0;
		for (let at = startOf(needs, known); at < (needs.ends[known] ?? 0); at++)
			rows[total++] = present[needs.rows[at] ?? 0] ?? 0;
		ends[index] = total;
	}
	for (const [known, own] of facts.details()) {
		const row = present[known] ?? -1;
		if (row >= 0 && isKnown[row] === 1) details.set(row, own);
	}
	return { of, ends, rows };
}
