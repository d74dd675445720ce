/** How times grow with a catalog, as a picture: both axes are logarithmic, so that what is in proportion has a slope of one. */
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { darkColours, lightColours } from '../../src/render/colours.ts';

export interface GrowthLine {
	readonly name: string;
	/** Number of products and seconds, in the order of the numbers. */
	readonly points: readonly (readonly [products: number, seconds: number])[];
}

const [width, height] = [720, 420];
const box = { left: 64, right: 560, top: 24, bottom: 372 };
/** Labels at the ends of lines keep that distance. */
const labelHeight = 16;

export function growthChart(lines: readonly GrowthLine[]): string {
	const points = lines.flatMap((line) => line.points);
	const products = axis(points.map(([size]) => size));
	const seconds = axis(points.map(([, time]) => time));
	const across = (size: number) => place(products, size, box.left, box.right);
	const up = (time: number) => place(seconds, time, box.bottom, box.top);
	const svg = x(
		'svg',
		{ xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-labelledby': 'title' },
		x(
			'title',
			{ id: 'title' },
			`Time of builds by the number of products: ${lines.map(({ name }) => name).join(', ')}`,
		),
		x('style', style),
		x('rect', { class: 'paper', width, height }),
		...powers(products).flatMap((size) => [
			x('line', { class: 'grid', x1: across(size), x2: across(size), y1: box.top, y2: box.bottom }),
			x('text', { x: across(size), y: box.bottom + 20, 'text-anchor': 'middle' }, size.toLocaleString('en')),
		]),
		...powers(seconds).flatMap((time) => [
			x('line', { class: 'grid', x1: box.left, x2: box.right, y1: up(time), y2: up(time) }),
			x('text', { x: box.left - 8, y: up(time) + 4, 'text-anchor': 'end' }, `${time} s`),
		]),
		x('text', { x: (box.left + box.right) / 2, y: height - 8, 'text-anchor': 'middle' }, 'products'),
		...lines.flatMap(({ points }) => [
			x('polyline', { points: points.map(([size, time]) => `${across(size)},${up(time)}`).join(' ') }),
			...points.map(([size, time]) => x('circle', { cx: across(size), cy: up(time), r: 3 })),
		]),
		...labels(lines, up).map(({ name, y }) => x('text', { class: 'name', x: box.right + 12, y: y + 4 }, name)),
	);
	return `${toXml(svg)}\n`;
}

const style = [
	`text{font:13px system-ui,sans-serif;fill:${lightColours.quiet}}.name{fill:${lightColours.ink}}`,
	`.paper{fill:${lightColours.paper}}.grid{stroke:${lightColours.line}}`,
	`polyline{fill:none;stroke:${lightColours.accent};stroke-width:2}circle{fill:${lightColours.accent}}`,
	`@media(prefers-color-scheme:dark){text{fill:${darkColours.quiet}}.name{fill:${darkColours.ink}}`,
	`.paper{fill:${darkColours.paper}}.grid{stroke:${darkColours.line}}`,
	`polyline{stroke:${darkColours.accent}}circle{fill:${darkColours.accent}}}`,
].join('');

interface Axis {
	/** Exponents of ten. */
	readonly from: number;
	readonly to: number;
}

/** From the power of ten below all values to the one above. */
function axis(values: readonly number[]): Axis {
	const from = Math.floor(Math.log10(Math.min(...values)));
	return { from, to: Math.max(from + 1, Math.ceil(Math.log10(Math.max(...values)))) };
}

const powers = ({ from, to }: Axis): number[] =>
	Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));

function place({ from, to }: Axis, value: number, start: number, end: number): number {
	return Math.round(start + ((Math.log10(value) - from) / (to - from)) * (end - start));
}

/** Names of lines beside their ends, moved down where they would stand over each other. */
function labels(lines: readonly GrowthLine[], up: (time: number) => number): { name: string; y: number }[] {
	const wanted = lines.map(({ name, points }) => ({ name, y: up(points.at(-1)?.[1] ?? 1) })).sort((a, b) => a.y - b.y);
	let next = Number.NEGATIVE_INFINITY;
	return wanted.map(({ name, y }) => {
		const free = Math.max(y, next);
		next = free + labelHeight;
		return { name, y: free };
	});
}
