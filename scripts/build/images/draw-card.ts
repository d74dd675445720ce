import { cardSize } from '../../../src/views/images/look.ts';
import { cardPng } from './card-png.ts';
import { unpackFonts } from './fonts.ts';
import { loadPencil, orSentence } from './pencil.ts';

export const wayOut = 'Run `npm ci` again, or set `EXTRAS=search,feeds` to build without cards.';

/** Parts of the width between the margins: the view guesses how wide texts are, and here they have a width. */
const attempts = [1, 0.8, 0.6, 0.4, 0.25] as const;

let fonts: Promise<unknown> | undefined;

/**
 * Draws a card. One whose text leaves the margins, in a script of which the view guesses too little, is drawn again with
 * less room for text.
 *
 * @param svg - The card with texts in a part of their usual width.
 * @param cache - Where fonts are unpacked.
 * @returns The bytes of a PNG.
 * @throws {BuildError} when something that draws is missing.
 */
export async function drawCard(svg: (part: number) => string, cache: string): Promise<Buffer> {
	// The library reads the variable when it draws the first text of the process.
	fonts ??= unpackFonts(cache).then((file) => Reflect.set(process.env, 'FONTCONFIG_FILE', file));
	await orSentence(fonts, 'unpack the fonts of cards', wayOut);
	const open = await loadPencil(wayOut);
	let pixels = new Uint32Array();
	for (const part of attempts) {
		const { buffer, byteOffset, length } = await open(Buffer.from(svg(part)))
			.ensureAlpha()
			.raw()
			.toBuffer();
		pixels = new Uint32Array(buffer, byteOffset, length / 4);
		if (marginsOf(pixels).every(isEmpty)) break;
	}
	// What leaves them all the same is marks without letters, dozens on one spot.
	for (const margin of marginsOf(pixels)) margin.fill(pixels[0] ?? 0);
	return cardPng(pixels);
}

/** Letters may lean out a little, as italics and some capitals do. */
const lean = 8;

/** What lies beside the column of text. The right margin of each row and the left one of the next are one piece. */
function marginsOf(pixels: Uint32Array): Uint32Array[] {
	const { width, height, margin } = cardSize;
	const kept = margin - lean;
	return Array.from({ length: height + 1 }, (_, row) =>
		pixels.subarray(Math.max(0, row * width - kept), row * width + (row < height ? kept : 0)),
	);
}

const isEmpty = (margin: Uint32Array): boolean => margin.every((pixel) => pixel === margin[0]);
