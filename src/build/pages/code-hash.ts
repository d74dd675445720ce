import { join } from 'node:path';
import { listFiles } from '../list-files.ts';
import { hashFiles } from '../sha256.ts';

const configuration = ['astro.config.mjs', 'package-lock.json', 'tsconfig.json'];

/** What decides about the bytes of every page: packages, settings of the bundler, and how a page becomes a file. */
export const renderingFiles: readonly string[] = [
	...configuration,
	'src/build/pages/entry.ts',
	'src/build/pages/make-bundle.ts',
	'src/build/pages/write-page.ts',
	'src/build/release/write-file.ts',
];

/** SHA-256 of all code of which pages are bundled, and of what runs it. @param root - The checkout. */
export function hashCode(root: string): string {
	const sources = listFiles(join(root, 'src')).map((path) => `src/${path}`);
	return hashFiles(root, [...configuration, 'package.json', ...sources], process.version);
}
