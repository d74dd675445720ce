/**
 * The canonical form of content files: LF line ends, no byte order mark, one line end at the end; in YAML, keys in the order of
 * their schema, two spaces of indentation, one space before a comment, at most one blank line, texts without quotes where they
 * need none. A list or map stays in brackets or on lines of its own.
 */
import { isDeepStrictEqual } from 'node:util';
import { isMap, isSeq, type Pair, Scalar, visit } from 'yaml';
import { z } from 'zod';
import { ContentFolder, readFolder } from '../content/content-folder.ts';
import { parseYaml } from '../content/parse-yaml.ts';
import { readOwnFields, siteName, synonymsName } from '../content/read-single-files.ts';
import { productSchemaOf } from '../content/schemas/product.ts';
import { categoryFrontMatter, pageFrontMatter, siteFile, synonymsFile } from '../content/schemas/site.ts';
import { sponsorFrontMatter } from '../content/schemas/sponsor.ts';
import { launchPeriodFrontMatter } from '../content/schemas/week.ts';
import { decodeText, splitFile } from '../content/split-file.ts';
import type { ChangeSet } from './change-set.ts';
import { keepsComments, keyOf, parse, print } from './front-matter.ts';

const foldersOf = (place: ContentFolder): readonly (readonly [folder: string, schema: z.ZodObject])[] => [
	['categories', categoryFrontMatter],
	['launch_periods', launchPeriodFrontMatter],
	['products', productSchemaOf(readOwnFields(place))],
	['pages', pageFrontMatter],
	['sponsors', sponsorFrontMatter],
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
	// Files that do not belong there stay as they are.
	const ignore = () => {};
	const files = foldersOf(place).flatMap(([folder, schema]) =>
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

/** Rounds of formatting after which a text must be stable; one that is not is left as it is. */
const maximumRounds = 5;

/** Text with the same data and comments that is its own canonical form; the source itself when there is none. */
function formatYaml(source: string, schema: z.ZodObject): string {
	let text = source;
	for (let round = 0; round < maximumRounds; round++) {
		const next = formatOnce(text, schema);
		if (next === text) return isSame(source, text) ? text : source;
		text = next;
	}
	return source;
}

const isSame = (before: string, after: string): boolean =>
	keepsComments(before, after) && isDeepStrictEqual(parse(before).toJS(), parse(after).toJS());

function formatOnce(source: string, schema: z.ZodObject): string {
	const document = parse(source);
	if (document.contents === null) return source;
	visit(document, { Scalar: (_key, node) => setStyle(node) });
	sortKeys(document.contents, schema);
	return print(document, source);
}

/** Quotes only where they are needed; a text of several lines as it is written, or with all its line ends. */
function setStyle(node: Scalar): void {
	const { value, type } = node;
	if (typeof value === 'boolean') delete node.source;
	if (typeof value !== 'string' || type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL) return;
	node.type = value.includes('\n') ? Scalar.BLOCK_LITERAL : Scalar.PLAIN;
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

function withoutDefault(schema: unknown): unknown {
	return schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? withoutDefault(schema.unwrap()) : schema;
}
