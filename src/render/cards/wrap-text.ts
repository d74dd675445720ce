/** Puts a text on lines that are no wider than asked, and finds the size at which it fits. */
import { breakText, clusters, type Piece } from './break-text.ts';
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
 * The first size at which a text fits, on lines of about the same length. Words are broken only where no size takes them
 * whole, and what does not fit even then ends in an ellipsis.
 *
 * @param width - In pixels.
 * @param fits - The preferred first; at least one.
 */
export function fitText(text: string, width: number, fits: readonly Fit[]): TextBlock {
	const pieces = breakText(text);
	for (const { size, lines } of fits) {
		const wrapped = wrap(pieces, width / size, false);
		if (wrapped && wrapped.length <= lines) return { size, lines: balance(pieces, width / size, wrapped) };
	}
	for (const { size, lines } of fits) {
		const wrapped = wrap(pieces, width / size, true) ?? [];
		if (wrapped.length <= lines) return { size, lines: wrapped.map((line) => line.trim()) };
	}
	const { size, lines } = fits.at(-1) ?? { size: 1, lines: 1 };
	const wrapped = wrap(pieces, width / size, true) ?? [];
	const whole = wrapped.slice(0, lines - 1).map((line) => line.trim());
	return { size, lines: [...whole, shorten(wrapped.slice(lines - 1).join(''), width / size)] };
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

/** @returns Lines with the spaces at their ends; `undefined` when a word is wider than a line and may not be broken. */
function wrap(pieces: readonly Piece[], width: number, breakWords: boolean): string[] | undefined {
	const lines: string[] = [];
	let line = '';
	let used = 0;
	const add = (text: string, inked: number, whole: number) => {
		if (used + inked > width && line !== '') {
			lines.push(line);
			line = '';
			used = 0;
		}
		line += text;
		used += whole;
	};
	for (const { text, inked, whole } of pieces) {
		if (inked <= width) add(text, inked, whole);
		else if (!breakWords) return undefined;
		else for (const cluster of clusters(text)) add(cluster, textWidth(cluster), textWidth(cluster));
	}
	return line === '' ? lines : [...lines, line];
}

/** The narrowest lines of which there are as many. */
function balance(pieces: readonly Piece[], width: number, wrapped: readonly string[]): string[] {
	const narrower = wrapped.length < 2 ? [] : [0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];
	const found = narrower
		.map((part) => wrap(pieces, width * part, false))
		.find((lines) => lines?.length === wrapped.length);
	return (found ?? wrapped).map((line) => line.trim());
}
