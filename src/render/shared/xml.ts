/** XML of trees, without what XML forbids. */
import type { Element, Root } from 'xast';
import { toXml } from 'xast-util-to-xml';

/** Characters that no XML document may hold, not even as references (XML 1.0, section 2.2). */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * An element as XML, without what XML forbids.
 *
 * The library takes any object behind a name for attributes, so elements without attributes have a list of children.
 */
export function writeXml(node: Element | Root): string {
	// Text must not contain `]]>` (production 14), and the library leaves `>` as it is. In attributes, the escape means the same.
	return toXml(node).replace(forbidden, '').replaceAll(']]>', ']]&gt;');
}

/** A document with its declaration. */
export function xmlDocument(element: Element): string {
	const declaration = { type: 'instruction', name: 'xml', value: 'version="1.0" encoding="utf-8"' } as const;
	return `${writeXml({ type: 'root', children: [declaration, element] })}\n`;
}
