/** Edits front matter without losing comments and order. The YAML is a document of the `yaml` package, which keeps both. */
import {
	type Document,
	isMap,
	isScalar,
	Lexer,
	type Node,
	type Pair,
	parseDocument,
	type Scalar,
	type ScalarTag,
	stringify,
	type YAMLMap,
	type YAMLSeq,
} from 'yaml';
import { productFrontMatter } from '../content/schemas/product.ts';
import { launchPeriodFrontMatter } from '../content/schemas/week.ts';

/** Sets one value. */
export interface Edit {
	/** Keys and indexes. All but the last exist; the last may be a new key, or the index behind the last entry. */
	readonly path: readonly (string | number)[];
	readonly value: unknown;
}

const { element: launch } = productFrontMatter.shape.launches.unwrap();

/** The order of keys. A new key is placed behind those that come before it here, one of the board behind the last of the software's. */
const keyOrder = [productFrontMatter, launch, launchPeriodFrontMatter].flatMap(({ shape }) => Object.keys(shape));

/**
 * Changes values of front matter, and the text below it when one is given. Comments, order, quotes and CRLF stay;
 * the rest takes the form of `check --fix`.
 *
 * @param text - A whole Markdown file with front matter.
 * @returns `undefined` when a comment would get lost.
 */
export function editFrontMatter(text: string, edits: readonly Edit[], body?: string): string | undefined {
	if (edits.length === 0 && body === undefined) return text;
	const [before, yaml, rest] = splitFrontMatter(text.replaceAll('\r\n', '\n'));
	const document = parse(yaml);
	for (const edit of edits) setValue(document, edit);
	const edited = edits.length === 0 ? yaml : print(document, yaml);
	const after = body === undefined ? rest : `---\n${body}\n`;
	if (!keepsComments(yaml, edited)) return undefined;
	const whole = before + edited + after;
	// As in the first line; a file with both kinds gets one.
	return /^[^\n]*\r\n/.test(text) ? whole.replaceAll('\n', '\r\n') : whole;
}

/** The line above the YAML of a file that can be read, the YAML, and the rest from the line below it on. */
export function splitFrontMatter(text: string): readonly [before: string, yaml: string, rest: string] {
	const start = text.indexOf('\n') + 1;
	const end = text.indexOf('\n---', start - 1) + 1;
	return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

function setValue(document: Document, { path, value }: Edit): void {
	const parent = document.getIn(path.slice(0, -1), true) as YAMLMap | YAMLSeq;
	const key = path.at(-1);
	const old = parent.get(key as never, true);
	const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
	const node = document.createNode(value, { flow: isList, aliasDuplicateObjects: false });
	if (isScalar(old) && isScalar(node)) {
		old.value = node.value;
		delete old.source;
	} else if (isMap(parent) && !parent.has(key)) {
		const rank = (name: string) => keyOrder.indexOf(keyOrder.includes(name) ? name : 'former_slugs');
		const behind = parent.items.findLastIndex((pair) => rank(keyOf(pair)) <= rank(String(key)));
		parent.items.splice(behind + 1, 0, document.createPair(key, node));
	} else {
		node.comment = (old as YAMLSeq | undefined)?.comment ?? null;
		parent.set(key as never, node);
	}
}

/** A content file as it is first written. */
export const entryText = (frontMatter: object, body?: string): string =>
	`---\n${yamlText(frontMatter)}---\n${body ? `${body}\n` : ''}`;

/** The schema that reads the content. It decides which texts need quotes. */
const core = { version: '1.2', schema: 'core' } as const;

export const parse = (source: string): Document.Parsed => parseDocument(source, { ...core, prettyErrors: false });

/** A new YAML text of values. */
const yamlText = (value: object): string => stringify(value, { ...core, lineWidth: 0, aliasDuplicateObjects: false });

/**
 * Two spaces of indentation, one before a comment, at most one blank line; lists and maps in brackets or on lines as they are.
 *
 * @param source - What the document was parsed from. Texts with `>` and `>-` keep their lines.
 */
export function print(document: Document, source: string): string {
	keepStyle(document, source);
	return document.toString({ indentSeq: true, lineWidth: 0 }).replace(/^\n+/, '');
}

/**
 * Spaces inside the braces of a map, none inside the brackets of a list: the package knows one rule for both. It also folds
 * texts again and writes small numbers as `1e-7`, which changes lines that nobody has edited.
 */
function keepStyle({ schema }: Document, source: string): void {
	schema.tags = schema.tags.map((tag) => {
		if (tag.collection !== undefined) {
			const flowCollectionPadding = tag.collection === 'map' ? ' ' : '';
			const stringify = (node: Node, ...[context, ...rest]: Parameters<Node['toString']>) =>
				node.toString(context && { ...context, flowCollectionPadding }, ...rest);
			return Object.assign({ ...tag }, { stringify });
		}
		const { stringify } = tag as ScalarTag;
		if (/:(?:int|float)$/.test(tag.tag) && stringify) {
			const asWritten: typeof stringify = (item, ...rest) => item.source ?? stringify(item, ...rest);
			return { ...(tag as ScalarTag), stringify: asWritten };
		}
		if (tag.tag !== 'tag:yaml.org,2002:str' || !stringify) return tag;
		const asBefore: typeof stringify = (item, context, ...rest) =>
			foldedText(item, source, context.indent) ?? stringify(item, context, ...rest);
		return { ...(tag as ScalarTag), stringify: asBefore };
	});
}

/** A folded text that nobody has changed, with other indentation. */
function foldedText({ type, range, source: parsed }: Scalar, source: string, indent: string): string | undefined {
	if (type !== 'BLOCK_FOLDED' || parsed === undefined || !range) return undefined;
	const written = source.slice(range[0], range[1]).trimEnd();
	const before = /^>-?\n+( +)/.exec(written)?.[1];
	return before && written.replaceAll(`\n${before}`, `\n${indent}`);
}

/** Whether a text has lost no comment of another one. */
export function keepsComments(before: string, after: string): boolean {
	const left = commentsIn(after);
	return commentsIn(before).every((comment) => {
		const index = left.indexOf(comment);
		return index >= 0 && left.splice(index, 1);
	});
}

export const commentsIn = (source: string): string[] =>
	[...new Lexer().lex(source)].filter((token) => /^#./.test(token)).map((comment) => comment.trimEnd());

export const keyOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '');
