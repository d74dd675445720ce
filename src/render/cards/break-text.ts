/** Where a line may end: behind spaces and hyphens, between words of Thai, and around the characters of East Asia. */
import { textWidth } from './text-width.ts';

/** What stays on one line, with the spaces behind it. */
export interface Piece {
	readonly text: string;
	/** Its width at a font size of 1, without and with the spaces. */
	readonly inked: number;
	readonly whole: number;
}

export function breakText(text: string): Piece[] {
	const words = text.split(/(?<=\s)(?=\S)|(?<=[\p{L}\p{N}][-‐–—/])(?=[\p{L}\p{N}])/u);
	return words
		.flatMap((word) => (anywhere.test(word) ? withoutSpaces(word) : [word]))
		.map((piece) => ({ text: piece, inked: textWidth(piece.trimEnd()), whole: textWidth(piece) }));
}

/** Scripts that are written without spaces, and emoji. */
const anywhere =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
/** Stays with what is before it. */
const closing = /^[\s\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u;
/** Stays with what is behind it. */
const opening = /[\p{Ps}\p{Pi}]$/u;

const thai = /\p{Script=Thai}/u;
const words = new Intl.Segmenter('th', { granularity: 'word' });

function withoutSpaces(word: string): string[] {
	const parts = thai.test(word) ? [...words.segment(word)].map(({ segment }) => segment) : clusters(word);
	const pieces: string[] = [];
	let last = '';
	for (const part of parts) {
		const breaks = last !== '' && (anywhere.test(part) || anywhere.test(last));
		if (breaks && !closing.test(part) && !opening.test(last)) {
			pieces.push(last);
			last = part;
		} else last += part;
	}
	return [...pieces, last];
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a reader takes for one character: a letter with its accents, an emoji of several parts. */
export function clusters(text: string): string[] {
	return [...graphemes.segment(text)].map(({ segment }) => segment);
}
