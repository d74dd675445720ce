import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawIcon, isDrawnFrom } from '../../../src/build/images/sharp.ts';

const drawing = (colour: string, side = 64): Buffer =>
	Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${side}" height="${side}"><path fill="#f1e4c6" d="M0 0h64v64H0z"/><circle fill="${colour}" cx="32" cy="32" r="20"/></svg>`,
	);

describe('drawIcon', () => {
	test('makes a small PNG of 256 × 256 pixels', async () => {
		const icon = await drawIcon(drawing('#c9573c'));
		const { format, width, height } = await sharp(icon).metadata();
		expect({ format, width, height }).toEqual({ format: 'png', width: 256, height: 256 });
		expect(icon.length).toBeLessThan(12 * 1024);
	});

	test('refuses what is no drawing', async () => {
		await expect(drawIcon(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><circle></svg>'))).rejects.toThrow();
	});
});

describe('isDrawnFrom', () => {
	test('knows a picture by what it shows, whatever its bytes are', async () => {
		const icon = await sharp(await drawIcon(drawing('#c9573c')))
			.png({ compressionLevel: 0 })
			.toBuffer();
		expect(await isDrawnFrom(icon, drawing('#c9573c'))).toBe(true);
	});

	test.each([
		[
			'with one more dot',
			Buffer.from(`${drawing('#c9573c')}`.replace('</svg>', '<path fill="#24303a" d="M4 4h2v2H4z"/></svg>')),
		],
	])('tells a drawing %s apart', async (_, other) => {
		expect(await isDrawnFrom(await drawIcon(drawing('#c9573c')), other)).toBe(false);
	});

	test('tells a picture of another size apart', async () => {
		const small = await sharp(drawing('#c9573c')).png().toBuffer();
		expect(await isDrawnFrom(small, drawing('#c9573c'))).toBe(false);
	});
});
