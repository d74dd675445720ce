import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whatever verify decides by: its own code and that of the layers which it may import. */
const folders = ['verify', 'contract', 'routes', 'search'];
const packages = ['ajv', 'ajv-formats', 'htmlparser2', 'satteri', 'yaml'];

/** SHA-256 of the code that finds facts, so that no other code believes them. */
export function hashCode(): string {
	const source = fileURLToPath(new URL('../..', import.meta.url));
	const hash = createHash('sha256').update(process.version);
	for (const folder of folders) {
		const names = readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' });
		for (const name of names.filter((entry) => /\.[a-z]+$/.test(entry)).sort()) {
			hash.update(`\0${folder}/${name}\0`).update(readFileSync(join(source, folder, name)));
		}
	}
	for (const name of packages) {
		const file = findPackageJSON(name, import.meta.url);
		hash.update(`\0${name}\0`).update(file === undefined ? '' : readFileSync(file));
	}
	return hash.digest('hex');
}
