import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { once } from '../../catalog/once.ts';
import { listFiles } from '../list-files.ts';
import { hashFiles } from '../sha256.ts';

/** SHA-256 of what turns descriptions of pictures into pixels: the code and the fonts of this folder, and the drawing library. */
export const drawing = once(() => {
	const library = findPackageJSON('sharp', import.meta.url);
	const version =
		library === undefined ? 'none' : (JSON.parse(readFileSync(library, 'utf8')) as { version: string }).version;
	return hashFiles(import.meta.dirname, listFiles(import.meta.dirname), version);
});
