/** The drawing library, loaded when there is something to draw: a build that finds every picture in its cache needs none. */
import type { Sharp } from 'sharp';
import { BuildError } from '../build-error.ts';

/** Opens bytes as a picture of at most 2048 × 2048 pixels, every defect of which is an error when it is decoded. */
export type Pencil = (bytes: Uint8Array) => Sharp;

let loading: Promise<Pencil> | undefined;

/**
 * @param wayOut - What to do where it cannot be loaded.
 * @throws {BuildError}
 */
export function loadPencil(wayOut: string): Promise<Pencil> {
	loading ??= load();
	return orSentence(loading, 'load the package `sharp`', wayOut);
}

async function load(): Promise<Pencil> {
	const { default: sharp } = await import('sharp');
	// Pictures run side by side, each on one thread, and none is asked for twice.
	sharp.concurrency(1);
	sharp.cache(false);
	return (bytes) => sharp(bytes, { limitInputPixels: 2_048 * 2_048, failOn: 'warning' });
}

/** @throws {BuildError} with the first line of what went wrong. */
export async function orSentence<Result>(work: Promise<Result>, what: string, wayOut: string): Promise<Result> {
	try {
		return await work;
	} catch (error) {
		const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
		throw new BuildError(`Cannot ${what}: ${reason.replace(/[\s.:]*$/, '')}. ${wayOut}`);
	}
}
