import type { Signature } from '../found-file.ts';

/** What is known of one file of the content: its bytes by their hash, and what has been found out about them. */
export interface KnownFile {
	/** `undefined` when the file may have changed since without showing it. */
	readonly signature: Signature | undefined;
	/** In hexadecimal. */
	readonly sha256: string;
	/** What the check of the file alone has found; `undefined` when there was an issue, or no check. */
	result: CheckedFile | undefined;
}

/** Sound by itself, whatever other files say. */
export interface CheckedFile {
	/** Survives the way through JSON. */
	readonly data: unknown;
	/** The long text of the file, if it has one. */
	readonly body: string;
}

/**
 * The times of files move in steps, of up to two seconds on some file systems: a change within the step in which the file
 * was read does not show. Git calls such entries of its index racy.
 */
const longestStep = 2_000;

/**
 * The signature of a file, if every change since shows in it. A whole second is what images of file systems give to all
 * of their files, whatever these hold.
 *
 * @param readAt - A moment before the file was read.
 */
export function settled(signature: Signature, readAt: number): Signature | undefined {
	const { mtime, ctime } = signature;
	return Math.max(mtime, ctime) < readAt - longestStep && ctime % 1_000 !== 0 ? signature : undefined;
}

export const isSame = (a: Signature | undefined, b: Signature): boolean =>
	a !== undefined && a.size === b.size && a.mtime === b.mtime && a.ctime === b.ctime && a.ino === b.ino;
