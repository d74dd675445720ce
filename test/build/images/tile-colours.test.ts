import { describe, expect, test } from 'vitest';
import { pixelsOf, tileColours } from '../../../src/build/images/tile-colours.ts';

/** A pixel as the drawing has it: red in the lowest byte. */
const pixel = (red: number, green: number, blue: number) => (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
const tiles = [{ x: 0, y: 0, side: 2 }];

/** The pixels of a card whose tile has four. */
function cardOf(...four: readonly number[]): Uint32Array {
	const pixels = new Uint32Array(1_200 * 630);
	for (const [index, at] of [...pixelsOf(tiles)].entries()) pixels[at] = four[index] ?? 0;
	return pixels;
}

describe('tileColours', () => {
	test('has the exact colours of what is drawn, the most frequent first', () => {
		const { palette, indexOf } = tileColours(cardOf(pixel(9, 8, 7), pixel(200, 0, 0), pixel(200, 0, 0), 0), tiles, 8);
		expect(palette).toEqual([
			[200, 0, 0],
			[0, 0, 0],
			[9, 8, 7],
		]);
		expect([pixel(200, 0, 0), pixel(9, 8, 7)].map(indexOf)).toEqual([0, 2]);
	});

	test('takes the nearest for those that have no room', () => {
		const { palette, indexOf } = tileColours(
			cardOf(pixel(255, 255, 255), pixel(255, 255, 255), pixel(0, 0, 0), pixel(0, 0, 240)),
			tiles,
			2,
		);
		expect(palette).toEqual([
			[255, 255, 255],
			[0, 0, 0],
		]);
		expect([pixel(0, 0, 240), pixel(240, 240, 255)].map(indexOf)).toEqual([1, 0]);
	});
});

describe('pixelsOf', () => {
	test('goes through a square row by row', () => {
		expect([...pixelsOf([{ x: 3, y: 1, side: 2 }])]).toEqual([1_203, 1_204, 2_403, 2_404]);
	});
});
