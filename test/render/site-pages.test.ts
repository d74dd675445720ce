import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentWithPages } from '../../scripts/checkout/generate/pages.ts';
import type { Catalog, Release } from '../../src/catalog/catalog.ts';
import { lastChanges } from '../../src/catalog/last-changes.ts';
import { sitemap, sitemapParts } from '../../src/render/discovery/sitemap.ts';
import { pageKinds, readablePages } from '../../src/render/site-pages.ts';
import { hasMarkdownVersion } from '../../src/urls/paths.ts';
import { catalogOf, periodOf, placementIn } from '../support/catalog.ts';

const release = (date: string | null, products: Partial<Release['products']>): Release => ({
	since: '2026-11-01',
	date,
	products: { added: [], changed: [], removed: [], ...products },
	launch_periods: { opened: [], closed: [] },
});

/** Two products on 20 November, with releases since the first of the month. */
function catalogWith(releases: readonly Release[]): Catalog {
	return { ...catalogOf(['One', 'Two']), date: '2026-11-20', releases, noted_since: '2026-11-01' };
}

const days = (catalog: Catalog) => {
	const { ofProduct, ofList, ofWeeks } = lastChanges(catalog);
	return { products: catalog.products.map(ofProduct), list: ofList(catalog.products), weeks: ofWeeks() };
};

describe('the last change of a product', () => {
	test('is the last release that has it, else the day from which on releases are noted', () => {
		const releases = [
			release('2026-11-12', { changed: ['product-1'] }),
			release('2026-11-05', { added: ['product-1'] }),
		];
		expect(days(catalogWith(releases)).products).toEqual(['2026-11-12', '2026-11-01']);
	});

	test('is not known when it has changed after the last noted release, or nothing is noted', () => {
		const releases = [release(null, { changed: ['product-1'] }), release('2026-11-05', { added: ['product-1'] })];
		expect(days(catalogWith(releases)).products).toEqual([undefined, '2026-11-01']);
		expect(days({ ...catalogWith([]), noted_since: undefined }).products).toEqual([undefined, undefined]);
	});

	test.each(['2026-w46', '2026-w47'])('is not before the week %s of it closed or opened', (slug) => {
		const catalog = catalogWith([]);
		const placement = placementIn(slug, 1);
		const status = slug === '2026-w47' ? 'active' : 'finished';
		const launches = [{ ...placement, launch_period: { ...placement.launch_period, status } as const }];
		const products = catalog.products.map((product) => ({ ...product, launches }));
		expect(days({ ...catalog, products }).products).toEqual(['2026-11-16', '2026-11-16']);
	});
});

describe('the last change of a list', () => {
	test('is that of its products', () => {
		const releases = [release('2026-11-12', { changed: ['product-2'], kinds: { 'product-2': ['launches'] } })];
		expect(days(catalogWith(releases)).list).toBe('2026-11-12');
		expect(lastChanges(catalogWith(releases)).ofList([])).toBe('2026-11-01');
	});

	test('is not before another product may have left it', () => {
		for (const products of [
			{ removed: ['gone'] },
			{ changed: ['other'], kinds: { other: ['facts' as const] } },
			{ changed: ['other'] },
		]) {
			expect(days(catalogWith([release('2026-11-18', products)])).list).toBe('2026-11-18');
			expect(days(catalogWith([release(null, products)])).list).toBeUndefined();
		}
	});

	test('is not before a week began or ended, where it shows all weeks', () => {
		const launch_periods = [periodOf('2026-w46')];
		expect(days({ ...catalogWith([]), launch_periods }).weeks).toBe('2026-11-16');
	});
});

describe('the last change of the archive of a year', () => {
	const [last, before] = [periodOf('2026-w46'), periodOf('2026-w45')];

	test('is the day after its last week, or of a later correction', () => {
		const { ofYear } = lastChanges({ ...catalogWith([]), launch_periods: [last, before] });
		expect(ofYear([last, before])).toBe('2026-11-16');
		const change = { product: 'p', name: 'P', before: undefined, now: undefined };
		const correction = { date: '2026-11-18', reason: 'Late votes.', ...change };
		expect(ofYear([last, { ...before, corrections: [correction] }])).toBe('2026-11-18');
	});

	test('is that of the products while a week is open', () => {
		const open = periodOf('2026-w47', { status: 'active' });
		const catalog = {
			...catalogWith([release('2026-11-19', { changed: ['product-1'] })]),
			launch_periods: [open, last],
		};
		expect(lastChanges(catalog).ofYear([open, last])).toBe('2026-11-19');
	});
});

describe('the table of pages', () => {
	test('is in the documentation: `npm run generate -- pages` writes it', () => {
		const document = documentWithPages();
		expect(readFileSync('docs/api.md', 'utf8')).toBe(document);
		expect(document).toContain('| `/search` | The search, which the key `/` opens');
	});

	test('has every component that is named as a page', () => {
		const components = globSync('src/render/html/*/*Page.astro').map((file) =>
			file.slice('src/render/html/'.length, -6),
		);
		expect([...new Set(pageKinds.map(({ component }) => component))].sort()).toEqual(components.sort());
	});

	test('has no Markdown version of the pages of which hosts know that they have none', () => {
		const forms = pageKinds.filter(({ markdown }) => !markdown).map(({ address }) => address);
		expect(forms).toEqual(pageKinds.map(({ address }) => address).filter((address) => !hasMarkdownVersion(address)));
		expect(forms).toContain('/search');
	});
});

describe('the site map', () => {
	test('has the day of the changelog of the API once it is over', () => {
		expect(sitemap(catalogWith([]), '2026-11-19')).toContain(
			'/developers/changelog</loc><lastmod>2026-11-19</lastmod>',
		);
		expect(sitemap(catalogWith([]), '2026-11-21')).toContain('/developers/changelog</loc></url>');
		expect(sitemap({ ...catalogWith([]), noted_since: undefined })).not.toContain('<lastmod>');
	});

	test('is cut into parts of at most 50,000 addresses', () => {
		const [product] = catalogOf(['x']).products;
		if (!product) throw new Error('The catalog is empty.');
		const products = Array.from({ length: 60_000 }, (_, index) => ({ ...product, slug: `p-${index}` }));
		const catalog = { ...catalogOf([]), products };
		const parts = sitemapParts(catalog);
		const counts = parts.map(({ props: { text } }) => text.split('<loc>').length - 1);
		expect(counts).toEqual([50_000, readablePages(catalog).length - 50_000]);
		expect(sitemap(catalog).match(/<loc>[^<]*/g)).toEqual([
			'<loc>https://catalog.example/sitemap-1.xml',
			'<loc>https://catalog.example/sitemap-2.xml',
		]);
		expect(parts.map(({ params }) => params.part)).toEqual(['sitemap-1', 'sitemap-2']);
	});
});
