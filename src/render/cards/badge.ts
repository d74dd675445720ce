/**
 * Badges that makers put on their own pages: SVG without script, links or fonts of its own. Its colours stand in
 * attributes, and a style changes them for dark pages where the page lets it.
 */
import { x } from 'xastscript';
import { darkColours, lightColours } from '../colours.ts';
import { writeXml } from '../xml.ts';
import { line } from './text.ts';
import { textWidth } from './text-width.ts';

/** Two lines of text, and the sentence that stands for both. */
export interface Badge {
	readonly above: string;
	readonly below: string;
	readonly title: string;
}

export const badgeHeight = 52;

const sizes = { above: 12, below: 17 } as const;
const left = 40;
const right = 16;
const widest = 400;

/** Fonts of systems are wider than the one whose widths we know. */
const system = { fonts: 'ui-serif, Georgia, Cambria, "Times New Roman", serif', wider: 1.15 } as const;

/** In pixels. The text of a badge that would be wider ends in an ellipsis. */
export function badgeWidth({ above, below }: Badge): number {
	const text = Math.max(textWidth(above) * sizes.above, textWidth(below) * sizes.below) * system.wider;
	return Math.ceil(Math.min(Math.max(text, 100), widest)) + left + right;
}

/** For pages whose reader prefers dark ones. */
const dark = [
	['.paper', `fill:${darkColours.paper};stroke:${darkColours.line}`],
	['.ink', `fill:${darkColours.ink}`],
	['.quiet', `fill:${darkColours.quiet}`],
	['.accent', `fill:${darkColours.accent}`],
] as const;

export function badgeSvg(badge: Badge): string {
	const width = badgeWidth(badge);
	const room = (width - left - right) / system.wider;
	const { paper, ink, quiet, accent, line: border } = lightColours;
	return writeXml(
		x(
			'svg',
			{
				xmlns: 'http://www.w3.org/2000/svg',
				width,
				height: badgeHeight,
				viewBox: `0 0 ${width} ${badgeHeight}`,
				role: 'img',
				'aria-label': badge.title,
				'font-family': system.fonts,
			},
			x('title', badge.title),
			x('style', `@media(prefers-color-scheme:dark){${dark.map(([name, rules]) => `${name}{${rules}}`).join('')}}`),
			x('rect', {
				x: 0.5,
				y: 0.5,
				width: width - 1,
				height: badgeHeight - 1,
				rx: 4,
				fill: paper,
				stroke: border,
				class: 'paper',
			}),
			...[14, 10, 6].map((length, index) =>
				x('rect', {
					x: 14,
					y: 17 + index * 7,
					width: length,
					height: 4,
					fill: index === 0 ? accent : quiet,
					class: index === 0 ? 'accent' : 'quiet',
				}),
			),
			line(badge.above, { x: left, baseline: 21, size: sizes.above, width: room, colour: quiet, className: 'quiet' }),
			line(badge.below, {
				x: left,
				baseline: 40,
				size: sizes.below,
				width: room,
				weight: 600,
				colour: ink,
				className: 'ink',
			}),
		),
	);
}
