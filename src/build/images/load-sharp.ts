/** The drawing library, loaded when there is something to draw: a build that finds every picture in its cache needs none. */
import type { Sharp } from 'sharp';
import { once } from '../../catalog/once.ts';
import { BuildError } from '../build-error.ts';
import { systemErrorMessage } from '../system-error-message.ts';

/** A picture of at most so many pixels, every defect of which is an error when it is decoded. */
export async function openPicture(bytes: Uint8Array, maximumPixels = 2_048 * 2_048): Promise<Sharp> {
	const sharp = await load();
	return sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'warning' });
}

/**
 * @param wayOut - What to do where the library cannot be loaded.
 * @throws {BuildError}
 */
export async function loadSharp(wayOut: string): Promise<void> {
	await withBuildError(load(), 'load the package `sharp`', wayOut);
}

const load = once(async () => {
	const { default: sharp } = await import('sharp');
	// Pictures run side by side, each on one thread, and none is asked for twice.
	sharp.concurrency(1);
	sharp.cache(false);
	return sharp;
});

/** @throws {BuildError} with the first line of what went wrong. */
export async function withBuildError<Result>(work: Promise<Result>, what: string, wayOut: string): Promise<Result> {
	try {
		return await work;
	} catch (error) {
		if (systemErrorMessage(error) !== undefined) throw error;
		throw new BuildError(`Cannot ${what}: ${firstLine(error)}. ${wayOut}`);
	}
}

/** Of an error of the library, which may go on for pages. */
export function firstLine(error: unknown): string {
	const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
	return line.replace(/(?<![\s.:])[\s.:]+$/, '');
}
