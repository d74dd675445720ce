/**
 * YAML in its canonical form: keys in the order of their schema, two spaces of indentation, one space before a comment, at
 * most one blank line, texts without quotes where they need none. A list or map stays in brackets or on lines of its own.
 */
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { parseOptions } from '../yaml-places.ts';
import { commentsIn } from './comments-in.ts';
import { setStyle } from './set-style.ts';
import { sortKeys } from './sort-keys.ts';

/** A text that is brought into another form settles after so many rounds, or is left as it is. */
const maximumRounds = 5;

/**
 * @param source - YAML that can be read, with LF line ends.
 * @param schema - Of its data.
 * @returns Text with the same data and comments that is its own canonical form; the source itself when there is none.
 */
export function formatYaml(source: string, schema: z.ZodObject): string {
	let text = source;
	for (let round = 0; round < maximumRounds; round++) {
		const next = print(text, schema);
		if (next === text) return text === source || isSame(source, text) ? text : source;
		text = next;
	}
	return source;
}

function isSame(before: string, after: string): boolean {
	const wordsOf = (text: string) => commentsIn(text).filter((comment) => comment !== '#');
	const sameComments = isDeepStrictEqual(wordsOf(before).sort(), wordsOf(after).sort());
	return sameComments && isDeepStrictEqual(dataOf(before), dataOf(after));
}

function dataOf(source: string): unknown {
	const document = parseDocument(source, parseOptions);
	return document.errors.length > 0 ? document.errors : document.toJS();
}

function print(source: string, schema: z.ZodObject): string {
	const document = parseDocument(source, parseOptions);
	if (document.errors.length > 0 || document.contents === null) return source;
	setStyle(document);
	sortKeys(document.contents, schema);
	return document.toString({ indent: 2, indentSeq: true, lineWidth: 0 }).replace(/^\n+/, '');
}
