import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { EditError } from '../edit-error.ts';
import { decodeSource } from './decode-source.ts';
import { flattenRow, isPlainObject } from './flatten-row.ts';
import { faultyLine } from './json-fault.ts';
import { YamlFault, yamlData } from './read-yaml.ts';
import { columnsOf, type RowProblem, type SourceRow, type SourceTable } from './source.ts';

/** The body of a Markdown file. */
const bodyColumn = 'body';

/** A folder with a file for each product: YAML, JSON, or Markdown with front matter. The name of a file is its `file`. */
export function readDocuments(folder: string): SourceTable {
	const files = readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile() && /\.(?:ya?ml|json|md)$/i.test(entry.name))
		.map(({ parentPath, name }) => join(parentPath, name))
		.sort();
	if (files.length === 0) {
		throw new EditError(
			`Cannot import \`${folder}\`: it has no files with the ending \`.yaml\`, \`.json\` or \`.md\`.`,
		);
	}
	const rows: SourceRow[] = [];
	const problems: RowProblem[] = [];
	for (const path of files) {
		const read = readDocument(path);
		if ('message' in read) problems.push({ place: `${path}:${read.line}`, column: 'row', message: read.message });
		else rows.push({ place: `${path}:1`, values: new Map([['file', parse(path).name], ...read.values]) });
	}
	return { name: folder, format: 'a folder of files', columns: columnsOf(rows), rows, problems };
}

type Read = { readonly values: ReadonlyMap<string, unknown> } | { readonly line: number; readonly message: string };

/** The columns of a file, or what is wrong with it. */
function readDocument(path: string): Read {
	try {
		return dataIn(decodeSource(readFileSync(path), path), parse(path).ext.toLowerCase());
	} catch (error) {
		if (error instanceof YamlFault) return error;
		if (error instanceof EditError) return { line: 1, message: error.message };
		throw error;
	}
}

function dataIn(text: string, ending: string): Read {
	if (ending === '.json') {
		try {
			return rowOf(JSON.parse(text));
		} catch {
			return { line: faultyLine(text) ?? text.split('\n').length, message: 'Is not JSON. Correct the file.' };
		}
	}
	if (ending !== '.md') return rowOf(yamlData(text));
	const [, yaml, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n([\s\S]*))?$/.exec(text) ?? [];
	if (yaml === undefined)
		return { line: 1, message: 'Has no front matter between two lines `---`. Move it elsewhere.' };
	// With the fence, so that lines are those of the file.
	const read = rowOf(yamlData(`---\n${yaml}`));
	if ('message' in read || body.trim() === '') return read;
	return { values: new Map([...read.values, [bodyColumn, body]]) };
}

const rowOf = (value: unknown): Read =>
	isPlainObject(value)
		? { values: flattenRow(value) }
		: { line: 1, message: 'Is no map of names and values. Move it elsewhere.' };
