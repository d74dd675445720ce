import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

/** Longer than a tick of the clock of file systems: a second change within one leaves the times as they are. */
export const clockTick = 50;

/** What the file system says of a file. */
export interface FileStats {
	readonly size: number;
	/** In milliseconds since 1970. */
	readonly modified: number;
	readonly inode: number;
}

/**
 * SHA-256 of what the file system says of every published file of a release: whatever writes to a file gives it another
 * time. The time of its status change is left out, because it passes when another release gets or loses the same file.
 *
 * @param known - What was found of files before they were verified, by path such as `/products/acme.html`.
 * @returns `undefined` where a file is missing, or so new that a change could follow without another time.
 */
export function hashStats(folder: string, known?: ReadonlyMap<string, FileStats>): string | undefined {
	const client = join(folder, 'client');
	const hash = createHash('sha256');
	const latest = Date.now() - clockTick;
	try {
		for (const path of listFiles(client)) {
			const { size, modified, inode } = known?.get(`/${path}`) ?? readStats(`${client}/${path}`);
			if (modified > latest) return undefined;
			hash.update(`${path}\0${size} ${modified} ${inode}\n`);
		}
	} catch {
		return undefined;
	}
	return hash.digest('hex');
}

export function readStats(file: string): FileStats {
	const { size, mtimeMs, ino } = lstatSync(file);
	return { size, modified: mtimeMs, inode: ino };
}
