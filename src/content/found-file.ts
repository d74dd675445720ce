import { lstatSync } from 'node:fs';

/** A file of the content folder that is not read yet. */
export interface FoundFile {
	/** Path from the content folder's name on, with `/` on every system. */
	readonly path: string;
	/** Path inside the content folder, such as `products/acme.md`. */
	readonly source: string;
	/** File name without its folder and extension. */
	readonly stem: string;
	/** Where it lies. */
	readonly file: string;
	readonly signature: Signature;
}

/**
 * What changes whenever a file does: also one that is replaced by another of the same size and time, since nobody can set
 * the time of the last change of a file's facts (`ctime`). Times in milliseconds, to a quarter of a microsecond.
 */
export interface Signature {
	readonly size: number;
	readonly mtime: number;
	readonly ctime: number;
	readonly ino: number;
}

/** @param file - No link: what it leads to may change without it. */
export function signatureOf(file: string): Signature {
	const { size, mtimeMs: mtime, ctimeMs: ctime, ino } = lstatSync(file);
	return { size, mtime, ctime, ino };
}
