import { parentPort } from 'node:worker_threads';
import { cardSize } from '../../render/cards/theme.ts';
import { cardPng } from './card-png.ts';
import type { Drawing, DrawingOrder } from './drawing-threads.ts';
import { openPicture } from './load-sharp.ts';

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

async function draw({ id, svg, tiles }: DrawingOrder): Promise<Drawing> {
	const picture = await openPicture(Buffer.from(svg));
	const { buffer, byteOffset, length } = await picture.ensureAlpha().raw().toBuffer();
	const pixels = new Uint32Array(buffer, byteOffset, length / 4);
	const margins = marginsOf(pixels);
	const tidy = margins.every(isEmpty);
	for (const margin of margins) margin.fill(pixels[0] ?? 0);
	return { id, tidy, png: await cardPng(pixels, tiles) };
}

// An error ends the thread, which passes it on with all of its members.
parentPort?.on('message', async (order: DrawingOrder) => parentPort?.postMessage(await draw(order)));
