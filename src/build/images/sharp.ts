/** The drawing library, loaded when there is something to draw: a build that finds every picture in its cache needs none. */
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import type { Sharp } from 'sharp';
import { once } from '../../catalog/once.ts';
import { UserError } from '../../user-error.ts';
import { systemErrorMessage } from '../errors.ts';
import { hashFiles, listFiles } from '../files.ts';

/** Opens a picture of at most so many pixels. Any defect in it is an error when it is decoded. */
export async function openPicture(bytes: Uint8Array, maximumPixels = 2_048 * 2_048): Promise<Sharp> {
	const sharp = await load();
	return sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'warning' });
}

/**
 * @param wayOut - What to do if the library cannot be loaded.
 * @throws {UserError}
 */
export async function loadSharp(wayOut: string): Promise<void> {
	await withUserError(load(), 'load the package `sharp`', wayOut);
}

const load = once(async () => {
	const { default: sharp } = await import('sharp');
	// Pictures are drawn side by side, each on one thread, and none is drawn twice.
	sharp.concurrency(1);
	sharp.cache(false);
	return sharp;
});

/** @throws {UserError} with the first line of the original error. */
export async function withUserError<Result>(work: Promise<Result>, what: string, wayOut: string): Promise<Result> {
	try {
		return await work;
	} catch (error) {
		if (systemErrorMessage(error) !== undefined) throw error;
		throw new UserError(`Cannot ${what}: ${firstLine(error)}. ${wayOut}`);
	}
}

/** The first line of an error. Errors of the library can be pages long. */
export function firstLine(error: unknown): string {
	const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
	return line.replace(/(?<![\s.:])[\s.:]+$/, '');
}

const side = 256;

/** How far a colour, of 255 steps, may be off in the palette of a PNG or at edges drawn by another version of the library. */
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

/** SHA-256 of the code and fonts in this folder and of the version of `sharp`. When it changes, pictures are drawn again. */
export const drawing = once(() => {
	const library = findPackageJSON('sharp', import.meta.url);
	const version =
		library === undefined ? 'none' : (JSON.parse(readFileSync(library, 'utf8')) as { version: string }).version;
	return hashFiles(import.meta.dirname, listFiles(import.meta.dirname), version);
});
