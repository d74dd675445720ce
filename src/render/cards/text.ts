/** Text on cards and badges: fonts, widths, and lines that fit. */
import type { Element } from 'xast';
import { x } from 'xastscript';
import type { Outline } from '../../catalog/catalog.ts';

export interface LineOptions {
	readonly x: number;
	readonly baseline: number;
	readonly size: number;
	readonly colour: string;
	/** A longer text is cut and ends in an ellipsis. */
	readonly width?: number;
	readonly weight?: number | undefined;
	/** Which end of the text is at `x`. */
	readonly end?: boolean;
	/** A class for style sheets that change its colour. */
	readonly className?: string;
	/** What is drawn in the place of the text. */
	readonly outline?: Outline | undefined;
}

export function line(
	text: string,
	{ x: left, baseline, size, colour, width, weight, end = false, className, outline }: LineOptions,
): Element {
	if (outline) {
		const scale = Math.min(size, ((width ?? Infinity) * 1_000) / outline.width) / 1_000;
		const transform = `translate(${left} ${baseline}) scale(${scale.toFixed(5)})`;
		return x('path', { transform, d: outline.path, fill: colour, class: className });
	}
	const attributes = {
		'text-anchor': end ? 'end' : 'start',
		x: left,
		y: baseline,
		'font-size': size,
		'font-weight': weight,
		fill: colour,
		class: className,
	};
	return x('text', attributes, width === undefined ? text : shorten(text, width / size));
}

/** A block of lines at the left margin of a card. */
export const blockLines = (
	{ size, lines }: TextBlock,
	{ top, leading, colour, weight }: { top: number; leading: number; colour: string; weight?: number },
): Element[] =>
	lines.map((text, index) =>
		line(text, {
			x: cardSize.margin,
			// The baseline of a line that is as high as its leading.
			baseline: Math.round(top + (index + 0.5) * size * leading + size * 0.34),
			size,
			colour,
			weight,
		}),
	);

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

/** A line may end behind spaces and hyphens, and between letters of scripts that have no spaces. */
const lineEnds =
	/(?<=\s)(?=\S)|(?<=[\p{L}\p{N}][-‐–—/])(?=[\p{L}\p{N}])|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー])(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/u;

/**
 * The first size at which a text fits, on lines of about the same length. A text that fits at no size has the last one:
 * its longest words are broken, and what is left ends in an ellipsis.
 *
 * @param width - In pixels.
 * @param fits - The preferred first; at least one.
 */
export function fitText(text: string, width: number, fits: readonly Fit[]): TextBlock {
	const words = text.split(lineEnds);
	for (const { size, lines } of fits) {
		const wrapped = wrap(words, width / size);
		if (wrapped && wrapped.length <= lines) return { size, lines: balance(words, width / size, wrapped.length) };
	}
	const { size, lines } = fits.at(-1) ?? { size: 1, lines: 1 };
	const room = width / size;
	const wrapped = wrap(
		words.flatMap((word) => (textWidth(word) > room ? clusters(word) : word)),
		room,
	);
	const [whole, rest] = [wrapped?.slice(0, lines - 1) ?? [], wrapped?.slice(lines - 1) ?? []];
	return { size, lines: [...whole.map((line) => line.trim()), shorten(rest.join('').trim(), room)] };
}

/** A text on one line, with an ellipsis where it had to end. */
function shorten(text: string, width: number): string {
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

/** Characters by their width in hundredths of the font size. */
const latin: readonly (readonly [width: number, characters: string])[] = [
	[24, " '"],
	[28, ',.'],
	[32, '|:;!'],
	[35, 'j-il'],
	[39, '\\/()[]{}tfI'],
	[41, 'J`'],
	[44, '"?'],
	[48, '*rsz'],
	[56, 'c_$e#S0123456789+<=>^~ag'],
	[61, 'vxZoyFL'],
	[66, 'qkdbpPEuBhnC'],
	[69, 'TYX'],
	[76, 'RVDAKG&UOQN'],
	[87, 'Hw@'],
	[97, 'Mm%'],
	[103, 'W'],
];

const widths = new Map(
	latin.flatMap(([width, characters]) => [...characters].map((one) => [one, width / 100] as const)),
);

/** Letters of narrower scripts than others. */
const narrow = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Thai}\p{sc=Deva}]/u;

/** @returns The width at a font size of 1. */
export function textWidth(text: string): number {
	let sum = 0;
	for (const character of text) sum += widths.get(character) ?? rememberWidth(character);
	return sum;
}

function rememberWidth(character: string): number {
	// Accents take no room, so only the letter counts.
	const [letter = character] = character.normalize('NFD');
	const wide = narrow.test(letter) ? 0.8 : 1.15;
	const other = /[\p{Mn}\p{Cf}]/u.test(letter) ? 0 : /\p{Ll}/u.test(letter) ? 0.98 : wide;
	const width = widths.get(letter) ?? other;
	widths.set(character, width);
	return width;
}

/** The family of the fonts in `src/build/images/fonts`, with which the build draws cards. */
export const cardFont = 'Card Serif';

/** The size of every card in pixels, as sites that preview links expect it. */
export const cardSize = { width: 1200, height: 630, margin: 80 } as const;

/** Between the margins. */
export const contentWidth = cardSize.width - 2 * cardSize.margin;
