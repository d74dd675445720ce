import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { Catalog } from '../../catalog/catalog.ts';
import { ContentError } from '../../content/issue.ts';
import { siteCard } from '../../urls/paths.ts';
import type { ReleaseUpdate } from '../release-update.ts';
import { offerFonts } from './card-fonts.ts';
import { cardsOf } from './cards.ts';
import type { Picture, PictureCache } from './picture-cache.ts';
import { productPictures } from './product-pictures.ts';

/** Keeps a picture waiting for each thread of the drawing library. */
const sideBySide = 2 * Math.min(4, availableParallelism());

async function workOnEach(pictures: readonly Picture[], work: (picture: Picture) => Promise<void>): Promise<void> {
	offerFonts();
	const waiting = pictures.values();
	const next = async () => {
		for (const picture of waiting) await work(picture);
	};
	await Promise.all(Array.from({ length: sideBySide }, next));
}

/**
 * Draws pictures into the cache while the pages are being bundled, which leaves a processor idle. What goes wrong goes wrong
 * again when the picture is written, and is reported then.
 */
export async function drawAhead(
	pictures: readonly Picture[],
	cache: PictureCache,
	bundling: Promise<void>,
): Promise<void> {
	let isBundled = false;
	const stop = () => {
		isBundled = true;
	};
	bundling.then(stop, stop);
	await workOnEach(pictures, async (picture) => {
		// What is in the cache is read without waiting for anything: the end of the bundler would not be noticed.
		await setImmediate();
		if (!isBundled) await cache.obtain(picture).catch(() => {});
	});
}

export interface DrawOptions {
	readonly cache: PictureCache;
	/** Where they are written. */
	readonly update: Pick<ReleaseUpdate, 'write'>;
}

/** @param code - SHA-256 of all code. */
export const picturesOf = (catalog: Catalog, code: string): Picture[] => [
	...productPictures(catalog),
	...(catalog.has_images ? cardsOf(catalog, code) : []),
];

/**
 * Writes pictures, and draws those that are not in the cache.
 *
 * @param all - Every picture of the catalog.
 * @param missing - Those of them that are to be written.
 * @throws {ContentError} with every picture of a product that cannot be decoded.
 * @throws {UserError} when the drawing library is missing.
 */
export async function drawPictures(
	all: readonly Picture[],
	missing: readonly Picture[],
	{ cache, update }: DrawOptions,
): Promise<void> {
	const issues: ContentError[] = [];
	await workOnEach(missing, async (picture) => {
		try {
			update.write(picture.path, await cache.obtain(picture));
		} catch (error) {
			if (!(error instanceof ContentError)) throw error;
			issues.push(error);
		}
	});
	if (issues.length > 0) throw new ContentError(issues.flatMap((error) => error.issues));
	// A build without cards keeps the cards of other builds in the cache.
	if (all.some(({ path }) => path === siteCard)) cache.removeOld(all.length);
}
