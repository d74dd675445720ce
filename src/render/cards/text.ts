/** Lines of text, each read in its own direction and set at a given place. */
import type { Element } from 'xast';
import { x } from 'xastscript';
import { isRightToLeft, languageOf } from './reading.ts';
import { cardSize } from './theme.ts';
import { shorten, type TextBlock } from './wrap-text.ts';

export interface LineOptions {
	readonly x: number;
	readonly baseline: number;
	readonly size: number;
	readonly colour: string;
	/** What does not fit into it ends in an ellipsis. */
	readonly width?: number;
	readonly weight?: number;
	/** Which end of the text stands at `x`. */
	readonly end?: boolean;
	/** By which a style may give it another colour. */
	readonly className?: string;
}

/** One line of text, read in its own direction and set at a given place. */
export function line(
	text: string,
	{ x: left, baseline, size, colour, width, weight, end = false, className }: LineOptions,
): Element {
	const shown = width === undefined ? text : shorten(text, width / size);
	return textElement(shown, isRightToLeft(text), {
		// The anchor of a text that is read from the right is its right end.
		'text-anchor': isRightToLeft(text) === end ? 'start' : 'end',
		x: left,
		y: baseline,
		'font-size': size,
		'font-weight': weight,
		fill: colour,
		class: className,
	});
}

/** A block between the margins of a card, at the one at which its text begins. */
export function paragraph(
	{ size, lines }: TextBlock,
	{ top, leading, colour, weight }: { top: number; leading: number; colour: string; weight?: number },
): Element[] {
	const rightToLeft = isRightToLeft(lines.join(' '));
	return lines.map((text, index) =>
		textElement(text, rightToLeft, {
			x: rightToLeft ? cardSize.width - cardSize.margin : cardSize.margin,
			// The baseline of a line that is as high as its leading.
			y: Math.round(top + (index + 0.5) * size * leading + size * 0.34),
			'font-size': size,
			'font-weight': weight,
			fill: colour,
		}),
	);
}

function textElement(
	text: string,
	rightToLeft: boolean,
	attributes: Record<string, string | number | undefined>,
): Element {
	const language = languageOf(text);
	return x(
		'text',
		{
			...attributes,
			...(rightToLeft && { direction: 'rtl' }),
			...(language !== 'en' && { 'xml:lang': language }),
		},
		text,
	);
}
