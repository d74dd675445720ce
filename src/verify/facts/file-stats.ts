/**
 * The files of one folder by what the file system says of them, so that those which have not changed are known without
 * being read. Any change gives a file another time of its status change, which programs cannot set.
 */
import { lstatSync } from 'node:fs';
import { hashLength } from './release-facts.ts';
import { readSections, writeSections } from './sections-file.ts';

const members = 4;

/** Size, times of change and of status change, and inode of each file, one behind the other. */
export type Stats = Float64Array<ArrayBuffer>;

export interface KnownStats {
	/** Paths, one in a line. */
	readonly lines: string;
	readonly stats: Stats;
	/** SHA-256 of the bytes that each of them had. */
	readonly hashes: Buffer;
}

/** @param locate - Where the file of a path lies. */
export function readStats(paths: readonly string[], locate: (path: string) => string): Stats {
	const stats = new Float64Array(paths.length * members);
	for (const [row, path] of paths.entries()) {
		const { size, mtimeMs, ctimeMs, ino } = lstatSync(locate(path));
		stats.set([size, mtimeMs, ctimeMs, ino], row * members);
	}
	return stats;
}

export const sameStats = (a: Stats, row: number, b: Stats, other: number): boolean => {
	for (let member = 0; member < members; member++) {
		if (a[row * members + member] !== b[other * members + member]) return false;
	}
	return true;
};

/**
 * @param began - The time of the file system at which the inspection began. What has changed since, or in the same tick
 *   of its clock, may change again without another time, so that it is not remembered (Git: racy entries).
 */
export function writeStats(path: string, folder: string, { lines, stats, hashes }: KnownStats, began: number): void {
	const kept = stats.slice();
	for (let at = 0; at < kept.length; at += members) {
		const [changed, status] = [kept[at + 1] ?? 0, kept[at + 2] ?? 0];
		if (!(changed < began && status < began)) kept.fill(Number.NaN, at, at + members);
	}
	const encode = (text: string) => new TextEncoder().encode(text);
	writeSections(path, [encode(folder), encode(lines), kept, hashes]);
}

/** @returns `undefined` when there are none of this folder, or they are damaged. */
export function readKnownStats(path: string, folder: string): KnownStats | undefined {
	const [own, paths, stats, hashes] = readSections(path) ?? [];
	if (!own || !paths || !stats || !hashes) return undefined;
	const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
	if (decode(own) !== folder) return undefined;
	return {
		lines: decode(paths),
		stats: new Float64Array(stats.buffer, stats.byteOffset, (hashes.length / hashLength) * members),
		hashes: Buffer.from(hashes.buffer, hashes.byteOffset, hashes.length),
	};
}
