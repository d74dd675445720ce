/** What the views only guess: that drawn texts stay between the margins, whatever they are written in. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attempts, CardRenderer } from '../../../src/build/images/card-renderer.ts';
import { DrawingThreads } from '../../../src/build/images/drawing-threads.ts';
import { unpackFonts } from '../../../src/build/images/fonts.ts';
import { cornerTile } from '../../../src/render/cards/card.ts';
import { launchPeriodCardProps, launchPeriodCardSvg } from '../../../src/render/cards/launch-period-card.ts';
import { productCardProps, productCardSvg } from '../../../src/render/cards/product-card.ts';
import { siteCardProps, siteCardSvg } from '../../../src/render/cards/site-card.ts';
import { lightColours } from '../../../src/render/colours.ts';
import { tintOf } from '../../../src/render/monogram.ts';
import { readPng } from '../../../src/verify/inspect/read-png.ts';
import { place, repeat, sampleOf } from '../../render/cards/sample.ts';
import { lines } from '../../render/hostile-catalog.ts';
import { removeFolder, temporaryFolder } from '../../support/checkout.ts';

const folder = temporaryFolder();
const renderer = new CardRenderer(folder);

afterAll(async () => {
	await renderer.close();
	removeFolder(folder);
});

/** 80 characters each, as many as a name may have. */
const texts = [
	...['W', 'm', 'i', '🚀', '漢', 'あ', '한', 'ﷺ', '﷽', 'ش', 'ม', 'क', 'ש', 'Щ', 'Ω', 'ệ', '—', '𠀋', 'ሀ', '𒀱', '̀'],
	...[
		'👩‍👩‍👧‍👦',
		'🇩🇪',
		'1️⃣',
		'W ',
		'a̴̢̛',
		'Wide Words ',
		'漢字の製品名、長い',
		'ภาษาไทยไม่มีวรรค',
		'हिन्दी उत्पाद ',
		'한국어 이름 ',
	],
	...['مرحبا بالعالم ', 'שלום עולם ', 'Hello مرحبا ', 'مرحبا Hello ', 'Zürich—“Ærø” ', 'Ελληνικά ', 'Русский '],
].map((text) => repeat(text, 80).trim());

/** What no width is small enough for: dozens of accents on one letter. */
const tooWide = ['̀', 'a̴̢̛'].map((text) => repeat(text, 80).trim());

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

describe('a card with any text', () => {
	let threads: DrawingThreads;

	beforeAll(async () => {
		process.env['FONTCONFIG_FILE'] = await unpackFonts(folder);
		threads = new DrawingThreads();
	});

	afterAll(() => threads.close());

	const cardsOf = (text: string) => {
		const { catalog, product, period } = sampleOf(text);
		return [
			(part: number) => productCardSvg(productCardProps(catalog, product), part),
			(part: number) => productCardSvg(productCardProps(catalog, { ...product, launches: [] }), part),
			(part: number) => launchPeriodCardSvg(launchPeriodCardProps(catalog, period), part),
			(part: number) => siteCardSvg(siteCardProps(catalog), part),
		];
	};

	/** Whether nothing is drawn in the margins at one of the widths, before they are emptied. */
	async function fits(svg: (part: number) => string): Promise<boolean> {
		for (const part of attempts) if ((await threads.draw(svg(part))).tidy) return true;
		return false;
	}

	test.each([...texts, ...lines].filter((text) => !tooWide.includes(text)))(
		'stays between the margins: `%s`',
		async (text) => {
			expect(await Promise.all(cardsOf(text).map(fits))).toEqual([true, true, true, true]);
		},
	);

	test.each(tooWide)('is cut at the margins: `%s`', async (text) => {
		const cards = cardsOf(text);
		expect(await Promise.all(cards.map(fits))).toContain(false);
		for (const svg of cards) {
			const [first, last] = await extentOf(await renderer.drawCard(svg));
			expect(first).toBeGreaterThanOrEqual(72);
			expect(last).toBeLessThan(1_128);
		}
	});

	test('leaves the margins where it is drawn too wide', async () => {
		const drawings = await Promise.all(cardsOf('Wide Words '.repeat(7)).map((svg) => threads.draw(svg(3))));
		expect(drawings.map(({ tidy }) => tidy)).toContain(false);
	});
});

describe('a card', () => {
	const draw = (text: string) => {
		const { catalog, product } = sampleOf(text, { launches: [place(1)] });
		return renderer.drawCard((part) => productCardSvg(productCardProps(catalog, product), part), [cornerTile]);
	};

	test('has the same bytes each time, also beside others', async () => {
		const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => draw('Acme 漢字 🚀')));
		for (const other of others) expect(other.equals(first ?? Buffer.of())).toBe(true);
	});

	test.each(['Acme', 'Ж', 'Ω', '漢', 'あ', '한', 'ا', 'א', 'क', 'ก', '🚀'])('has a glyph for `%s`', async (text) => {
		// A box with a number stands for whatever no font has.
		const box = await draw('\u{e000}');
		expect((await draw(text)).equals(box)).toBe(false);
		expect((await extentOf(await draw(text)))[1]).toBe(1_119);
	});

	test('shows the colours of the pages and hardly more bytes than its letters need', async () => {
		const png = await draw('Acme');
		const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
		const colours = new Set<string>();
		for (let at = 0; at < data.length; at += 3) colours.add(data.toString('hex', at, at + 3));
		expect(colours).toContain('fdfcf9');
		for (const colour of ['1d1e20', '5c5f66', '8a2c0d']) expect(colours).toContain(colour);
		expect(colours).toContain(lightColours[`tint${tintOf('product-1') as 1}`].slice(1));
		expect(colours.size).toBeLessThanOrEqual(128);
		expect(png.length).toBeLessThan(20_000);
		expect(readPng(png)).toEqual({ width: 1_200, height: 630, chunks: ['IHDR', 'PLTE', 'IDAT', 'IEND'] });
	});
});

describe('unpackFonts', () => {
	const cache = join(folder, 'another');
	let fonts: string;

	beforeAll(async () => {
		fonts = join(await unpackFonts(cache), '../fonts');
	});

	test('unpacks every font once', async () => {
		const names = readdirSync(fonts);
		expect(names.length).toBeGreaterThan(300);
		writeFileSync(join(fonts, 'z-mark'), '');
		await unpackFonts(cache);
		expect(readdirSync(fonts)).toContain('z-mark');
	});

	test('unpacks them again when one is cut or gone', async () => {
		const [first = '', second = ''] = readdirSync(fonts);
		writeFileSync(join(fonts, first), 'Cut');
		await unpackFonts(cache);
		expect(readdirSync(fonts)).not.toContain('z-mark');
		rmSync(join(fonts, second));
		await unpackFonts(cache);
		expect(readdirSync(fonts)).toContain(second);
	});

	test('forgets those of other versions', async () => {
		const [own = ''] = readdirSync(cache);
		rmSync(join(cache, own, 'sizes.json'));
		writeFileSync(join(cache, 'fonts-0000000000000000'), '');
		await unpackFonts(cache);
		expect(readdirSync(cache)).toEqual([own]);
	});
});
