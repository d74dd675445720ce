import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile, manifestPath } from './manifest-path.ts';
import type { ReleaseUpdate } from './release/release-update.ts';
import { uncompressedPath } from './release/write-file.ts';

export interface ManifestTotals {
	/** The manifest among them. */
	readonly files: number;
	readonly bytes: number;
}

/**
 * Writes `/data/manifest.json`: the base URL, and path, size and SHA-256 of every other published file, by path.
 * Servers take their entity tags from it; mirrors check their copies with it.
 *
 * @returns How many files there are, the manifest among them, and their bytes.
 */
export function writeManifest(update: ReleaseUpdate, baseUrl: string): ManifestTotals {
	const files = Array.from(update.files.values(), ({ path, size, sha256 }) => ({ path, size, sha256 }))
		.filter(({ path }) => path !== manifestFile.path && !update.files.has(uncompressedPath(path) ?? ''))
		.sort((a, b) => (a.path < b.path ? -1 : 1));
	const bytes = Buffer.from(JSON.stringify({ base_url: baseUrl, files }));
	update.write(manifestFile.path, bytes);
	return totalsOf(files, bytes.length);
}

/** What {@link writeManifest} has returned for a release. @param folder - Absolute path of the release. */
export function readTotals(folder: string): ManifestTotals {
	const bytes = readFileSync(join(folder, manifestPath));
	const { files } = JSON.parse(bytes.toString()) as { files: readonly { size: number }[] };
	return totalsOf(files, bytes.length);
}

const totalsOf = (files: readonly { readonly size: number }[], own: number): ManifestTotals => ({
	files: files.length + 1,
	bytes: files.reduce((sum, { size }) => sum + size, own),
});
