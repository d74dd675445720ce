import { describe, expect, test } from 'vitest';
import type { Product } from '../../../src/catalog/catalog.ts';
import { launchPeriodCardProps, launchPeriodCardSvg } from '../../../src/render/cards/launch-period-card.ts';
import { productCardProps, productCardSvg } from '../../../src/render/cards/product-card.ts';
import { siteCardProps, siteCardSvg } from '../../../src/render/cards/site-card.ts';
import { xmlProblems } from '../../support/xml-validator.ts';
import { lines } from '../hostile-catalog.ts';
import { place, sampleOf, weeks } from './sample.ts';

/** The texts of a picture, as a reader of XML finds them. */
const textsOf = (svg: string): string[] =>
	[...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text = '']) =>
		text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#x26;', '&').replaceAll('&amp;', '&'),
	);

const cardOf = (changes: Partial<Product>) => {
	const { catalog, product } = sampleOf('Acme', { tagline: undefined, maker: undefined, ...changes });
	return productCardSvg(productCardProps(catalog, product));
};

describe('the card of a product', () => {
	test.each([
		['so far, while the week is not over', [place(1, weeks.active)], '#1 of week 47, 2026, so far'],
		['in a week that is over, rather than an equal one', [place(2, weeks.active), place(2)], '#2 of week 46, 2026'],
		['of two digits', [place(13)], '#13 of week 46, 2026'],
	] as const)('tells a place %s', (_title, launches, words) => {
		expect(textsOf(cardOf({ launches }))).toContain(words);
	});

	test('has the colors and the language of the board, and no bars beside its name if it has a logo', () => {
		const { catalog, product } = sampleOf('Acme', { launches: [] });
		const cardWith = (own: object) =>
			productCardSvg(productCardProps({ ...catalog, site: { ...catalog.site, ...own } }, product));
		expect(cardWith({ lang: 'de', colors: { light: { paper: '#f4fbf9' } } })).toMatch(
			/xml:lang="de".*<rect width="1200" height="630" fill="#f4fbf9">/,
		);
		const bars = (svg: string) => svg.match(/<rect /g)?.length ?? 0;
		expect(bars(cardWith({})) - bars(cardWith({ logo: '/logo.svg' }))).toBe(3);
	});

	test('has the font of the board, smaller if it is wider than that of the software', () => {
		const { catalog, product } = sampleOf('Acme', { launches: [] });
		const sizesWith = (wider: number) => {
			const site = { ...catalog.site, font: { family: 'Wide Sans', files: [] }, face: { css: '', preload: '', wider } };
			const svg = productCardSvg(productCardProps({ ...catalog, site }, product));
			expect(svg).toContain('font-family="Wide Sans, Card Serif"');
			return svg.match(/font-size="[\d.]+"/g)?.slice(0, 1);
		};
		expect([1.25, 0.9].map(sizesWith)).toEqual([['font-size="22.4"'], ['font-size="28"']]);
	});

	test('tells the maker, or else the date, of a product without a place', () => {
		expect(textsOf(cardOf({ launches: [], maker: 'Ada Example' }))).toContain('Made by Ada Example');
		expect(textsOf(cardOf({ launches: [] }))).toContain('Launched on 16 November 2026');
	});

	test('has a bar as long as its score beside the best of the week', () => {
		const lengths = (score: number) =>
			[...cardOf({ launches: [place(1, weeks.finished, score)] }).matchAll(/<rect [^>]*y="508" width="(\d+)"/g)].map(
				([, width]) => Number(width),
			);
		expect([200, 50, 1_000, 0, -5].map(lengths)).toEqual([[1040], [260], [1040], [], []]);
	});
});

test('the card of a week tells when it is not over, and when nothing was launched', () => {
	const { catalog, period } = sampleOf('Acme');
	const days = (changes: Partial<typeof period>) =>
		textsOf(launchPeriodCardSvg(launchPeriodCardProps(catalog, { ...period, ...changes })))[2]?.split(', ')[1];
	expect(days({ status: 'active' })).toBe('so far');
	expect(days({ status: 'active', rankings: [] })).toBe('no launches yet');
	expect(days({ rankings: [] })).toBe('no launches');
});

const markup = [
	'</text><script>alert(1)</script>',
	'&amp; &lt; &#60; &nbsp;',
	'"\' onload="alert(1)" xlink:href="//evil.example"',
	']]> <![CDATA[ <!-- <?php <!DOCTYPE x [<!ENTITY a "b">]> &a;',
	'a\u0000b\u0008c\u001bd\ufffee\uffff\ud800f',
];

describe.each([...markup, ...lines])('a text `%s`', (text) => {
	const { catalog, product, period } = sampleOf(text);
	const cards = [
		productCardSvg(productCardProps(catalog, product)),
		launchPeriodCardSvg(launchPeriodCardProps(catalog, period)),
		siteCardSvg(siteCardProps(catalog)),
	];

	test('stays a text in every card', async () => {
		for (const svg of cards) {
			expect([...new Set([...svg.matchAll(/<\/?([^\s/>]*)/g)].map(([, name]) => name))].sort()).toEqual([
				...['rect', 'svg', 'text'],
			]);
			// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
			expect(svg).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u);
		}
		expect(await xmlProblems(cards)).toBe('');
	});
});
