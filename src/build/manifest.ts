import { manifestFile } from './manifest-path.ts';
import type { ReleaseUpdate } from './release/release-update.ts';

/**
 * Writes `/data/manifest.json`: the base URL, and path, size and SHA-256 of every other published file, by path.
 * Servers take their entity tags from it; mirrors check their copies with it.
 *
 * @returns How many files there are, the manifest among them, and their bytes.
 */
export function writeManifest(update: ReleaseUpdate, baseUrl: string): { files: number; bytes: number } {
	const files = Array.from(update.files.values(), ({ path, size, sha256 }) => ({ path, size, sha256 }))
		.filter(({ path }) => path !== manifestFile.path)
		.sort((a, b) => (a.path < b.path ? -1 : 1));
	const bytes = Buffer.from(JSON.stringify({ base_url: baseUrl, files }));
	update.write(manifestFile.path, bytes);
	return { files: files.length + 1, bytes: files.reduce((sum, { size }) => sum + size, bytes.length) };
}
