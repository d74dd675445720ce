import { lstatSync, writeFileSync } from 'node:fs';
import { sha256 } from '../sha256.ts';

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
	// Never into a file that is there, which another release may have as well.
	writeFileSync(file, bytes, { flag: 'wx' });
	return { path, sha256: sha256(bytes), ...readStats(file) };
}

export function readStats(file: string): FileStats {
	const { size, mtimeMs } = lstatSync(file);
	return { size, modified: mtimeMs };
}

/** Whether a file is as it was. A copy has the same time, but for fractions of a millisecond. */
export const sameStats = (one: FileStats, other: FileStats): boolean =>
	one.size === other.size && Math.abs(one.modified - other.modified) < 1;

/** The file of which a path names a compressed variant; `undefined` when it names none. */
export function uncompressedPath(path: string): string | undefined {
	const [, file] = /^(.+)\.(?:br|gz)$/.exec(path) ?? [];
	return file;
}
