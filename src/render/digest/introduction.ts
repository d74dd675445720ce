/** The editors' words about the week, with the styles of the digest on their elements. */
import type { Element, ElementContent, Properties, Root } from 'hast';
import { untrustedTree } from '../html/markdown.ts';
import { styles } from './styles.ts';

const styled: Readonly<Record<string, Properties>> = {
	p: { className: ['ink'], style: styles.text },
	a: { className: ['accent'], style: styles.link },
	h2: { className: ['ink'], style: styles.heading },
	h3: { className: ['ink'], style: styles.heading },
	ul: { className: ['ink'], style: styles.text },
	ol: { className: ['ink'], style: styles.text },
};

export const introduction = (source: string): Element[] =>
	withStyles(untrustedTree(source)).filter((node) => node.type === 'element');

/** Only `href` and `style` are left of attributes: the others belong to the site's own style sheet. */
function withStyles(parent: Root | Element): ElementContent[] {
	return parent.children.flatMap((node): ElementContent[] => {
		if (node.type === 'text') return [node];
		if (node.type !== 'element') return [];
		const { href } = node.properties;
		const own = typeof href === 'string' ? { href } : {};
		return [{ ...node, properties: { ...own, ...styled[node.tagName] }, children: withStyles(node) }];
	});
}
