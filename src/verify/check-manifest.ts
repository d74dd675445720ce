/** The manifest describes the published files: servers take their entity tags from it, and mirrors check their copies with it. */
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

export const manifestFile = '/data/manifest.json';

const file = manifestFile;

interface Entry {
	readonly path: string;
	readonly size: number;
	readonly sha256: string;
}

interface Manifest {
	readonly base_url?: unknown;
	readonly files?: readonly Entry[];
}

/** The manifest cannot hold its own hash. */
const isListed = (path: string): boolean => !path.startsWith('/data/manifest.');

/** What was found out about the file of a row. */
export type EntryOf = (row: number) => Entry;

/** @param baseUrl - The address in the published contract. */
export function checkManifest(
	files: PublishedFiles,
	baseUrl: string | undefined,
	entryOf: EntryOf,
	report: Report,
): void {
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
		const row = files.paths.rowOf(path);
		if (row === undefined) {
			report({ file, pointer: `${pointer}/path`, message: `is \`${path}\`, which does not exist.` });
			continue;
		}
		const own = entryOf(row);
		if (own.size !== size || own.sha256 !== sha256)
			report({ file: path, pointer: '', message: `has other bytes than ${file}#${pointer} says.`, isDamaged: true });
	}
	for (const path of files.paths) {
		if (!listed.has(path) && isListed(path)) report({ file: path, pointer: '', message: `is not listed in ${file}.` });
	}
}

/** So many entries are compared at once. */
const chunkLength = 1_000;

/**
 * Whether the manifest is compact JSON of every file in order, so that it need not be parsed, which takes longer than
 * anything else to do about it.
 */
export function isPlainManifest(files: PublishedFiles, baseUrl: string, entryOf: EntryOf): boolean {
	if (!files.paths.has(file)) return false;
	const bytes = files.bytes(file);
	const rows = files.paths.list.flatMap((path, row) => (isListed(path) ? row : []));
	let at = 0;
	const goesOnWith = (text: string): boolean => {
		const expected = Buffer.from(text);
		const found = bytes.subarray(at, at + expected.length);
		at += expected.length;
		return expected.equals(found);
	};
	if (!goesOnWith(`{"base_url":${JSON.stringify(baseUrl)},"files":[`)) return false;
	for (let first = 0; first < rows.length; first += chunkLength) {
		const chunk = rows.slice(first, first + chunkLength).map((row) => plainEntry(entryOf(row)));
		if (!goesOnWith(`${first === 0 ? '' : ','}${chunk.join(',')}`)) return false;
	}
	return goesOnWith(']}') && at === bytes.length;
}

const plainEntry = ({ path, size, sha256 }: Entry): string =>
	`{"path":${JSON.stringify(path)},"size":${size},"sha256":"${sha256}"}`;
