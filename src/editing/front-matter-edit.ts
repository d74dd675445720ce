/**
 * Changes single values of front matter as edits of its text, by the places that the `yaml` package gives: comments, order,
 * quotes, blank lines and line ends of everything else stay byte for byte.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Document, parseDocument, stringify } from 'yaml';
import { launchPeriodFrontMatter } from '../content/schemas/launch-period.ts';
import { productFrontMatter } from '../content/schemas/product.ts';
import { EditError } from './edit-error.ts';
import { appendItem, insertPair, replaceValue } from './edit-yaml.ts';
import { type Container, findContainer, parseOptions } from './yaml-text.ts';

const { element: launch } = productFrontMatter.shape.launches.unwrap();

/** The keys of content files in the order in which they are written. */
const keyOrder: readonly string[] = [
	...new Set([productFrontMatter, launch, launchPeriodFrontMatter].flatMap(({ shape }) => Object.keys(shape))),
];

/** A content file as it is first written, its keys in order. Core is the schema that the content is read with. */
export function entryText(frontMatter: object, body?: string): string {
	const rank = ([key]: readonly [string, unknown]) =>
		keyOrder.includes(key) ? keyOrder.indexOf(key) : keyOrder.length;
	const ordered = Object.fromEntries(Object.entries(frontMatter).sort((a, b) => rank(a) - rank(b)));
	const yaml = stringify(ordered, { version: '1.2', schema: 'core', lineWidth: 0, aliasDuplicateObjects: false });
	return `---\n${yaml}---\n${body ? `${body}\n` : ''}`;
}

/** Sets one value. */
export interface Edit {
	/** Keys and indexes. All but the last exist; the last may be a new key, or the index behind the last entry. */
	readonly path: readonly (string | number)[];
	readonly value: unknown;
}

/**
 * @param text - A whole Markdown file with front matter, or a whole YAML file.
 * @param edits - Made one after the other; a new key comes behind those that are before it in the order of keys.
 * @throws {EditError} when a value cannot be changed without changing the text around it.
 */
export function editFrontMatter(text: string, edits: readonly Edit[]): string {
	const { before, yaml, after } = partsOf(text);
	const edited = edits.reduce((source, edit) => editYaml(source, edit), yaml);
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

function editYaml(source: string, edit: Edit): string {
	const document = parse(source);
	if (document.errors.length > 0) throw new EditError('The front matter cannot be read. `npm run check` says why.');
	const expected = expectedData(document, edit);
	const edited = change(source, document, edit);
	// Whatever the text looks like: nothing but that value may have changed.
	if (edited === undefined || !isDeepStrictEqual(dataOf(edited), expected)) {
		throw new EditError(
			`Cannot change \`${edit.path.join('.')}\` without rewriting the front matter. Edit it by hand.`,
		);
	}
	return edited;
}

function change(source: string, document: Document.Parsed, { path, value }: Edit): string | undefined {
	const key = path.at(-1);
	const container: Container | undefined = findContainer(document, path.slice(0, -1));
	if (container?.kind === 'map' && typeof key === 'string') {
		return replaceValue(source, container, key, value) ?? insertPair(source, container, key, value, keyOrder);
	}
	if (container?.kind === 'sequence' && typeof key === 'number') {
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
	Reflect.set(parent, key, value);
	return data;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
