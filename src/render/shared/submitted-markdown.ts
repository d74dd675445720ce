/**
 * Submitted Markdown as a tree of HTML. Nobody has read it, so it is sanitised after rendering, and its links tell search
 * engines and browsers not to vouch for them. The launch page runs it in the browser.
 */
import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { remark } from 'remark';
import remarkRehype from 'remark-rehype';
import { lightGfm } from '../../content/schemas/markdown.ts';
import { withoutHidden } from '../../content/schemas/text.ts';
import { facts as t } from '../../texts/sections.ts';

export const schema: typeof defaultSchema = {
	...defaultSchema,
	protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'] },
};

/**
 * Adapts elements that plain Markdown makes to the pages of this site. The alignment of a table's cell becomes a class
 * (`align-left`, `align-center`, `align-right`): HTML has dropped the attribute `align`, and the site's policy forbids
 * `style`. The box of a task, which has no label, gets a name, such as `To do`.
 */
export const adaptElements = () => (tree: Root) => {
	for (const element of elements(tree)) {
		const { align, ...properties } = element.properties;
		if (align !== undefined) element.properties = { ...properties, className: [`align-${align}`] };
		if (element.tagName === 'input') element.properties['ariaLabel'] = properties['checked'] ? t.done : t.toDo;
	}
};

const untrusted = remark()
	.data(lightGfm)
	.use(remarkRehype)
	.use(rehypeSanitize, schema)
	.use(adaptElements)
	.use(() => (tree: Root) => {
		tree.children = cleanNodes(tree.children);
		let level = 1;
		for (const element of elements(tree)) {
			// Wide code scrolls, by keyboard as well.
			if (element.tagName === 'pre') element.properties['tabIndex'] = 0;
			if (element.tagName === 'a') element.properties['rel'] = ['ugc', 'nofollow', 'noopener'];
			const depth = headingDepths[element.tagName];
			if (depth === undefined) continue;
			// The page has an `h1` of its own: the first heading is an `h2`, and none skips a level.
			level = Math.max(2, Math.min(depth, level + 1));
			element.tagName = `h${level}`;
		}
		setDirection(tree);
	})
	.freeze();

/** The Markdown of a maker as a tree of HTML that holds no script, picture or frame, and whose headings start at `h2`. */
export const untrustedTree = (source: string): Root =>
	untrusted.runSync((/\||:-|-:/.test(source) ? untrusted : withoutTables).parse(source));

/** Looking for tables takes a sixth of the time. The second line of one has a bar, or a colon beside a dash. */
const withoutTables = remark()
	.data({ ...lightGfm, micromarkExtensions: lightGfm.micromarkExtensions.slice(1) })
	.freeze();

/** The text runs as most of its letters do: a paragraph may begin with a name in another script. */
function setDirection(tree: Root): void {
	const text = textOf(tree);
	const count = countOf(text, rightToLeft);
	// Counting all letters makes a list of them.
	const dir = count > 0 && 2 * count > countOf(text, /\p{L}/gu) ? 'rtl' : 'ltr';
	for (const child of tree.children) {
		if (child.type === 'element' && child.tagName !== 'pre') child.properties['dir'] = dir;
	}
}

const rightToLeft =
	/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/gu;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

export function textOf(node: Root | Element): string {
	return node.children
		.map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
		.join('');
}

/**
 * Replaces pictures, which would load from hosts that the reader did not choose, by their texts. Removes hidden characters and
 * relative links, which belong to the place where the text came from, and puts tables in boxes.
 */
function cleanNodes<Node extends RootContent | ElementContent>(nodes: readonly Node[]): (Node | ElementContent)[] {
	return nodes.flatMap((node): (Node | ElementContent)[] => {
		if (node.type === 'text') return [{ ...node, value: withoutHidden(node.value) }];
		if (node.type !== 'element') return [node];
		if (node.tagName === 'img') return [{ type: 'text', value: withoutHidden(String(node.properties['alt'] ?? '')) }];
		const children = cleanNodes(node.children);
		if (node.tagName === 'a' && !/^(?:https?|mailto):/i.test(String(node.properties['href']))) return children;
		if (node.tagName === 'a') node.properties['href'] = withPlainHost(String(node.properties['href']));
		const element: Element = { type: 'element', tagName: node.tagName, properties: visible(node.properties), children };
		return [node.tagName === 'table' ? inScrollBox(element) : element];
	});
}

/** Writes the host in ASCII. Markdown writes `münchen.example` with percent signs, which only browsers read as a host. */
const withPlainHost = (href: string): string =>
	/^https?:\/\/[^/?#]*%/i.test(href) ? (URL.parse(href)?.href ?? href) : href;

const visible = (properties: Properties): Properties =>
	Object.fromEntries(
		Object.entries(properties).map(([name, value]) => [
			name,
			typeof value === 'string'
				? withoutHidden(value)
				: Array.isArray(value)
					? value.map((item) => (typeof item === 'string' ? withoutHidden(item) : item))
					: value,
		]),
	);

/** A box that scrolls. It takes the focus, because a table without links could not be scrolled by keyboard otherwise. */
export const inScrollBox = (table: Element): Element => ({
	type: 'element',
	tagName: 'div',
	properties: { className: ['scroll'], tabIndex: 0 },
	children: [table],
});

const headingDepths: Readonly<Record<string, number>> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };

/** The elements of a tree in the order of the text. */
function* elements(parent: Root | Element): Generator<Element> {
	for (const child of parent.children) {
		if (child.type !== 'element') continue;
		yield child;
		yield* elements(child);
	}
}
