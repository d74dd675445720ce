import { isMap, isSeq, LineCounter, type Node, parseAllDocuments } from 'yaml';
import { explainYamlError } from '../../content/explain-yaml-error.ts';
import { EditError } from '../edit-error.ts';
import { flattenRow, isPlainObject } from './flatten-row.ts';
import { listIn, notAnObject } from './read-json.ts';
import { columnsOf, type RowProblem, type SourceRow, type SourceTable } from './source.ts';

/** Something in a YAML text that cannot be read. */
export class YamlFault extends Error {
	readonly line: number;

	/** @param message - What is wrong, and what to write instead. */
	constructor(line: number, message: string) {
		super(message);
		this.line = line;
	}
}

/** A list of maps, a map with one such list, or a document for each row. */
export function readYaml(text: string, name: string): SourceTable {
	const lineCounter = new LineCounter();
	const lineOf = (node: Node | null | undefined) => lineCounter.linePos(node?.range?.[0] ?? 0).line;
	const rows: SourceRow[] = [];
	const problems: RowProblem[] = [];
	const take = (value: unknown, line: number | undefined) => {
		const place = line === undefined ? name : `${name}:${line}`;
		if (isPlainObject(value)) rows.push({ place, values: flattenRow(value) });
		else problems.push({ place, column: 'row', message: notAnObject });
	};
	try {
		const documents = parse(text, lineCounter);
		const [document, ...others] = documents;
		if (others.length > 0) for (const one of documents) take(toData(one), lineOf(one.contents));
		else {
			const { list, member } = listIn(document && toData(document), name);
			const top = document?.contents;
			const node = member === undefined ? top : isMap(top) ? top.get(member, true) : undefined;
			const items = isSeq(node) ? node.items : [];
			for (const [index, value] of list.entries()) take(value, items[index] ? lineOf(items[index] as Node) : undefined);
		}
	} catch (error) {
		if (!(error instanceof YamlFault)) throw error;
		throw new EditError(`Cannot import \`${name}\`: in line ${error.line}: ${error.message}`);
	}
	return { name, format: 'YAML', columns: columnsOf(rows), rows, problems };
}

/** The data of a text with one document. @throws {YamlFault} */
export function yamlData(text: string): unknown {
	const [document] = parse(text, new LineCounter());
	return document && toData(document);
}

type Parsed = ReturnType<typeof parse>[number];

const parseOptions = { version: '1.2', schema: 'core', prettyErrors: false, uniqueKeys: false } as const;

function parse(text: string, lineCounter: LineCounter) {
	try {
		const documents = parseAllDocuments(text, { lineCounter, ...parseOptions });
		for (const document of documents) {
			const error = document.errors.length > 0 ? explainYamlError(document, text) : undefined;
			if (error) throw new YamlFault(lineCounter.linePos(error.offset).line, error.message);
		}
		return 'empty' in documents ? [] : documents;
	} catch (error) {
		if (error instanceof RangeError) throw new YamlFault(1, 'It is nested too deep. Write it flatter.');
		throw error;
	}
}

function toData(document: Parsed): unknown {
	try {
		return document.toJS({ maxAliasCount: 1_000 });
	} catch (error) {
		if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
		throw new YamlFault(1, 'Its aliases repeat too much or lead nowhere. Write the values out.');
	}
}
