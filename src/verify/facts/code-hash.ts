import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Whatever verify decides by: its own code and that of the layers which it may import. */
const folders = ['src/verify', 'src/contract', 'src/routes', 'src/search'];

/** SHA-256 of the code and the packages that find facts, so that no others believe them. */
export function hashCode(checkout = resolve(import.meta.dirname, '../../..')): string {
	const hash = createHash('sha256').update(process.version);
	for (const folder of folders) {
		const names = readdirSync(join(checkout, folder), { recursive: true, encoding: 'utf8' });
		for (const name of names.filter((entry) => /\.[a-z]+$/.test(entry)).sort()) {
			hash.update(`\0${folder}/${name}\0`).update(readFileSync(join(checkout, folder, name)));
		}
	}
	return hash.update('\0\0').update(readLock(checkout)).digest('hex');
}

/** The versions of all packages. Without them, no process believes the facts of another one. */
function readLock(checkout: string): string | Buffer {
	try {
		return readFileSync(join(checkout, 'package-lock.json'));
	} catch {
		return randomUUID();
	}
}
