/** The editors' own prose: its headings have anchors, and a request stands beside its response. */
import GithubSlugger from 'github-slugger';
import type { Element, Root, Text } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { remark } from 'remark';
import remarkRehype from 'remark-rehype';
import { alignByClass } from './align-by-class.ts';
import { withBoxes } from './code-blocks.ts';
import { lightGfm, schema as schemaOfText } from './markdown.ts';
import { nameTasks } from './name-tasks.ts';

export interface Prose {
	readonly html: string;
	/** Its headings of the second rank, in order. */
	readonly sections: readonly { readonly id: string; readonly text: string }[];
}

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

/** Pictures of this site alone: any other one would load from a host that the reader did not choose. */
const schema: typeof schemaOfText = { ...schemaOfText, tagNames: [...(schemaOfText.tagNames ?? []), 'img'] };

const toTree = remark()
	.use(lightGfm)
	.use(remarkRehype)
	.use(rehypeSanitize, schema)
	.use(alignByClass)
	.use(nameTasks)
	.use(() => withOwnPictures);
const toHtml = toTree().use(rehypeStringify);

function withOwnPictures(parent: Root | Element): void {
	for (const [index, child] of parent.children.entries()) {
		if (child.type !== 'element') continue;
		if (child.tagName === 'img') parent.children[index] = picture(child);
		else withOwnPictures(child);
	}
}

/** A picture that has the theme in its name, with the other one for readers of that theme; of other sites only its text. */
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

function textOf(node: Root | Element): string {
	return node.children
		.map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
		.join('');
}
