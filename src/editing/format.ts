/**
 * The canonical form of content files: LF line ends, no byte order mark, one line end at the end; in YAML, keys in the order of
 * their schema, two spaces of indentation, one space before a comment, at most one blank line, texts without quotes where they
 * need none. A list or map stays in brackets or on lines of its own.
 */
import { isDeepStrictEqual } from 'node:util';
import {
	type Document,
	isMap,
	isNode,
	isScalar,
	isSeq,
	Lexer,
	type Pair,
	parseDocument,
	Scalar,
	type ScalarTag,
	visit,
	YAMLMap,
	YAMLSeq,
} from 'yaml';
import { z } from 'zod';
import { ContentFolder } from '../content/content-folder.ts';
import { parseYaml } from '../content/parse-yaml.ts';
import { readFolder } from '../content/read-folder.ts';
import { siteName } from '../content/read-site.ts';
import { synonymsName } from '../content/read-synonyms.ts';
import { categoryFrontMatter } from '../content/schemas/category.ts';
import { launchPeriodFrontMatter } from '../content/schemas/launch-period.ts';
import { pageFrontMatter } from '../content/schemas/page.ts';
import { productFrontMatter } from '../content/schemas/product.ts';
import { siteFile } from '../content/schemas/site.ts';
import { synonymsFile } from '../content/schemas/synonyms.ts';
import { decodeText, splitFile } from '../content/split-file.ts';
import type { ChangeSet } from './change-set.ts';
import { parseOptions } from './yaml-text.ts';

const folders: readonly (readonly [folder: string, schema: z.ZodObject])[] = [
	['categories', categoryFrontMatter],
	['launch_periods', launchPeriodFrontMatter],
	['products', productFrontMatter],
	['pages', pageFrontMatter],
];

/** Files that are YAML alone. */
const wholeFiles: readonly (readonly [source: string, schema: z.ZodObject])[] = [
	[siteName, siteFile],
	[synonymsName, synonymsFile],
];

/**
 * Formats every file of the content that is YAML or begins with it, but for those that cannot be read.
 *
 * @param changes - Gets the files that differ from their canonical form.
 */
export function formatContent(changes: ChangeSet): void {
	const place = new ContentFolder(changes.contentDir);
	// What does not belong there stays as it is.
	const ignore = () => {};
	const files = folders.flatMap(([folder, schema]) =>
		readFolder(place, folder, ignore).map(({ source }) => [source, schema] as const),
	);
	for (const [source, schema] of [...wholeFiles, ...files]) {
		const text = decodeText(changes.read(source) ?? new Uint8Array());
		if (typeof text !== 'string' || changes.read(source) === undefined) continue;
		const formatted = source.endsWith('.yaml') ? formatWhole(text, schema) : formatMarkdown(text, schema);
		if (formatted !== undefined) changes.write(source, formatted);
	}
}

/** A Markdown file in its canonical form; `undefined` when its front matter cannot be read. */
export function formatMarkdown(text: string, schema: z.ZodObject): string | undefined {
	const split = splitFile(text);
	const front = 'message' in split ? undefined : formatWhole(split.yaml, schema);
	if ('message' in split || front === undefined) return undefined;
	const body = split.body.replace(/(?<!\n)\n+$/, '');
	return `---\n${front}---\n${body}${body === '' ? '' : '\n'}`;
}

const formatWhole = (yaml: string, schema: z.ZodObject): string | undefined =>
	'data' in parseYaml(yaml, 1) ? formatYaml(withLineEnd(yaml), schema) : undefined;

const withLineEnd = (yaml: string): string => (yaml === '' || yaml.endsWith('\n') ? yaml : `${yaml}\n`);

/** A text that is brought into another form settles after so many rounds, or is left as it is. */
const maximumRounds = 5;

/**
 * @param source - YAML that can be read, with LF line ends.
 * @param schema - Of its data.
 * @returns Text with the same data and comments that is its own canonical form; the source itself when there is none.
 */
function formatYaml(source: string, schema: z.ZodObject): string {
	let text = source;
	for (let round = 0; round < maximumRounds; round++) {
		const next = print(text, schema);
		if (next === text) return text === source || isSame(source, text) ? text : source;
		text = next;
	}
	return source;
}

