import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../list-files.ts';

/** Whatever decides what the bundle of the pages holds, beside `src`. */
const others = ['astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** SHA-256 of all code of which pages are bundled, and of what runs it. @param root - The checkout. */
export function hashCode(root: string): string {
	const hash = createHash('sha256').update(`node ${process.versions.node}\n`);
	const sources = listFiles(join(root, 'src')).map((path) => `src/${path}`);
	for (const path of [...others, ...sources]) {
		const bytes = readFileSync(join(root, path));
		hash.update(`${path}\0${bytes.length}\0`).update(bytes);
	}
	return hash.digest('hex');
}
