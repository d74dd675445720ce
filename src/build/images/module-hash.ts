import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { hashFiles } from '../sha256.ts';

/** What a module names that may be a module of ours: those that it imports, and workers that it starts. */
const named = /'([\w./-]{1,100}\.ts)'/g;

/** SHA-256 of Node's version and of the code of a module with every module of ours that it needs. @param file - Absolute. */
export function hashModules(file: string): string {
	const found = new Set([file]);
	for (const each of found) {
		for (const [, name = ''] of readFileSync(each, 'utf8').matchAll(named)) {
			const other = resolve(dirname(each), name);
			if (existsSync(other)) found.add(other);
		}
	}
	const folder = dirname(file);
	return hashFiles(folder, [...found].map((each) => relative(folder, each)).sort(), process.version);
}
