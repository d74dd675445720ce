import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './list-files.ts';

/** Where the manifest lies in a build. */
export const manifestPath = join('client', 'data', 'manifest.json');

/**
 * Writes `/data/manifest.json`: the base URL, and path, size and SHA-256 of every other published file, by path.
 * Servers take their entity tags from it; mirrors check their copies with it.
 *
 * @param folder - A build.
 * @returns How many files there are, the manifest among them, and their bytes.
 */
export function writeManifest(folder: string, baseUrl: string): { files: number; bytes: number } {
	const client = join(folder, 'client');
	const others = listFiles(client).filter((path) => join('client', path) !== manifestPath);
	const files = others.map((path) => {
		const bytes = readFileSync(join(client, path));
		return { path: `/${path}`, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
	});
	const text = JSON.stringify({ base_url: baseUrl, files });
	const target = join(folder, manifestPath);
	mkdirSync(dirname(target), { recursive: true });
	writeFileSync(target, text);
	return {
		files: files.length + 1,
		bytes: files.reduce((sum, { size }) => sum + size, Buffer.byteLength(text)),
	};
}
