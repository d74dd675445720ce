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
}

/** Writes a file of a release, whose folder exists. @param client - Absolute path of the published folder. */
export function writeFile(client: string, path: string, bytes: Uint8Array): WrittenFile {
	// Never into a file that is there, which another release may have as well.
	rmSync(client + path, { force: true });
	const file = openSync(client + path, 'wx');
	try {
		for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
		return { path, size: bytes.length, sha256: sha256(bytes), modified: fstatSync(file).mtimeMs };
	} catch (error) {
		throw Object.assign(error instanceof Error ? error : new Error(String(error)), { path: client + path });
	} finally {
		closeSync(file);
	}
}
