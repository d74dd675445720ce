import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

/** Longer than a tick of the clock of file systems: a second change within one leaves the times as they are. */
const tick = 50;

/**
 * SHA-256 of what the file system says of every published file of a release: whatever writes to a file gives it another
 * time. The time of its status change is left out, because it passes when another release gets or loses the same file.
 *
 * @returns `undefined` where a file is missing, or so new that a change could follow without another time.
 */
export function hashStats(folder: string): string | undefined {
	const client = join(folder, 'client');
	const hash = createHash('sha256');
	const latest = Date.now() - tick;
	try {
		for (const path of listFiles(client)) {
			const { size, mtimeMs, ino } = lstatSync(`${client}/${path}`);
			if (mtimeMs > latest) return undefined;
			hash.update(`${path}\0${size} ${mtimeMs} ${ino}\n`);
		}
	} catch {
		return undefined;
	}
	return hash.digest('hex');
}
