import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Catalog } from '../../catalog/catalog.ts';
import { ContentError } from '../../content/issue.ts';
import { siteCard } from '../../routes/paths.ts';
import type { ReleaseUpdate } from '../release-update.ts';
import { cardsOf, offerFonts } from './cards.ts';
import { type Picture, PictureCache } from './picture-cache.ts';
import { productPictures } from './product-pictures.ts';

/** Keeps a picture waiting for each thread of the drawing library. */
const sideBySide = 2 * Math.min(4, availableParallelism());

export interface DrawOptions {
	/** The build cache. */
	readonly cache: string;
	/** Whether everything is drawn, whatever is in the cache. */
	readonly fresh: boolean;
	/** Where they are written. */
	readonly update: Pick<ReleaseUpdate, 'write'>;
	/** Called after each picture with how many are done. */
	readonly onDone?: (done: number) => void;
}

/** @param code - SHA-256 of all code. */
export const picturesOf = (catalog: Catalog, code: string): Picture[] => [
	...productPictures(catalog),
	...(catalog.has_images ? cardsOf(catalog, code) : []),
];

/**
 * Draws the pictures that are not in the cache.
 *
 * @param all - Every picture of the catalog.
 * @param missing - Those of them that are to be written.
 * @returns How many were drawn.
 * @throws {ContentError} with every picture of a product that cannot be decoded.
 * @throws {UserError} when the drawing library is missing.
 */
export async function drawPictures(
	all: readonly Picture[],
	missing: readonly Picture[],
	{ cache, fresh, update, onDone }: DrawOptions,
): Promise<number> {
	const kept = new PictureCache(join(cache, 'images'), fresh);
	offerFonts();
	const issues: ContentError[] = [];
	const waiting = missing.values();
	let done = 0;
	const work = async () => {
		for (const picture of waiting) {
			try {
				update.write(picture.path, await kept.obtain(picture));
			} catch (error) {
				if (!(error instanceof ContentError)) throw error;
				issues.push(error);
			}
			onDone?.(++done);
		}
	};
	await Promise.all(Array.from({ length: sideBySide }, work));
	if (issues.length > 0) throw new ContentError(issues.flatMap((error) => error.issues));
	// A build without cards keeps the cards of other builds in the cache.
	if (all.some(({ path }) => path === siteCard)) kept.removeOld(all.length);
	return kept.drawn;
}
