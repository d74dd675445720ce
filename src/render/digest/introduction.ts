/** The editors' words about the week, with the styles of the digest on their elements. */
import type { Element, ElementContent, Properties, Root } from 'hast';
import { untrustedTree } from '../html/markdown.ts';
import { styles } from './styles.ts';

const styled: Readonly<Record<string, Properties>> = {
	p: { className: ['ink'], style: styles.text },
	a: { className: ['accent'], style: styles.link },
	h2: { className: ['ink'], style: styles.heading },
	h3: { className: ['ink'], style: styles.heading },
	ul: { className: ['ink'], style: styles.list },
	ol: { className: ['ink'], style: styles.list },
};

export const introduction = (source: string): Element[] =>
	withStyles(untrustedTree(source)).filter((node) => node.type === 'element');

/** Only `href` and `style` are left of attributes: the others belong to the site's own style sheet. */
function withStyles(parent: Root | Element): ElementContent[] {
	return parent.children.flatMap((node): ElementContent[] => {
		if (node.type === 'text') return [{ ...node, value: inLines(node.value) }];
		if (node.type !== 'element') return [];
		const { href } = node.properties;
		const own = typeof href === 'string' ? { href } : {};
		// Code has the lines that it was written with.
		const children = node.tagName === 'pre' ? node.children : withStyles(node);
		return [{ ...node, properties: { ...own, ...styled[node.tagName] }, children }];
	});
}

/** Line feeds instead of some spaces: a line of mail holds 998 characters at most (RFC 5322 section 2.1.1). */
function inLines(text: string): string {
	let last = Number.NEGATIVE_INFINITY;
	return text.replace(/ /g, (space, index: number) => {
		if (index - last < 72) return space;
		last = index;
		return '\n';
	});
}
