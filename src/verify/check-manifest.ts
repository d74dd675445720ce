/** The manifest describes the published files: servers take their entity tags from it, and mirrors check their copies with it. */
import { createHash } from 'node:crypto';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

const file = '/data/manifest.json';

interface Manifest {
	readonly base_url?: unknown;
	readonly files?: readonly { readonly path: string; readonly size: number; readonly sha256: string }[];
}

/** @param baseUrl - The address in the published contract. */
export function checkManifest(files: PublishedFiles, baseUrl: string | undefined, report: Report): void {
	const manifest = files.json(file, report) as Manifest | null | undefined;
	if (manifest === undefined) return;
	const entries = manifest?.files;
	if (!Array.isArray(entries)) {
		report({ file, pointer: '/files', message: 'is not a list of the published files.' });
		return;
	}
	if (baseUrl !== undefined && manifest?.base_url !== baseUrl) {
		report({
			file,
			pointer: '/base_url',
			message: `is \`${manifest?.base_url}\`, but /openapi.json says \`${baseUrl}\`.`,
		});
	}
	const listed = new Set<string>();
	for (const [index, { path, size, sha256 }] of entries.entries()) {
		listed.add(path);
		const pointer = `/files/${index}`;
		if (!files.paths.has(path)) {
			report({ file, pointer: `${pointer}/path`, message: `is \`${path}\`, which does not exist.` });
			continue;
		}
		const bytes = files.bytes(path);
		const same = bytes.length === size && createHash('sha256').update(bytes).digest('hex') === sha256;
		if (!same) report({ file: path, pointer: '', message: `has other bytes than ${file}#${pointer} says.` });
	}
	for (const path of files.paths) {
		// The manifest cannot hold its own hash, nor that of its signature.
		if (!listed.has(path) && !path.startsWith('/data/manifest.'))
			report({ file: path, pointer: '', message: `is not listed in ${file}.` });
	}
}
