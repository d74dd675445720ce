/**
 * Writes a drawn card as PNG (RFC 2083) of sixteen colours: the paper, and steps from it to each colour that is drawn
 * on it, which is all that the edges of letters need; and of the most frequent colours of its tiles. A general quantiser takes twice the time of the drawing, and its
 * next version may choose other colours; these bytes depend on the drawing alone.
 */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { cardSize } from '../../render/cards/theme.ts';
import type { Square } from '../../render/cards/tile.ts';
import { lightColours } from '../../render/colours.ts';
import { binOf, type Colour, nearestOf, pixelsOf, tileColours } from './tile-colours.ts';

const { width, height } = cardSize;

const steps = {
	ink: 7,
	quiet: 4,
	accent: 3,
	line: 1,
} as const;

const palette: readonly Colour[] = [
	parse(lightColours.paper),
	...Object.entries(steps).flatMap(([name, count]) => {
		const [paper, full] = [parse(lightColours.paper), parse(lightColours[name as keyof typeof steps])];
		return Array.from({ length: count }, (_, step) => between(paper, full, (step + 1) / count));
	}),
];

/** The nearest of the sixteen by the upper five bits of red, green and blue. */
const nearest = Uint8Array.from({ length: 1 << 15 }, (_, bits) => nearestOf(palette, bits));

const compress = promisify(deflate);

/**
 * @param pixels - Of a card, row by row: red in the lowest byte of each, then green, blue and opacity.
 * @param tiles - Where colours of their own are drawn.
 */
export async function cardPng(pixels: Uint32Array, tiles: readonly Square[]): Promise<Buffer> {
	const rowBytes = 1 + width;
	const rows = Buffer.alloc(rowBytes * height);
	const [paper] = pixels;
	// A filter type, which is 0, stands before each row.
	for (let y = 0, at = 0; y < height; y++) {
		for (let target = y * rowBytes + 1; target < (y + 1) * rowBytes; target++, at++) {
			const pixel = pixels[at] ?? 0;
			if (pixel !== paper) rows[target] = nearest[binOf(pixel)] ?? 0;
		}
	}
	const own = tileColours(pixels, tiles, 256 - palette.length);
	for (const at of pixelsOf(tiles)) {
		rows[at + Math.floor(at / width) + 1] = palette.length + own.indexOf(pixels[at] ?? 0);
	}
	return Buffer.concat([
		Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
		chunk('IHDR', Buffer.from([0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255, 8, 3, 0, 0, 0])),
		chunk('PLTE', Buffer.from([...palette, ...own.palette].flat())),
		chunk('IDAT', await compress(rows, { level: 6, memLevel: 9 })),
		chunk('IEND', Buffer.alloc(0)),
	]);
}

function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const framed = Buffer.alloc(body.length + 8);
	framed.writeUInt32BE(data.length);
	body.copy(framed, 4);
	framed.writeUInt32BE(crc32(body), body.length + 4);
	return framed;
}

function parse(hex: string): Colour {
	const value = Number.parseInt(hex.slice(1), 16);
	return [value >> 16, (value >> 8) & 255, value & 255];
}

function between(from: Colour, to: Colour, part: number): Colour {
	const mix = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * part);
	return [mix(0), mix(1), mix(2)];
}
