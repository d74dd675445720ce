/**
 * Marks around texts that a board has only in English. They are characters that no text has, so that a text keeps them wherever a
 * page shows it; at the end, they become an element with the language of the text, or nothing.
 */
import type { Message, Section } from './messages.ts';

const [first, last] = ['\ufdd0', '\ufdd1'] as const;
let isMarking = false;

/** Called by what turns marks into elements, before a section is loaded. */
export function startMarking(): void {
	isMarking = true;
}

/**
 * The messages of a section with marks, where anything turns them into elements.
 *
 * @public The bundle of the pages imports it, see `build/texts-plugin.ts`.
 */
export const marked = (section: Section): Section => (isMarking ? wrapped(section, first, last) : section);

/** A browser gets English texts with marks of their direction. */
export const isolated = (section: Section): Section => wrapped(section, '\u2066', '\u2069');

const wrapped = (section: Section, before: string, behind: string): Section => {
	const wrap = (text: string) => before + text + behind;
	const inMarks = (message: Message): Message =>
		typeof message === 'string'
			? wrap(message)
			: { one: wrap(message.one ?? message.other), other: wrap(message.other) };
	return Object.fromEntries(Object.entries(section).map(([key, message]) => [key, inMarks(message)]));
};

const marks = /[\ufdd0\ufdd1]/g;
/** What stands between two English texts. In elements of their own, their lines would mix on a page from right to left. */
const between = /\ufdd1([\s,]*)\ufdd0/g;
const pieces = /([<>"\ufdd0\ufdd1])/;
/** Elements with text alone. */
const textElement = /^(?:option|script|style|textarea|title)(?![\w-])/;

/** @param bytes - UTF-8. */
export const hasMarks = (bytes: Uint8Array): boolean =>
	Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(first);

/** What has no elements loses the marks. */
export const withoutMarks = (text: string): string => text.replace(marks, '');

/** A page with elements in the place of the marks around its texts, and none in its attributes and texts of the head. */
export function withEnglishElements(html: string): string {
	let [isTag, isValue, depth, inside, before] = [false, false, 0, '', ''];
	const joined = html.replace(between, '$1');
	const written = joined.split(pieces).map((piece) => {
		const follows = before;
		before = piece;
		if (piece === first || piece === last) {
			if (isTag || inside !== '') return '';
			depth += piece === first ? 1 : -1;
			if (piece === first) return depth === 1 ? '<span lang="en" dir="ltr">' : '';
			return depth === 0 ? '</span>' : '';
		}
		if (piece === '"' && isTag) isValue = !isValue;
		else if (piece === '>' && !isValue) isTag = false;
		else if (follows === '<' && !isValue) {
			// Scripts have this sign, too.
			isTag = inside === '' || piece.startsWith(`/${inside}`);
			if (isTag) inside = textElement.exec(piece)?.[0] ?? '';
		}
		return piece;
	});
	return written.join('');
}
