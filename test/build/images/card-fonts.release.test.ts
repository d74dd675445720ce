import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { place, sampleOf } from '../../render/cards/sample.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const checkout = process.cwd();

/** The modules that draw cards, which find the board where they are loaded. */
async function loadedIn(board: string) {
	vi.resetModules();
	process.chdir(board);
	const { offerFonts, canDraw } = await import('../../../src/build/images/card-fonts.ts');
	const { cardsOf } = await import('../../../src/build/images/cards.ts');
	process.chdir(checkout);
	return { offerFonts, canDraw, cardsOf };
}

/** The columns with ink between the first line of a card and its bar. */
async function inkOf(png: Buffer): Promise<number[]> {
	const { data, info } = await sharp(png)
		.extract({ left: 0, top: 150, width: 1_200, height: 330 })
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return Array.from({ length: info.width }, (_, column) => column).filter((column) =>
		Array.from({ length: info.height }, (_, row) => data[(row * info.width + column) * info.channels] ?? 255).some(
			(grey) => grey < 128,
		),
	);
}

test('the fonts in `src/fonts` of a board draw other letters, joined and from the right where the board is', async () => {
	const { offerFonts, canDraw, cardsOf } = await loadedIn(join(checkout, 'test/fixtures/board-fonts'));
	offerFonts();
	expect(['سلم', 'س', 'ب'].map(canDraw)).toEqual([true, true, false]);
	const inkIn = async (lang: string) => {
		const { catalog } = sampleOf('Acme', { name: 'سلم', tagline: 'ب', launches: [place(1)] });
		const cards = cardsOf({ ...catalog, site: { ...catalog.site, lang } }, '');
		const card = cards.find(({ path }) => path === '/images/products/product-1.png');
		return inkOf((await card?.draw()) ?? Buffer.of());
	};
	const [english, arabic] = [await inkIn('en'), await inkIn('ar')];
	expect(english[0]).toBeGreaterThanOrEqual(80);
	expect(english[0]).toBeLessThan(90);
	// One run of columns: boxes, and letters by themselves, have gaps between them.
	expect(english.length).toBeGreaterThan(100);
	expect((english.at(-1) ?? 0) - (english[0] ?? 0)).toBe(english.length - 1);
	expect(arabic.at(-1)).toBeLessThan(1_120);
	expect(arabic.at(-1)).toBeGreaterThan(1_100);
});

test('a file in `src/fonts` that is no font is named', async () => {
	const board = temporaryFolder();
	mkdirSync(join(board, 'src/fonts'), { recursive: true });
	writeFileSync(join(board, 'src/fonts/noto.ttf'), 'a page about an error');
	const { canDraw } = await loadedIn(board);
	expect(() => canDraw('س')).toThrow('`src/fonts/noto.ttf` is no font that cards can use. Replace or delete it.');
});
