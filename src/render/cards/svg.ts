import type { Element } from 'xast';
import { toXml } from 'xast-util-to-xml';

/** What XML 1.0 section 2.2 forbids, even escaped: controls, halves of surrogate pairs, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text that an SVG may hold; the writer escapes what is markup. */
export const plain = (text: string): string => text.replace(forbidden, '');

/** The document as a file. The writer leaves `]]>` as it is, which XML forbids in a text. */
export const writeSvg = (document: Element): string => toXml(document).replaceAll(']]>', ']]&gt;');
