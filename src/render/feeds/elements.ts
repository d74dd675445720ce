/** Elements of an entry's HTML. Texts become text nodes, so that whatever writes them escapes them. */
import type { Element, ElementContent, Properties } from 'hast';

export type Child = ElementContent | string;

export const element = (tagName: string, properties: Properties, ...children: readonly Child[]): Element => ({
	type: 'element',
	tagName,
	properties,
	children: children.flatMap((child): ElementContent[] => {
		if (typeof child === 'string') return child === '' ? [] : [{ type: 'text', value: child }];
		return child.type === 'element' && blocks.has(child.tagName) ? [lineFeed, child] : [child];
	}),
});

/** They begin on a line of their own: services mail entries, and a line of mail holds 998 characters (RFC 5322). */
const blocks: ReadonlySet<string> = new Set(['div', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'table']);

const lineFeed: ElementContent = { type: 'text', value: '\n' };

export const paragraph = (...children: readonly Child[]): Element => element('p', {}, ...children);

export const link = (href: string, ...children: readonly Child[]): Element => element('a', { href }, ...children);

/** A name or another text of a maker, whose script decides about its direction. */
export const autoDirection = (text: string): Element => element('span', { dir: 'auto' }, text);
