import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 of a text or of bytes, in hexadecimal. */
export const sha256 = (data: string | Uint8Array): string => hash('sha256', data, 'hex');

/**
 * SHA-256 of several files, each with its path.
 *
 * @param root - Folder from which the paths lead.
 * @param before - A text that counts as well.
 */
export function hashFiles(root: string, paths: Iterable<string>, before = ''): string {
	const digest = createHash('sha256').update(before);
	for (const path of paths) {
		const bytes = readFileSync(join(root, path));
		digest.update(`${path}\0${bytes.length}\0`).update(bytes);
	}
	return digest.digest('hex');
}
