/** What the views only guess: that drawn texts stay between the margins, and what happens to those that the fonts lack. */
import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { canDraw, offerFonts } from '../../../src/build/images/card-fonts.ts';
import { cardsOf } from '../../../src/build/images/cards.ts';
import type { Catalog } from '../../../src/catalog/catalog.ts';
import { setBoardTexts } from '../../../src/texts/board-texts.ts';
import { place, repeat, sampleOf } from '../../render/cards/sample.ts';

beforeAll(() => offerFonts());

async function drawn(catalog: Catalog): Promise<Map<string, Buffer>> {
	const cards = cardsOf(catalog, '').map(async ({ path, draw }): Promise<[string, Buffer]> => [path, await draw()]);
	return new Map(await Promise.all(cards));
}

const productOf = async (text: string): Promise<Buffer | undefined> =>
	(await drawn(sampleOf(text, { launches: [place(1)] }).catalog)).get('/images/products/product-1.png');

/** The first and the last column that something is drawn in. */
async function extentOf(png: Buffer): Promise<[first: number, last: number]> {
	const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	let [first, last] = [info.width, 0];
	for (let at = 0; at < data.length; at += 3) {
		if (data[at] === data[0] && data[at + 1] === data[1] && data[at + 2] === data[2]) continue;
		const x = (at / 3) % info.width;
		first = Math.min(first, x);
		last = Math.max(last, x);
	}
	return [first, last];
}

describe('canDraw', () => {
	test.each(['Acme', 'Zürich—“Ærø”', 'Ελληνικά', 'Русский Щ', 'Tiếng Việt', 'e\u0301', '№ € ½ … ™', '2026\u00a0г.'])(
		'knows `%s`',
		(text) => expect(canDraw(text)).toBe(true),
	);

	test.each(['漢', 'あ', '한', 'ا', 'א', 'क', 'ก', '🚀', 'Acme 漢', '\ue000', '\u202e'])('does not know `%s`', (text) =>
		expect(canDraw(text)).toBe(false),
	);
});

describe('a card', () => {
	// 80 characters each, as many as a name may have.
	const widest = ['W', 'm', 'Щ', 'ệ', 'a\u0323\u0308'];

	test.each(widest)('stays between the margins: `%s`', async (text) => {
		for (const png of (await drawn(sampleOf(repeat(text, 80).trim()).catalog)).values()) {
			const [first, last] = await extentOf(png);
			expect(first).toBeGreaterThanOrEqual(72);
			expect(last).toBeLessThan(1_128);
		}
	});

	test('draws each script of the fonts with letters of its own', async () => {
		const cards = await Promise.all(['Acme', 'Жук', 'Ωμέγα'].map(productOf));
		expect(new Set(cards.map((png) => png?.toString('base64'))).size).toBe(3);
	});

	test.each(['漢字', 'Acme 🚀'])('of a name with letters that the fonts lack is that of the site: %s', async (name) => {
		const { catalog } = sampleOf('Acme', { name });
		const cards = await drawn(catalog);
		expect(cards.get('/images/products/product-1.png')).toEqual(cards.get('/images/site.png'));
	});

	test('of a week whose dates have letters that the fonts lack is that of the site', async () => {
		onTestFinished(() => setBoardTexts({ lang: 'en', texts: {} }));
		setBoardTexts({ lang: 'ja', texts: { cards: { productsInWeeks: '漢字' } } });
		const cards = await drawn(sampleOf('Acme').catalog);
		expect(cards.get('/images/launches/2026-w46.png')).toEqual(cards.get('/images/site.png'));
		setBoardTexts({ lang: 'ja', texts: { cards: { productsInWeeks: ' ' } } });
		expect((await drawn(sampleOf('Acme').catalog)).get('/images/site.png')).toEqual(cards.get('/images/site.png'));
	});

	test('of a site with such a name shows its address instead', async () => {
		const { catalog } = sampleOf('Acme');
		const named = (name: string, description: string) => ({ ...catalog, site: { ...catalog.site, name, description } });
		const [japanese, plain] = await Promise.all([named('漢字', '漢字'), named('catalog.example', '')].map(drawn));
		expect(japanese?.get('/images/site.png')).toEqual(plain?.get('/images/site.png'));
		expect(japanese?.get('/images/launches/2026-w46.png')).toEqual(plain?.get('/images/site.png'));
	});

	test('has the size that sites show, and hardly more bytes than its letters need', async () => {
		const png = (await productOf('Acme')) ?? Buffer.of();
		expect(png.length).toBeLessThan(30_000);
		expect(await sharp(png).metadata()).toMatchObject({ width: 1_200, height: 630 });
	});
});
