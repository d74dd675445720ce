import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Catalog } from '../../catalog/catalog.ts';
import { ContentError } from '../../content/issue.ts';
import { CardRenderer } from './card-renderer.ts';
import { cardsOf } from './cards.ts';
import { drawingThreads } from './drawing-threads.ts';
import { iconsOf } from './icons.ts';
import { PictureCache } from './picture-cache.ts';

/** Each thread has the next picture waiting when it is done with one. */
const sideBySide = 2 * drawingThreads;

export interface DrawOptions {
	/** The published folder. */
	readonly client: string;
	/** Folder of what builds leave to the next one. */
	readonly cache: string;
	/** Called after each picture. */
	readonly onDone?: (done: number, all: number) => void;
}

/**
 * Draws every picture of a catalog that no earlier build has left in the cache.
 *
 * @throws {ContentError} with every icon that cannot be decoded.
 * @throws {BuildError} when something that draws is missing.
 */
export async function drawPictures(catalog: Catalog, { client, cache, onDone }: DrawOptions): Promise<void> {
	const renderer = new CardRenderer(cache);
	const cards = catalog.extras.images ? await cardsOf(catalog, renderer) : [];
	const pictures = [...iconsOf(catalog), ...cards];
	const kept = new PictureCache(join(cache, 'images'));
	const issues: ContentError[] = [];
	for (const folder of new Set(pictures.map(({ path }) => dirname(path))))
		mkdirSync(join(client, folder), { recursive: true });
	const waiting = pictures.values();
	let done = 0;
	const work = async () => {
		for (const picture of waiting) {
			try {
				writeFileSync(join(client, picture.path), await kept.obtain(picture));
			} catch (error) {
				if (!(error instanceof ContentError)) throw error;
				issues.push(error);
			}
			onDone?.(++done, pictures.length);
		}
	};
	await Promise.all(Array.from({ length: sideBySide }, work)).finally(() => renderer.close());
	if (issues.length > 0) throw new ContentError(issues.flatMap((error) => error.issues));
	// Without cards, those of the build before last wait for one with cards.
	if (catalog.extras.images) kept.removeUnused();
}
