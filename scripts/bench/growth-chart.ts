/** How times grow with a catalog, as a picture: both axes are logarithmic, so that what is in proportion has a slope of one. */
export interface GrowthLine {
	/** Plain words. */
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
	const title = `Time of builds by the number of products: ${lines.map(({ name }) => name).join(', ')}`;
	const parts = [
		...powers(products).map((size) => [
			`<line x1="${across(size)}" x2="${across(size)}" y1="${box.top}" y2="${box.bottom}"/>`,
			text(size.toLocaleString('en'), across(size), box.bottom + 20, 'middle'),
		]),
		...powers(seconds).map((time) => [
			`<line x1="${box.left}" x2="${box.right}" y1="${up(time)}" y2="${up(time)}"/>`,
			text(`${time} s`, box.left - 8, up(time) + 4, 'end'),
		]),
		text('products', (box.left + box.right) / 2, height - 8, 'middle'),
		...lines.map((line) => [
			`<polyline points="${line.points.map(([size, time]) => `${across(size)},${up(time)}`).join(' ')}"/>`,
			...line.points.map(([size, time]) => `<circle cx="${across(size)}" cy="${up(time)}" r="3"/>`),
		]),
		...labels(lines, up).map(({ name, y }) => text(name, box.right + 12, y + 4, 'start')),
	];
	const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">`;
	return [head, `<style>${style}</style>`, '<rect width="100%" height="100%"/>', ...parts.flat(), '</svg>\n'].join(
		'\n',
	);
}

const text = (words: string, x: number, y: number, anchor: 'start' | 'middle' | 'end'): string =>
	`<text x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`;

/** In the colours that the reader's system has for text by day and by night. */
const style = [
	':root{color-scheme:light dark}rect{fill:Canvas}text{font:13px system-ui,sans-serif;fill:CanvasText}',
	'line{stroke:CanvasText;stroke-opacity:.15}polyline{fill:none;stroke:CanvasText;stroke-width:1.5}circle{fill:CanvasText}',
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
