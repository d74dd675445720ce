import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

/** What a module names that may be a module of ours: those that it imports, and workers that it starts. */
const named = /'([\w./-]{1,100}\.ts)'/g;

/** SHA-256 of the code of a module and of every module of ours that it needs, directly or not. @param file - Absolute. */
export function hashModules(file: string): string {
	const found = new Set([file]);
	for (const each of found) {
		for (const [, name = ''] of readFileSync(each, 'utf8').matchAll(named)) {
			const other = resolve(dirname(each), name);
			if (existsSync(other)) found.add(other);
		}
	}
	const hash = createHash('sha256');
	for (const each of [...found].sort()) {
		const bytes = readFileSync(each);
		hash.update(`${relative(dirname(file), each)}\0${bytes.length}\0`).update(bytes);
	}
	return hash.digest('hex');
}
