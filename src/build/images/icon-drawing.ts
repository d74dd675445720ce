/** Icons that are drawn by hand as SVG, turned into the pictures that the content takes. */
import type { Sharp } from 'sharp';
import { openPicture } from './load-sharp.ts';

const side = 256;

/** Of 255 steps: how far the palette of a PNG, or the edges that another version of the library draws, may be off. */
const tolerance = 32;

/** @returns A PNG of 256 × 256 pixels. */
export async function drawIcon(drawing: Uint8Array): Promise<Buffer> {
	return (await render(drawing)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/** Whether a picture shows what a drawing shows; its bytes may be those of another version of the library. */
export async function isDrawnFrom(picture: Uint8Array, drawing: Uint8Array): Promise<boolean> {
	const [shown, expected] = [await pixelsOf(await openPicture(picture)), await pixelsOf(await render(drawing))];
	if (shown.length !== expected.length) return false;
	return shown.every((colour, index) => Math.abs(colour - (expected[index] ?? 0)) <= tolerance);
}

const render = async (drawing: Uint8Array): Promise<Sharp> => (await openPicture(drawing)).resize(side, side);

const pixelsOf = (picture: Sharp): Promise<Buffer> => picture.toColourspace('srgb').ensureAlpha().raw().toBuffer();
