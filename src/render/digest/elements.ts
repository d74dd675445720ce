/** Elements of the digest's HTML. Texts become text nodes, so that whatever writes them escapes them. */
import type { Element, ElementContent, Properties } from 'hast';

export type Child = ElementContent | string | undefined | false;

export const element = (tagName: string, properties: Properties, ...children: readonly Child[]): Element => ({
	type: 'element',
	tagName,
	properties,
	children: children.flatMap((child): ElementContent[] => {
		if (child === undefined || child === false || child === '') return [];
		if (typeof child === 'string') return [{ type: 'text', value: child }];
		return child.type === 'element' && blocks.has(child.tagName) ? [lineFeed, child] : [child];
	}),
});

/** They begin on a line of their own: a line of mail holds 998 characters at most (RFC 5322 section 2.1.1). */
const blocks: ReadonlySet<string> = new Set([
	...['head', 'meta', 'title', 'style', 'body', 'div', 'h1', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'table', 'tr', 'td'],
]);

const lineFeed: ElementContent = { type: 'text', value: '\n' };

/** A name or another text of a maker, whose script decides about its direction. */
export const autoDirection = (text: string): Element => element('span', { dir: 'auto' }, text);
