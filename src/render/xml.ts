import type { Element } from 'xast';
import { toXml } from 'xast-util-to-xml';

/** Characters that no XML document may hold, not even as references (XML 1.0, section 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * An element as a whole XML document, without what XML forbids.
 *
 * The library takes any object behind a name for attributes, so elements without attributes have a list of children.
 */
export function xml(element: Element): string {
	const document = toXml({
		type: 'root',
		children: [{ type: 'instruction', name: 'xml', value: 'version="1.0" encoding="utf-8"' }, element],
	});
	// `]]>` must not stand in text (production 14), and the library leaves `>` as it is. In attributes it means the same.
	return `${document.replace(forbidden, '').replaceAll(']]>', ']]&gt;')}\n`;
}
