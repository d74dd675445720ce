import type { Square } from '../../render/cards/tile.ts';
import { DrawingThreads } from './drawing-threads.ts';
import { unpackFonts } from './fonts.ts';
import { loadSharp, withBuildError } from './load-sharp.ts';

export const remedy = 'Run `npm ci` again, or set `EXTRAS=none` to build without cards.';

/** Parts of the width between the margins: the view estimates the widths of texts, and only the drawing has them. */
export const attempts = [1, 0.8, 0.6, 0.4, 0.25] as const;

/** Draws cards, with all that it needs for that, which it gets for the first one. */
export class CardRenderer {
	readonly #cache: string;
	#opening: Promise<DrawingThreads> | undefined;

	/** @param cache - Where fonts are unpacked. */
	constructor(cache: string) {
		this.#cache = cache;
	}

	/**
	 * Draws a card. One whose text leaves the margins, in a script whose width the view underestimates, is drawn again
	 * with less room for text; what leaves them even then, as dozens of accents on one letter do, is cut off.
	 *
	 * @param svg - The card with texts in a part of their usual width.
	 * @param tiles - Where it has colours of its own.
	 * @returns The bytes of a PNG.
	 * @throws {BuildError} when something that draws is missing.
	 */
	async drawCard(svg: (part: number) => string, tiles: readonly Square[] = []): Promise<Buffer> {
		this.#opening ??= this.#open();
		const threads = await this.#opening;
		let drawing = await threads.draw(svg(attempts[0]), tiles);
		for (const part of attempts.slice(1)) {
			if (drawing.tidy) break;
			drawing = await threads.draw(svg(part), tiles);
		}
		return Buffer.from(drawing.png);
	}

	async close(): Promise<void> {
		const threads = await this.#opening?.catch(() => undefined);
		await threads?.close();
	}

	async #open(): Promise<DrawingThreads> {
		// The library reads the variable when it draws the first text of the process.
		process.env['FONTCONFIG_FILE'] = await withBuildError(
			unpackFonts(this.#cache),
			'unpack the fonts of cards',
			remedy,
		);
		// It must be loaded in the first thread before it is in others.
		await loadSharp(remedy);
		return new DrawingThreads();
	}
}
