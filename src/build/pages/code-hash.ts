import { join } from 'node:path';
import { listFiles } from '../list-files.ts';
import { hashFiles } from '../sha256.ts';

/** Whatever decides what the bundle of the pages holds, beside `src`. */
const others = ['astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** SHA-256 of all code of which pages are bundled, and of what runs it. @param root - The checkout. */
export function hashCode(root: string): string {
	const sources = listFiles(join(root, 'src')).map((path) => `src/${path}`);
	return hashFiles(root, [...others, ...sources], process.version);
}
