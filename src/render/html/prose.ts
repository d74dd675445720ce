/** Markdown as HTML: the prose of editors, whose headings have anchors and whose code is boxed, and submitted Markdown. */
import GithubSlugger from 'github-slugger';
import type { Element, Root, RootContent, Text } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { remark } from 'remark';
import remarkRehype from 'remark-rehype';
import { lightGfm } from '../../content/schemas/markdown.ts';
import { adaptElements, inScrollBox, schema, textOf, untrustedTree } from '../shared/submitted-markdown.ts';

export interface Prose {
	readonly html: string;
	/** The headings of the second level, in order. */
	readonly sections: readonly { readonly id: string; readonly text: string }[];
}

/** Renders the prose of editors. */
export function renderProse(source: string): Prose {
	const tree = toTree.runSync(toTree.parse(source));
	const sections: { id: string; text: string }[] = [];
	const slugger = new GithubSlugger();
	for (const element of tree.children) {
		if (element.type === 'element' && element.tagName === 'pre') element.properties['tabIndex'] = 0;
		if (element.type !== 'element' || !/^h[23]$/.test(element.tagName)) continue;
		const text = textOf(element);
		// A heading of emoji alone has an empty slug.
		const id = slugger.slug(text) || slugger.slug('section');
		element.properties['id'] = id;
		if (element.tagName === 'h2') sections.push({ id, text });
		element.children = [{ type: 'element', tagName: 'a', properties: { href: `#${id}` }, children: element.children }];
	}
	return { html: toHtml.stringify({ ...tree, children: withBoxes(tree.children) }), sections };
}

/** The anchors of the headings of a prose page. */
export function anchorsIn(source: string): ReadonlySet<string> {
	return new Set(Array.from(renderProse(source).html.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id));
}

/** Renders the Markdown of a maker: no script, picture or frame, and headings that start at `h2`. */
export const renderUntrusted = (source: string): string => toHtml.stringify(untrustedTree(source));

const toTree = remark()
	.data(lightGfm)
	.use(remarkRehype)
	.use(rehypeSanitize, schema)
	.use(adaptElements)
	.use(() => withOwnPictures);
const toHtml = remark().use(rehypeStringify).freeze();

function withOwnPictures(parent: Root | Element): void {
	for (const [index, child] of parent.children.entries()) {
		if (child.type !== 'element') continue;
		if (child.tagName === 'img') parent.children[index] = picture(child);
		else withOwnPictures(child);
	}
}

/**
 * A picture whose name ends in `-light` gets a dark version for readers of that theme. A picture of another site becomes its
 * text.
 */
function picture(image: Element): Element | Text {
	const { src, alt } = image.properties;
	if (typeof src !== 'string' || !/^\/(?!\/)/.test(src)) return { type: 'text', value: String(alt ?? '') };
	const dark = src.replace(/-light(\.[a-z]+)$/, '-dark$1');
	const lazy: Element = { ...image, properties: { ...image.properties, loading: 'lazy' } };
	if (dark === src) return lazy;
	const source: Element = {
		type: 'element',
		tagName: 'source',
		properties: { media: '(prefers-color-scheme: dark)', srcSet: dark },
		children: [],
	};
	return { type: 'element', tagName: 'picture', properties: {}, children: [source, lazy] };
}

/** Puts a shell command and the JSON that directly follows it into one box, and a table into one that scrolls. */
function withBoxes(nodes: readonly RootContent[]): RootContent[] {
	const blocks = nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '');
	return blocks.flatMap((block, index): RootContent[] => {
		if (block.type !== 'element') return [block];
		const [before, next] = [blocks[index - 1], blocks[index + 1]];
		if (isCode(block, 'json') && isCode(before, 'sh')) return [];
		if (isCode(block, 'sh') && isCode(next, 'json')) return [box('beside', [inCodeBox(block), inCodeBox(next)])];
		if (block.tagName === 'table') return [inScrollBox(block)];
		return [block.tagName === 'pre' ? inCodeBox(block) : block];
	});
}

/** Whether a node is a block of code in a language. */
function isCode(node: RootContent | undefined, language: string): node is Element {
	const [code] = node?.type === 'element' && node.tagName === 'pre' ? node.children : [];
	const names = code?.type === 'element' ? code.properties['className'] : undefined;
	return Array.isArray(names) && names.includes(`language-${language}`);
}

/** A box with room for the button that copies the code. */
const inCodeBox = (pre: Element): Element => box('code', [pre]);

const box = (className: string, children: Element[]): Element => ({
	type: 'element',
	tagName: 'div',
	properties: { className: [className] },
	children,
});
