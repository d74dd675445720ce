import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join, resolve } from 'node:path';

/** All modules that decide what a file of the content is read as. */
const folders = ['.', '../routes'];
/** The packages that they use. */
const packages = ['zod', 'yaml', 'gray-matter', 'image-size', 'leven'];

/** Differs when the same file may be read as something else: by other code, other packages, or another Unicode. */
export function cacheVersion(): string {
	const hash = createHash('sha256').update(JSON.stringify(process.versions));
	const content = resolve(import.meta.dirname, '..');
	for (const folder of folders) {
		const names = readdirSync(join(content, folder), { recursive: true, encoding: 'utf8' });
		for (const name of names.filter((path) => path.endsWith('.ts')).sort()) {
			hash.update(`${name}\0`).update(readFileSync(join(content, folder, name)));
		}
	}
	for (const name of packages) {
		const manifest = findPackageJSON(name, import.meta.url);
		hash.update(`${name}\0`).update(manifest === undefined ? '' : readFileSync(manifest));
	}
	return hash.digest('hex');
}
