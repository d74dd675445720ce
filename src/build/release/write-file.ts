import { closeSync, fstatSync, openSync, rmSync, writeSync } from 'node:fs';
import { sha256 } from '../sha256.ts';

/** What is known of a file that a build has written. */
export interface WrittenFile {
	/** Where it is published, such as `/products/acme.html`. */
	readonly path: string;
	readonly size: number;
	readonly sha256: string;
	/** When it was written, in milliseconds since 1970. */
	readonly modified: number;
	readonly inode: number;
}

/** Writes a file of a release, whose folder exists. @param client - Absolute path of the published folder. */
export function writeFile(client: string, path: string, bytes: Uint8Array): WrittenFile {
	const file = openNew(client + path);
	try {
		for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
		const { mtimeMs, ino } = fstatSync(file);
		return { path, size: bytes.length, sha256: sha256(bytes), modified: mtimeMs, inode: ino };
	} catch (error) {
		throw Object.assign(error instanceof Error ? error : new Error(String(error)), { path: client + path });
	} finally {
		closeSync(file);
	}
}

/** Never the file that is there, which another release may have as well. */
function openNew(path: string): number {
	try {
		return openSync(path, 'wx');
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
		rmSync(path);
		return openSync(path, 'wx');
	}
}
