import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes the manifest that a build would write for what lies in a folder of its own. */
export function writeManifest(folder: string, baseUrl: string): void {
	const client = join(folder, 'client');
	const target = join(client, 'data/manifest.json');
	const files = readdirSync(client, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((file) => file !== target)
		.map((file) => {
			const bytes = readFileSync(file);
			return { path: file.slice(client.length), size: bytes.length, sha256: hash('sha256', bytes, 'hex') };
		})
		.sort((a, b) => (a.path < b.path ? -1 : 1));
	mkdirSync(dirname(target), { recursive: true });
	writeFileSync(target, JSON.stringify({ base_url: baseUrl, files }));
}
