import { describe, expect, test } from 'vitest';
import type { Catalog, Release } from '../../src/catalog/catalog.ts';
import { addDays } from '../../src/content/schemas/calendar-date.ts';
import { lastChanges } from '../../src/render/last-changes.ts';
import { sitemap } from '../../src/render/sitemap.ts';
import { catalogOf } from '../support/synthetic-catalog.ts';

const nothing = { added: [], changed: [], removed: [] };
const weeks = { opened: [], closed: [] };

const release = (date: string | null, products: Partial<Release['products']>): Release => ({
	since: '2026-11-01',
	date,
	products: { ...nothing, ...products },
	launch_periods: weeks,
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

	test.each([
		['active', '2026-11-16'],
		['finished', '2026-11-16'],
	] as const)('is not before a week of it is %s', (status, day) => {
		const catalog = catalogWith([]);
		const dates = status === 'active' ? ['2026-11-16', '2026-11-22'] : ['2026-11-09', '2026-11-15'];
		const week = { starts_on: dates[0] ?? '', ends_on: dates[1] ?? '', has_places: true };
		const launch_period = { slug: 'w', name: 'W', status, ...week };
		const launches = [{ launch_period, position: 1, score: 1, votes: 1, comments: 0 }];
		const products = catalog.products.map((product) => ({ ...product, launches }));
		expect(days({ ...catalog, products }).products).toEqual([day, day]);
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
		const [week] = [{ slug: '2026-w46', name: 'W', status: 'finished' as const, starts_on: '2026-11-09' }];
		const rest = { ends_on: '2026-11-15', source: '', introduction: undefined, rankings: [] };
		const launch_periods = [{ ...week, ...rest, has_places: false, withdrawn: [], corrections: [] }];
		expect(days({ ...catalogWith([]), launch_periods }).weeks).toBe('2026-11-16');
	});
});

describe('the last change of the archive of a year', () => {
	const week = (slug: string, ends_on: string, facts: Partial<Catalog['launch_periods'][number]> = {}) => ({
		...{ slug, name: 'W', status: 'finished' as const, starts_on: addDays(ends_on, -6), ends_on },
		...{ source: '', introduction: undefined, has_places: false, rankings: [], withdrawn: [], corrections: [] },
		...facts,
	});
	const last = week('2026-w46', '2026-11-15');
	const before = week('2026-w45', '2026-11-08');

	test('is the day after its last week, or of a later correction', () => {
		const { ofYear } = lastChanges({ ...catalogWith([]), launch_periods: [last, before] });
		expect(ofYear([last, before])).toBe('2026-11-16');
		const correction = {
			date: '2026-11-18',
			reason: 'Late votes.',
			product: 'p',
			name: 'P',
			before: undefined,
			now: undefined,
		};
		expect(ofYear([last, { ...before, corrections: [correction] }])).toBe('2026-11-18');
	});

	test('is that of the products while a week is open', () => {
		const open = week('2026-w47', '2026-11-22', { status: 'active' });
		const catalog = {
			...catalogWith([release('2026-11-19', { changed: ['product-1'] })]),
			launch_periods: [open, last],
		};
		expect(lastChanges(catalog).ofYear([open, last])).toBe('2026-11-19');
	});
});

describe('the site map', () => {
	test('has the days that are known', () => {
		const text = sitemap(catalogWith([release('2026-11-12', { changed: ['product-1'] })]));
		expect(text).toContain('/products/product-1</loc><lastmod>2026-11-12</lastmod>');
		expect(text).toContain('/products/product-2</loc><lastmod>2026-11-01</lastmod>');
		expect(text).toContain('/products</loc><lastmod>2026-11-12</lastmod>');
		expect(sitemap(catalogWith([]), '2026-11-19')).toContain(
			'/developers/changelog</loc><lastmod>2026-11-19</lastmod>',
		);
		expect(sitemap(catalogWith([]), '2026-11-21')).toContain('/developers/changelog</loc></url>');
		expect(sitemap({ ...catalogWith([]), noted_since: undefined })).not.toContain('<lastmod>');
	});
});
