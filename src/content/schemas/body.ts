/**
 * Limits on the Markdown below front matter. Twice the markup, or twice the lines and levels, can take the parser four times as long.
 * Within these limits no text takes long. Characters count wherever they stand, because nothing here reads Markdown.
 */
import { markdown as t } from '../../texts/sections.ts';
import { isStreamSafe } from './text.ts';

export const maximumBodyBytes = 32 * 1024;

export const maximumMarkup = 2_048;

/** What makes a parser stop: line ends, markers of lists, and characters that can open, close or divide something. */
const markup = /[\n\t*_~`[\](<>|&\\+]|[-=]+|\d[.)](?=\s)/g;

/** More than 100 spaces, block quotes and list markers in front of the text of a line: each can be a level of nesting. */
const deepLine = /^(?:[ \t>]|(?:[*+-]|\d{1,9}[.)])[ \t]){101}/m;

/** The blank lines before front matter at the beginning of a body. */
const secondFrontMatter = /^(?:[^\S\n]*\n)*(?=---\n[a-z_]+:)/;

/** Words in scripts whose letters join. Browsers take seconds to lay out a long one. */
const joinedWords = /[\p{sc=Arabic}\p{sc=Syriac}\p{sc=Nko}\p{sc=Mandaic}\p{sc=Mongolian}\p{sc=Adlam}\p{M}\p{Cf}]+/gu;

/** Something wrong in a file. */
export interface TextProblem {
	/** 1-based; column in UTF-16 code units. */
	readonly line: number;
	readonly column: number;
	/** Dotted path into the front matter such as `launches[0].period`; `front matter`, `body` or `file` for the rest. */
	readonly field: string;
	/** A sentence that says what is wrong, then one that says what to write instead. */
	readonly message: string;
}

/** The first thing wrong in a body. */
export interface BodyProblem extends TextProblem {
	/** The exceeded limit, if it can be counted. */
	readonly excess?: { readonly limit: number; readonly actual: number };
}

/** Spaces in front of the first line stay: they can make it a code block. */
export const withoutBlankLines = (body: string): string => body.replace(/^(?:[ \t]*\n)+/, '').trimEnd();

/** @param firstLine - The 1-based line of the file on which the body begins. */
export function checkBody(body: string, firstLine: number): BodyProblem | undefined {
	const wrong = (message: string, line = firstLine): BodyProblem => ({ line, column: 1, field: 'body', message });
	const bytes = new TextEncoder().encode(body).length;
	if (bytes > maximumBodyBytes) {
		const message = t.tooLarge({ limit: maximumBodyBytes / 1024, bytes });
		return { ...wrong(message), excess: { limit: maximumBodyBytes, actual: bytes } };
	}
	if (!isStreamSafe(body)) return wrong(t.tooManyMarks);
	const marks = countMatches(body, markup);
	if (marks > maximumMarkup) {
		const message = t.tooMuchMarkup({ limit: String(maximumMarkup), number: String(marks) });
		return { ...wrong(message), excess: { limit: maximumMarkup, actual: marks } };
	}
	// For each, the parser searches the rest of the paragraph for its end.
	if (countMatches(body, /<[!?]/g) > 50) return wrong(t.tooManyTags);
	const lineOf = ({ index }: RegExpExecArray) => firstLine + countMatches(body.slice(0, index), /\n/g);
	const second = secondFrontMatter.exec(body);
	if (second) return wrong(t.secondFrontMatter, firstLine + countMatches(second[0], /\n/g));
	const deep = deepLine.exec(body);
	if (deep) return wrong(t.tooDeep, lineOf(deep));
	const long = [...body.matchAll(joinedWords)].find(([word]) => word.length > 1_000);
	return long && wrong(t.longWord, lineOf(long));
}

/** @param pattern - With the flag `g`. */
const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