function isSame(before: string, after: string): boolean {
	const wordsOf = (text: string) => commentsIn(text).filter((comment) => comment !== '#');
	const sameComments = isDeepStrictEqual(wordsOf(before).sort(), wordsOf(after).sort());
	return sameComments && isDeepStrictEqual(dataOf(before), dataOf(after));
}

function dataOf(source: string): unknown {
	const document = parseDocument(source, parseOptions);
	return document.errors.length > 0 ? document.errors : document.toJS();
}

function print(source: string, schema: z.ZodObject): string {
	const document = parseDocument(source, parseOptions);
	if (document.errors.length > 0 || document.contents === null) return source;
	setStyle(document);
	sortKeys(document.contents, schema);
	return document.toString({ indent: 2, indentSeq: true, lineWidth: 0 }).replace(/^\n+/, '');
}

/** Every comment of a YAML text, without the space around it. */
export const commentsIn = (source: string): string[] =>
	[...new Lexer().lex(source)].filter((token) => token.startsWith('#')).map((comment) => comment.trimEnd());

/** Characters on a line of a folded text. Other texts stand on one line. */
const foldedWidth = 119;

function setStyle(document: Document): void {
	setTags(document);
	trimComments(document);
	visit(document, (_key, node) => {
		if (isNode(node)) trimComments(node);
		if (node instanceof Scalar) setScalar(node);
		else if (isMap(node)) padFlow(node, ' ', YAMLMap.prototype.toString);
		else if (isSeq(node)) padFlow(node, '', YAMLSeq.prototype.toString);
	});
}

/** Quotes only where they are needed; a text of several lines as it is written, or with all its line ends. */
function setScalar(node: Scalar): void {
	const { value, type } = node;
	if (typeof value === 'boolean') delete node.source;
	if (typeof value !== 'string' || type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL) return;
	node.type = value.includes('\n') ? Scalar.BLOCK_LITERAL : Scalar.PLAIN;
}

/** Numbers as they are written, since JavaScript does not know each of them; folded texts at their width. */
function setTags({ schema }: Document): void {
	schema.tags = schema.tags.map((tag) => {
		const { tag: name } = tag;
		if (name === 'tag:yaml.org,2002:int' || name === 'tag:yaml.org,2002:float') {
			return { ...tag, stringify: ({ source, value }: Scalar) => source ?? String(value) } as ScalarTag;
		}
		return name === 'tag:yaml.org,2002:str' ? withFolding(tag as ScalarTag) : tag;
	});
}

function withFolding(tag: ScalarTag): ScalarTag {
	const { stringify } = tag;
	if (!stringify) return tag;
	return {
		...tag,
		stringify: (item, context, ...rest) => {
			const lineWidth = item.type === Scalar.BLOCK_FOLDED ? foldedWidth : 0;
			return stringify(item, { ...context, options: { ...context.options, lineWidth } }, ...rest);
		},
	};
}

/** Spaces inside the braces of a map, none inside the brackets of a list: the package knows one rule for both. */
function padFlow(node: YAMLMap | YAMLSeq, flowCollectionPadding: string, print: YAMLMap['toString']): void {
	node.toString = (context, ...rest) =>
		print.call(node as YAMLMap, context && { ...context, flowCollectionPadding }, ...rest);
}

function trimComments(node: { comment?: string | null; commentBefore?: string | null }): void {
	const trimmed = (comment: string) => comment.replace(/(?<![ \t])[ \t]+$/gm, '');
	if (typeof node.comment === 'string') node.comment = trimmed(node.comment);
	if (typeof node.commentBefore === 'string') node.commentBefore = trimmed(node.commentBefore);
}

/** Brings the keys of all maps into the order of a schema; keys that it does not know come last, as they stood. */
function sortKeys(node: unknown, schema: unknown): void {
	const known = withoutDefault(schema);
	if (isSeq(node)) {
		for (const item of node.items) sortKeys(item, known instanceof z.ZodArray ? known.element : undefined);
	}
	if (!isMap(node) || !(known instanceof z.ZodObject)) return;
	const keys = Object.keys(known.shape);
	const rank = (pair: Pair): number => {
		const index = keys.indexOf(keyOf(pair));
		return index < 0 ? keys.length : index;
	};
	node.items.sort((a, b) => rank(a) - rank(b));
	for (const pair of node.items) sortKeys(pair.value, known.shape[keyOf(pair)]);
}

const keyOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '');

function withoutDefault(schema: unknown): unknown {
	return schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? withoutDefault(schema.unwrap()) : schema;
}
