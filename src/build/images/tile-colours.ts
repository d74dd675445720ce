/** The colours of the tiles of one card: the most frequent ones, each the mean of the pixels that are nearly alike. */
import { cardSize } from '../../render/cards/theme.ts';
import type { Square } from '../../render/cards/tile.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** The upper five bits of red, green and blue of a pixel, whose lowest byte is red. */
export const binOf = (pixel: number): number => ((pixel & 0xf8) << 7) | ((pixel >>> 6) & 0x3e0) | ((pixel >>> 19) & 31);

/** The index of the colour that is nearest to a bin. */
export function nearestOf(palette: readonly Colour[], bin: number): number {
	const colour = [bin >> 10, (bin >> 5) & 31, bin & 31].map((part) => (part * 255) / 31);
	const distances = palette.map((entry) =>
		entry.reduce((sum, part, index) => sum + (part - (colour[index] ?? 0)) ** 2, 0),
	);
	return distances.indexOf(Math.min(...distances));
}

/** The indexes of the pixels of squares, row by row. */
export function* pixelsOf(squares: readonly Square[]): Generator<number> {
	for (const { x, y, side } of squares) {
		for (let row = y; row < y + side; row++) {
			for (let at = row * cardSize.width + x; at < row * cardSize.width + x + side; at++) yield at;
		}
	}
}

interface TileColours {
	readonly palette: readonly Colour[];
	/** The index of a pixel's colour. */
	readonly indexOf: (pixel: number) => number;
}

/** @param most - Of the colours. */
export function tileColours(pixels: Uint32Array, tiles: readonly Square[], most: number): TileColours {
	const bins = new Map<number, { count: number; red: number; green: number; blue: number }>();
	for (const at of pixelsOf(tiles)) {
		const pixel = pixels[at] ?? 0;
		const bin = binOf(pixel);
		const sum = bins.get(bin) ?? { count: 0, red: 0, green: 0, blue: 0 };
		sum.count++;
		sum.red += pixel & 255;
		sum.green += (pixel >>> 8) & 255;
		sum.blue += (pixel >>> 16) & 255;
		bins.set(bin, sum);
	}
	const frequent = [...bins].sort(([a, one], [b, other]) => other.count - one.count || a - b).slice(0, most);
	const palette = frequent.map(
		([, { count, red, green, blue }]): Colour => [
			Math.round(red / count),
			Math.round(green / count),
			Math.round(blue / count),
		],
	);
	const known = new Map(frequent.map(([bin], index) => [bin, index]));
	const indexOf = (pixel: number): number => {
		const bin = binOf(pixel);
		const index = known.get(bin) ?? nearestOf(palette, bin);
		known.set(bin, index);
		return index;
	};
	return { palette, indexOf };
}
