import { join } from 'node:path';
import type { Catalog } from '../../catalog/catalog.ts';
import { ContentError } from '../../content/issue.ts';
import type { ReleaseUpdate } from '../release/release-update.ts';
import { CardRenderer } from './card-renderer.ts';
import { cardsOf } from './cards.ts';
import { drawingThreads } from './drawing-threads.ts';
import { iconsOf } from './icons.ts';
import type { Picture } from './picture.ts';
import { PictureCache } from './picture-cache.ts';
import { screenshotsOf } from './screenshots.ts';

/** Each thread has the next picture waiting when it is done with one. */
const sideBySide = 2 * drawingThreads;

export interface DrawOptions {
	/** Folder of what builds leave to the next one. */
	readonly cache: string;
	/** Whether everything is drawn, whatever is in the cache. */
	readonly fresh: boolean;
	/** Where they are written. */
	readonly update: Pick<ReleaseUpdate, 'write'>;
	/** Called after each picture with how many are done. */
	readonly onDone?: (done: number) => void;
}

/** The pictures of a catalog, and what draws its cards. */
export class Pictures {
	readonly all: readonly Picture[];
	/** Without them the cache keeps those of a build with cards. */
	readonly #hasCards: boolean;
	readonly #renderer: CardRenderer;

	private constructor(own: readonly Picture[], cards: readonly Picture[], renderer: CardRenderer) {
		this.all = [...own, ...cards];
		this.#hasCards = cards.length > 0;
		this.#renderer = renderer;
	}

	/** @throws {BuildError} when something that draws is missing. */
	static async of(catalog: Catalog, cache: string): Promise<Pictures> {
		const renderer = new CardRenderer(cache);
		const cards = catalog.has_images ? await cardsOf(catalog, renderer) : [];
		return new Pictures([...iconsOf(catalog), ...screenshotsOf(catalog)], cards, renderer);
	}

	/**
	 * Draws what no earlier build has left in the cache.
	 *
	 * @param missing - Those of the pictures that are to be written.
	 * @returns How many were drawn.
	 * @throws {ContentError} with every picture of a product that cannot be decoded.
	 * @throws {BuildError} when something that draws is missing.
	 */
	async draw(missing: readonly Picture[], { cache, fresh, update, onDone }: DrawOptions): Promise<number> {
		const kept = new PictureCache(join(cache, 'images'), fresh);
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
		await Promise.all(Array.from({ length: sideBySide }, work)).finally(() => this.#renderer.close());
		if (issues.length > 0) throw new ContentError(issues.flatMap((error) => error.issues));
		if (this.#hasCards) kept.removeOld(this.all.length);
		return kept.drawn;
	}
}
