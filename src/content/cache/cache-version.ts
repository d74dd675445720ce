import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** All modules that decide what a file of the content is read as. */
const folders = ['src/content', 'src/routes'];

/** Differs when the same file may be read as something else: by other code, other packages, or another Unicode. */
export function cacheVersion(checkout = resolve(import.meta.dirname, '../../..')): string {
	const hash = createHash('sha256').update(JSON.stringify(process.versions));
	for (const folder of folders) {
		const names = readdirSync(join(checkout, folder), { recursive: true, encoding: 'utf8' });
		for (const name of names.filter((path) => path.endsWith('.ts')).sort()) {
			hash.update(`\0${folder}/${name}\0`).update(readFileSync(join(checkout, folder, name)));
		}
	}
	return hash.update(`\0\0`).update(readLock(checkout)).digest('hex');
}

/** The versions of all packages. Without them, nothing is taken for what it was read as by another process. */
function readLock(checkout: string): string | Buffer {
	try {
		return readFileSync(join(checkout, 'package-lock.json'));
	} catch {
		return randomUUID();
	}
}
