/** What was found out about the files of one folder, as long as the file system says that they have not changed. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { areLines, type PublishedFiles, type PublishedPaths } from '../published-files.ts';
import { readKnownStats, readStats, type Stats, sameStats, writeStats } from './file-stats.ts';
import { matchRows } from './match-rows.ts';
import { hashLength } from './release-facts.ts';

export interface KnownHashes {
	/** SHA-256 for each path; zeros where it is not known. */
	readonly hashes: Buffer;
	/** 1 for each path whose hash is known. */
	readonly hasHash: Uint8Array;
}

export class RememberedFiles {
	readonly #file: string;
	readonly #folder: string;
	readonly #paths: PublishedPaths;
	readonly #stats: Stats;
	/** Whether every file of the folder is, as it is. */
	#areRemembered = false;

	/**
	 * @param store - The folder for facts; may not exist.
	 * @param kind - Begins the name of the file in it.
	 * @param folder - The release, behind all links.
	 */
	constructor(store: string, kind: string, folder: string, files: PublishedFiles, paths: PublishedPaths) {
		this.#file = join(store, `${kind}-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);
		this.#folder = folder;
		this.#paths = paths;
		this.#stats = readStats(paths.list, (path) => files.locate(path));
	}

	load(): KnownHashes {
		const { list, lines } = this.#paths;
		const known = { hashes: Buffer.alloc(list.length * hashLength), hasHash: new Uint8Array(list.length) };
		const before = readKnownStats(this.#file, this.#folder);
		if (!before) return known;
		for (const [row, other] of matchRows(this.#paths, before.lines).entries()) {
			if (other < 0 || !sameStats(this.#stats, row, before.stats, other)) continue;
			before.hashes.copy(known.hashes, row * hashLength, other * hashLength, (other + 1) * hashLength);
			known.hasHash[row] = 1;
		}
		this.#areRemembered = before.lines === lines && !known.hasHash.includes(0);
		return known;
	}

	/**
	 * @param hashes - SHA-256 for each path.
	 * @param began - The time of the file system at which the inspection began.
	 * @returns Whether anything was written.
	 */
	save(hashes: Buffer, began: number): boolean {
		if (this.#areRemembered || !areLines(this.#paths)) return false;
		writeStats(this.#file, this.#folder, { lines: this.#paths.lines, stats: this.#stats, hashes }, began);
		return true;
	}
}
