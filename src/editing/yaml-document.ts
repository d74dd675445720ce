/** The YAML of content files as documents of the `yaml` package, which keep comments and order, and their printed form. */
import {
	type Document,
	isScalar,
	Lexer,
	type Pair,
	parseDocument,
	type ScalarTag,
	stringify,
	visit,
	type YAMLMap,
	type YAMLSeq,
} from 'yaml';

/** The schema that the content is read with, which decides what must stand in quotes. */
const core = { version: '1.2', schema: 'core' } as const;

export const parse = (source: string): Document.Parsed => parseDocument(source, { ...core, prettyErrors: false });

/** A new YAML text of values. */
export const yamlText = (value: object): string =>
	stringify(value, { ...core, lineWidth: 0, aliasDuplicateObjects: false });

/** Two spaces of indentation, one before a comment, at most one blank line; lists and maps in brackets or on lines as they are. */
export function print(document: Document): string {
	foldAtWidth(document);
	visit(document, {
		Map: (_key, node) => pad(node, ' '),
		Seq: (_key, node) => pad(node, ''),
	});
	return document.toString({ indentSeq: true, lineWidth: 0 }).replace(/^\n+/, '');
}

/** Characters on a line of a folded text. Other texts stand on one line. */
const foldedWidth = 119;

function foldAtWidth({ schema }: Document): void {
	schema.tags = schema.tags.map((tag) => {
		const { stringify } = tag as ScalarTag;
		if (tag.tag !== 'tag:yaml.org,2002:str' || !stringify) return tag;
		return {
			...(tag as ScalarTag),
			stringify: (item, context, ...rest) => {
				const lineWidth = item.type === 'BLOCK_FOLDED' ? foldedWidth : 0;
				return stringify(item, { ...context, options: { ...context.options, lineWidth } }, ...rest);
			},
		};
	});
}

/** Spaces inside the braces of a map, none inside the brackets of a list: the package knows one rule for both. */
function pad(node: YAMLMap | YAMLSeq, flowCollectionPadding: string): void {
	const print = node.toString.bind(node);
	node.toString = (context, ...rest) => print(context && { ...context, flowCollectionPadding }, ...rest);
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
