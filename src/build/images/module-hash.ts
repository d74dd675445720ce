import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { hashFiles } from '../sha256.ts';

/** What a module names that may be a file of ours: modules that it imports, and fonts. */
const named = /'([\w./-]{1,100}\.(?:ts|ttf))'/g;

/**
 * SHA-256 of the code of a module with every module of ours that it needs, and of the versions of Node and of the drawing
 * library.
 *
 * @param file - Absolute.
 */
export function hashModules(file: string): string {
	const found = new Set([file]);
	for (const each of found) {
		for (const [, name = ''] of readFileSync(each, 'utf8').matchAll(named)) {
			const other = resolve(dirname(each), name);
			if (existsSync(other)) found.add(other);
		}
	}
	const folder = dirname(file);
	const names = [...found].map((each) => relative(folder, each)).sort();
	return hashFiles(folder, names, `${process.version} ${libraryVersion()}`);
}

function libraryVersion(): string {
	const file = findPackageJSON('sharp', import.meta.url);
	return file === undefined ? 'none' : (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
