/** Puts a text on lines that are no wider than asked, and finds the size at which it fits. */
import { textWidth } from './text-width.ts';

/** Lines of text at one size. */
export interface TextBlock {
	readonly size: number;
	readonly lines: readonly string[];
}

/** A size to try, and how many lines it may have. */
export interface Fit {
	readonly size: number;
	readonly lines: number;
}

/**
 * The first size at which a text fits, on lines of about the same length. A text that fits at no size has the last one:
 * its longest words are broken, and what is left ends in an ellipsis.
 *
 * @param width - In pixels.
 * @param fits - The preferred first; at least one.
 */
export function fitText(text: string, width: number, fits: readonly Fit[]): TextBlock {
	// A line may end behind spaces and hyphens.
	const words = text.split(/(?<=\s)(?=\S)|(?<=[\p{L}\p{N}][-‐–—/])(?=[\p{L}\p{N}])/u);
	for (const { size, lines } of fits) {
		const wrapped = wrap(words, width / size);
		if (wrapped && wrapped.length <= lines) return { size, lines: balance(words, width / size, wrapped.length) };
	}
	const { size, lines } = fits.at(-1) ?? { size: 1, lines: 1 };
	const room = width / size;
	const wrapped = wrap(
		words.flatMap((word) => (textWidth(word) > room ? clusters(word) : [word])),
		room,
	);
	const whole = wrapped?.slice(0, lines - 1).map((line) => line.trim()) ?? [];
	return {
		size,
		lines: [
			...whole,
			shorten(
				wrapped
					?.slice(lines - 1)
					.join('')
					.trim() ?? '',
				room,
			),
		],
	};
}

/** A text on one line, with an ellipsis where it had to end. */
export function shorten(text: string, width: number): string {
	if (textWidth(text) <= width) return text;
	let kept = '';
	for (const cluster of clusters(text)) {
		if (textWidth(`${kept}${cluster}…`) > width) break;
		kept += cluster;
	}
	return `${kept.trimEnd()}…`;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a reader takes for one character: a letter with its accents, an emoji of several parts. */
const clusters = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** @returns Lines with the spaces at their ends; `undefined` when a word is wider than a line. */
function wrap(words: readonly string[], width: number): string[] | undefined {
	const lines: string[] = [];
	let line = '';
	let used = 0;
	for (const word of words) {
		const inked = textWidth(word.trimEnd());
		if (inked > width) return undefined;
		if (used + inked > width) {
			lines.push(line);
			line = '';
			used = 0;
		}
		line += word;
		used += textWidth(word);
	}
	return line === '' ? lines : [...lines, line];
}

/** The narrowest lines of which there are so many. */
function balance(words: readonly string[], width: number, count: number): string[] {
	const parts = count < 2 ? [1] : [0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1];
	const found = parts.map((part) => wrap(words, width * part)).find((lines) => lines?.length === count);
	return found?.map((line) => line.trim()) ?? [];
}
