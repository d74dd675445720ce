import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Catalog } from '../../../src/catalog/catalog.ts';
import { ContentError } from '../../../src/catalog/issue.ts';
import { cardsOf } from './cards.ts';
import { iconsOf } from './icons.ts';
import { PictureCache } from './picture-cache.ts';

/** The library draws outside of the main thread, which meanwhile writes the one before. */
const sideBySide = 4;

export interface DrawOptions {
	/** The published folder. */
	readonly client: string;
	/** Folder of what builds leave to the next one. */
	readonly cache: string;
	/** Told after each picture. */
	readonly onDone?: (done: number, all: number) => void;
}

/**
 * Draws every picture of a catalog that no earlier build has left in the cache.
 *
 * @throws {ContentError} with every icon that cannot be decoded.
 * @throws {BuildError} when something that draws is missing.
 */
export async function drawPictures(catalog: Catalog, { client, cache, onDone }: DrawOptions): Promise<void> {
	const cards = catalog.extras.images ? await cardsOf(catalog, cache) : [];
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
	await Promise.all(Array.from({ length: sideBySide }, work));
	if (issues.length > 0) throw new ContentError(issues.flatMap((error) => error.issues));
	// Without cards, those of the build before last wait for one with cards.
	if (catalog.extras.images) kept.sweep();
}
