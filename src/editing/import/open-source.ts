/** Finds out what a file or an address holds. */
import { readFileSync, statSync } from 'node:fs';
import { parseCatalogExport } from '../../client/catalog-export.ts';
import { downloadText } from '../../client/download-text.ts';
import { type ReadSiteOptions, readSite } from '../../client/read-site.ts';
import { EditError } from '../edit-error.ts';
import { decodeSource } from './decode-source.ts';
import { type PublishedSource, sourceOfExport, sourceOfSite } from './published-source.ts';
import { readCsv } from './read-csv.ts';
import { readDocuments } from './read-documents.ts';
import { readJson } from './read-json.ts';
import { readNdjson } from './read-ndjson.ts';
import { readYaml } from './read-yaml.ts';
import type { SourceTable } from './source.ts';

/** A larger file does not fit into one text. */
const maximumBytes = 480 * 1_048_576;

export type Source = { readonly table: SourceTable } | { readonly published: PublishedSource };

/**
 * @param source - Path of a file or folder, or an http address: that of a site of this API, or of a file.
 * @throws {EditError | ClientError} One sentence about what cannot be read.
 */
export async function openSource(source: string, options: ReadSiteOptions): Promise<Source> {
	if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(source)) return openFile(source);
	const url = URL.parse(source);
	if (url?.pathname === '/' || url?.pathname.startsWith('/api')) {
		// An address with a password is refused, not read without it.
		const site = url.username || url.password ? source : url.origin;
		return { published: sourceOfSite(await readSite(site, options)) };
	}
	return sourceOf(await downloadText(source, options), source);
}

function openFile(path: string): Source {
	const stats = statSync(path, { throwIfNoEntry: false });
	if (!stats) throw new EditError(`There is no file \`${path}\`. Give a file, a folder or an address.`);
	if (stats.isDirectory()) return { table: readDocuments(path) };
	if (!stats.isFile()) throw new EditError(`\`${path}\` is no file. Give a file, a folder or an address.`);
	if (stats.size > maximumBytes)
		throw new EditError(`Cannot import \`${path}\`: it is larger than 480 MiB. Import parts of it.`);
	return sourceOf(decodeSource(readFileSync(path), path), path);
}

/** @param name - Its ending decides where it is known, else what the text looks like. */
function sourceOf(text: string, name: string): Source {
	const [, ending] = /\.([a-z]+)(?:[?#]|$)/i.exec(name.slice(name.lastIndexOf('/') + 1)) ?? [];
	const format = formats[ending?.toLowerCase() ?? ''] ?? guessFormat(text);
	if (format === 'ndjson' && isExport(text)) return { published: sourceOfExport(name, parseCatalogExport(text, name)) };
	return { table: readers[format](text, name) };
}

const readers = { csv: readCsv, json: readJson, ndjson: readNdjson, yaml: readYaml } as const;

type Format = keyof typeof readers;

const formats: Readonly<Record<string, Format>> = {
	csv: 'csv',
	tsv: 'csv',
	tab: 'csv',
	json: 'json',
	ndjson: 'ndjson',
	jsonl: 'ndjson',
	yaml: 'yaml',
	yml: 'yaml',
};

function guessFormat(text: string): Format {
	const [first = '', second = ''] = text.trimStart().split('\n', 2);
	if (first.startsWith('[')) return 'json';
	if (first.startsWith('{')) return first.trimEnd().endsWith('}') && second.startsWith('{') ? 'ndjson' : 'json';
	const isKey = /^[\w-]+:$/.test(first.trimEnd());
	return first.trimEnd() === '---' || first.startsWith('- ') || (isKey && second.trimStart().startsWith('- '))
		? 'yaml'
		: 'csv';
}

/** Whether a text is `/data/catalog.ndjson`, whose products have the launches of the API. */
function isExport(text: string): boolean {
	const [line = ''] = text.split('\n', 1);
	return /"categories":\[/.test(line) && /"launches":\[(?:\]|\{"launch_period":)/.test(line);
}
