/** How the `yaml` package prints each part of a document, as far as its options cannot say it. */
import { type Document, isMap, isNode, isSeq, Scalar, type ScalarTag, visit, YAMLMap, YAMLSeq } from 'yaml';

/** Of texts that are folded: fewer than 120 characters a line. Others stand on one line. */
const foldedWidth = 119;

export function setStyle(document: Document): void {
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
