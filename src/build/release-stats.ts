import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

/** Longer than a tick of the clock of file systems: a second change within one leaves the times as they are. */
const tick = 50;

/**
 * SHA-256 of what the file system says of every published file of a release. Whatever writes to a file gives it another
 * time of its status change, which programs cannot set, so that the same hash means that nothing has been written.
 *
 * @returns `undefined` where a file is missing, or so new that a change could follow without another time.
 */
export function hashStats(folder: string): string | undefined {
	const client = join(folder, 'client');
	const hash = createHash('sha256');
	const latest = Date.now() - tick;
	try {
		for (const path of listFiles(client)) {
			const { size, mtimeMs, ctimeMs, ino } = lstatSync(`${client}/${path}`);
			if (ctimeMs > latest) return undefined;
			hash.update(`${path}\0${size} ${mtimeMs} ${ctimeMs} ${ino}\n`);
		}
	} catch {
		return undefined;
	}
	return hash.digest('hex');
}
