/** Lines of text, each set at a given place. */
import type { Element } from 'xast';
import { x } from 'xastscript';
import { cardSize } from './theme.ts';
import { shorten, type TextBlock } from './wrap-text.ts';

export interface LineOptions {
	readonly x: number;
	readonly baseline: number;
	readonly size: number;
	readonly colour: string;
	/** What does not fit into it ends in an ellipsis. */
	readonly width?: number;
	readonly weight?: number | undefined;
	/** Which end of the text stands at `x`. */
	readonly end?: boolean;
	/** By which a style may give it another colour. */
	readonly className?: string;
}

export function line(
	text: string,
	{ x: left, baseline, size, colour, width, weight, end = false, className }: LineOptions,
): Element {
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
export const paragraph = (
	{ size, lines }: TextBlock,
	{ top, leading, colour, weight }: { top: number; leading: number; colour: string; weight?: number },
): Element[] =>
	lines.map((text, index) =>
		line(text, {
			x: cardSize.margin,
			// The baseline of a line that is as high as its leading.
			baseline: Math.round(top + (index + 0.5) * size * leading + size * 0.34),
			...{ size, colour, weight },
		}),
	);
