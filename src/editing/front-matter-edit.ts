/**
 * Changes single values of front matter as edits of its text, by the places that the `yaml` package gives: comments, order,
 * quotes, blank lines and line ends of everything else stay byte for byte.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Document, parseDocument } from 'yaml';
import { EditError } from './edit-error.ts';
import { insertPair, removePair, replaceValue } from './edit-map.ts';
import { appendItem, removeItem } from './edit-sequence.ts';
import { type Container, findContainer, parseOptions } from './yaml-places.ts';

/** Sets one value; `undefined` takes the key or the entry away. */
export interface Edit {
	/** Keys and indexes. All but the last exist; the last may be a new key, or the index behind the last entry. */
	readonly path: readonly (string | number)[];
	readonly value: unknown;
}

/**
 * @param text - A whole Markdown file with front matter, or a whole YAML file.
 * @param edits - Made one after the other.
 * @param keyOrder - The order in which the keys of any map are written; a new key comes behind those that are before it there.
 * @throws {EditError} when a value cannot be changed without changing the text around it.
 */
export function editFrontMatter(text: string, edits: readonly Edit[], keyOrder: readonly string[]): string {
	const { before, yaml, after } = partsOf(text);
	const edited = edits.reduce((source, edit) => editYaml(source, edit, keyOrder), yaml);
	return before + edited + after;
}

/** The YAML text, and what stands before and after it. */
function partsOf(text: string): { before: string; yaml: string; after: string } {
	const [fence = ''] = /^\ufeff?---\r?\n/.exec(text) ?? [];
	const end = fence === '' ? -1 : text.slice(fence.length - 1).search(/\n---(?:\r?\n|$)/);
	if (end < 0) return { before: '', yaml: text, after: '' };
	const close = fence.length + end;
	return { before: fence, yaml: text.slice(fence.length, close), after: text.slice(close) };
}

function editYaml(source: string, edit: Edit, keyOrder: readonly string[]): string {
	const document = parse(source);
	if (document.errors.length > 0) throw new EditError('The front matter cannot be read. `npm run check` says why.');
	const expected = expectedData(document, edit);
	const edited = change(source, document, edit, keyOrder);
	// Whatever the text looks like: nothing but that value may have changed.
	if (edited === undefined || !isDeepStrictEqual(dataOf(edited), expected)) {
		throw new EditError(
			`Cannot change \`${edit.path.join('.')}\` without rewriting the front matter. Edit it by hand.`,
		);
	}
	return edited;
}

function change(
	source: string,
	document: Document.Parsed,
	{ path, value }: Edit,
	keyOrder: readonly string[],
): string | undefined {
	const key = path.at(-1);
	const container: Container | undefined = findContainer(document, path.slice(0, -1));
	if (container?.kind === 'map' && typeof key === 'string') {
		if (value === undefined) return removePair(source, container, key);
		return replaceValue(source, container, key, value) ?? insertPair(source, container, key, value, keyOrder);
	}
	if (container?.kind === 'sequence' && typeof key === 'number') {
		if (value === undefined) return removeItem(source, container, key);
		return appendItem(source, container, key, value);
	}
	return undefined;
}

function parse(source: string): Document.Parsed {
	return parseDocument(source, parseOptions);
}

function dataOf(source: string): unknown {
	const document = parse(source);
	if (document.errors.length > 0) return undefined;
	try {
		return document.toJS() ?? {};
	} catch {
		// An alias whose anchor was in the value that is gone.
		return undefined;
	}
}

function expectedData(document: Document.Parsed, { path, value }: Edit): unknown {
	const data: unknown = document.toJS() ?? {};
	const parent = path
		.slice(0, -1)
		.reduce<unknown>((node, key) => (isObject(node) ? Reflect.get(node, key) : undefined), data);
	const key = path.at(-1);
	if (!isObject(parent) || key === undefined) return data;
	if (value !== undefined) Reflect.set(parent, key, value);
	else if (Array.isArray(parent)) parent.splice(Number(key), 1);
	else Reflect.deleteProperty(parent, key);
	return data;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
