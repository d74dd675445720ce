/** The paper of every card, with the name of the site and its mark, and the bars that compare scores. */
import type { Element } from 'xast';
import { x } from 'xastscript';
import { lightColours } from '../colours.ts';
import { writeXml } from '../xml.ts';
import { line } from './text.ts';
import { cardFont, cardSize, contentWidth } from './theme.ts';

const { width, height, margin } = cardSize;

/** Where what a card says begins and ends; below it stands the foot. */
export const body = { top: 150, bottom: 480 } as const;

/** The tile of a product, at the end of the first line. */
export const cornerTile = { x: width - margin - 96, y: 48, side: 96 } as const;

/** @param siteName - Stands in the first line. */
export function card(siteName: string, ...children: readonly Element[]): string {
	return writeXml(
		x(
			'svg',
			{
				xmlns: 'http://www.w3.org/2000/svg',
				width,
				height,
				viewBox: `0 0 ${width} ${height}`,
				'font-family': cardFont,
				'xml:lang': 'en',
			},
			x('rect', { width, height, fill: lightColours.paper }),
			mark(margin, 82),
			line(siteName, {
				x: margin + 44,
				baseline: 106,
				size: 28,
				width: contentWidth - 44 - 120,
				colour: lightColours.quiet,
			}),
			...children,
		),
	);
}

/** How much of something there is, as a part of the content's width. */
export function bar(y: number, part: number): Element[] {
	const length = Math.round(contentWidth * Math.min(1, Math.max(0, part)));
	return [
		x('rect', { x: margin, y: y + 2, width: contentWidth, height: 2, fill: lightColours.line }),
		...(length > 0 ? [x('rect', { x: margin, y, width: length, height: 6, fill: lightColours.accent })] : []),
	];
}

/** Three places of a leaderboard. */
function mark(left: number, top: number): Element {
	const bars = [28, 20, 12].map((length, index) =>
		x('rect', {
			x: left,
			y: top + index * 10,
			width: length,
			height: 5,
			fill: index === 0 ? lightColours.accent : lightColours.quiet,
		}),
	);
	return x('g', {}, ...bars);
}
