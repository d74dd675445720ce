import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestLaunch } from '../../../src/catalog/best-launches.ts';
import type { Catalog } from '../../../src/catalog/catalog.ts';
import { pricingSlug } from '../../../src/catalog/facets.ts';
import { productsByPrice } from '../../../src/catalog/product-groups.ts';
import { highlightsOf as highlights } from '../../../src/render/props/lists.ts';
import { homeProps } from '../../../src/render/props/pages.ts';
import {
	categoryProps,
	facetValueProps,
	facetValuesProps,
	pricingProps,
	productsProps,
} from '../../../src/render/props/product-lists.ts';
import { productsInOrder } from '../../../src/render/shared/product-orders.ts';
import { sitePages } from '../../../src/render/site-pages.ts';
import { filesOf } from '../../content/content-folder.ts';
import { catalogIn, catalogOf } from '../../support/catalog.ts';

const catalog = catalogIn(
	filesOf({
		acme: { launches: { '2026-w45': 5, '2026-w46': 9, '2026-w47': 3 }, pricing_model: 'free', maker: 'Acme' },
		beta: { launches: { '2026-w46': 7 }, pricing_model: 'freemium', maker: 'Acme' },
		gamma: { launches: { '2026-w47': 8 }, pricing_model: 'free', categories: ['tools', 'notes'] },
		omega: { launches: { '2026-w47': 0 }, categories: ['notes'] },
	}),
);
const slugsOf = (products: readonly { readonly slug: string }[]) => products.map(({ slug }) => slug);

describe('productsInOrder', () => {
	test('by score compares the best weeks, and not the newest or their sum', () => {
		expect(slugsOf(productsInOrder(catalog, 'score'))).toEqual(['acme', 'gamma', 'beta', 'omega']);
		const [acme] = productsInOrder(catalog, 'score');
		expect(acme && bestLaunch(acme)).toMatchObject({ score: 9, launch_period: { slug: '2026-w46' } });
	});

	test('by score has a product without a launch behind any score', () => {
		const scored = catalogIn(
			filesOf({
				absent: { first_launched_on: '2026-11-01' },
				bad: { launches: { '2026-w46': { score: -5 } } },
				good: { launches: { '2026-w46': { score: 2 } } },
			}),
		);
		expect(slugsOf(productsInOrder(scored, 'score'))).toEqual(['good', 'bad', 'absent']);
	});

	test('by day has the newest first, and of one day the best place', () => {
		expect(slugsOf(productsInOrder(catalog, 'newest'))).toEqual(['gamma', 'omega', 'beta', 'acme']);
	});
});

describe('the pages of products', () => {
	test('by name have letters once they are many', () => {
		const names = Array.from({ length: 31 }, (_, index) => `${index % 2 ? 'b' : 'a'}${index}`);
		const { letters, groups } = productsProps(catalogOf(names), 'name', 1);
		expect(letters.filter(({ page }) => page === 1).map(({ id }) => id)).toEqual(['a', 'b']);
		expect(groups.map(({ id, title, items }) => `${id} ${title} ${items.length}`)).toEqual(['a A 16', 'b B 15']);
		const few = productsProps(catalogOf(names.slice(1)), 'name', 1);
		expect(few).toMatchObject({ letters: [], groups: [{ id: undefined }] });
	});

	test('by name name a page of the API only where that has the same products', () => {
		const names = [...Array.from({ length: 49 }, (_, index) => `a${index}`), 'z', 'Æther', 'f'];
		expect([1, 2].map((page) => productsProps(catalogOf(names), 'name', page).isPageOfApi)).toEqual([false, false]);
		const [, ...plain] = names;
		expect([1, 2].map((page) => productsProps(catalogOf(plain), 'name', page).isPageOfApi)).toEqual([false, false]);
		const few = catalogOf(['Éclair', 'f', 'z']);
		expect(productsProps(few, 'name', 1)).toMatchObject({
			isPageOfApi: true,
			groups: [{ items: [{ name: 'Éclair' }, {}, {}] }],
		});
	});

	test('of an empty catalog have nothing, and one product needs no orders', () => {
		expect(productsProps(catalogOf([]), 'name', 1)).toMatchObject({ groups: [], letters: [], count: 0, pages: 1 });
		const lists = [[], ['One']].map((names) =>
			sitePages(catalogOf(names)).filter(({ component }) => component === 'products/ProductsPage'),
		);
		expect(lists.map((pages) => pages.map(({ path }) => path))).toEqual([['/products'], ['/products']]);
	});
});

test('makers are in one group without letters where there are few', () => {
	expect(facetValuesProps(catalog, 'maker', catalog.facets.maker)).toMatchObject({
		count: 1,
		groups: [{ title: '', values: [{ slug: 'acme', name: 'Acme', count: 2 }] }],
	});
});

describe('products by price', () => {
	test('have every product that says one once, in name order', () => {
		const found = productsByPrice(catalog).map(({ slug, products }) => `${slug}: ${slugsOf(products)}`);
		expect(found).toEqual(['free: acme,gamma', 'freemium: beta']);
	});

	test('are at paths that any name of a model gives', () => {
		expect(['free', 'open_source', 'one-off'].map(pricingSlug)).toEqual(['free', 'open_source', 'one-off']);
		expect(pricingSlug('Free')).toMatch(/^free-[\da-f]{8}$/);
		expect(pricingSlug('../etc')).toMatch(/^etc-[\da-f]{8}$/);
		expect(pricingSlug('無料')).toMatch(/^p-[\da-f]{8}$/);
		// What a folder shows by itself, and what Windows keeps for devices.
		expect(pricingSlug('index')).toMatch(/^index-[\da-f]{8}$/);
		expect(pricingSlug('con')).toMatch(/^con-[\da-f]{8}$/);
		fc.assert(fc.property(fc.string({ minLength: 1 }), (model) => /^[a-z0-9_-]+$/.test(pricingSlug(model))));
	});
});

describe('highlights', () => {
	const many = catalogIn(
		filesOf(
			Object.fromEntries(
				Array.from({ length: 13 }, (_, index) => [
					`p${index}`,
					{
						maker: index < 12 ? 'Maker' : 'Other',
						launches: { [index < 4 ? '2026-w46' : '2026-w47']: 10 * ((index * 5) % 13) },
					},
				]),
			),
		),
	);

	const highlightsOf = (of: Catalog) => {
		const tools = of.categories.find(({ slug }) => slug === 'tools');
		return tools && categoryProps(of, tools, 1).highlights;
	};

	test('are the best and the newest three of a list that is long enough', () => {
		const { best, newest } = highlightsOf(many) ?? { best: [], newest: [] };
		expect(best.map(({ slug, score }) => `${slug} ${score}`)).toEqual(['p5 120', 'p10 110', 'p2 100']);
		expect(slugsOf(newest)).toEqual(slugsOf(productsInOrder(many, 'newest').slice(0, 3)));
	});

	test('are the best ones only where the newest would be said for the third time', () => {
		const products = Array.from({ length: 7 }, (_, index) => [`p${index}`, { launches: { '2026-w46': index } }]);
		expect(highlightsOf(catalogIn(filesOf(Object.fromEntries(products))))).toMatchObject({
			best: [{ slug: 'p6' }, { slug: 'p5' }, { slug: 'p4' }],
			newest: [],
		});
	});

	test('are in a short category of which two have scores, and not of which one has', () => {
		const short = (scores: number[]) =>
			highlightsOf(
				catalogIn(
					filesOf(Object.fromEntries(scores.map((votes, i) => [`p${i}`, { launches: { '2026-w46': votes } }]))),
				),
			);
		expect(short([1, 2])).toMatchObject({ best: [{ slug: 'p1' }, { slug: 'p0' }], newest: [] });
		expect(short([0, 2])).toBeUndefined();
	});

	test('are missing where all is seen at once', () => {
		const makers = many.facets.maker.map((maker) => facetValueProps(many, 'maker', maker, 1));
		expect(makers.map(({ value, highlights, hasFeed }) => [value.slug, highlights !== undefined, hasFeed])).toEqual([
			['maker', true, true],
			['other', false, false],
		]);
	});

	test('are sought for the first page alone: sorting for each page would take the square of the products', () => {
		const unsorted = Object.assign([...many.products], { toSorted: () => expect.fail('sorted') });
		expect(highlights(many, unsorted, 2)).toBeUndefined();
	});
});

test('the categories of a pricing model are counted once for all its pages', () => {
	const [priced] = productsByPrice(catalog);
	const [first, second] = [1, 2].map((page) => priced && pricingProps(catalog, priced, page).categories);
	expect(first).toMatchObject([{ slug: 'notes' }, { slug: 'tools' }]);
	expect(second).toBe(first);
});

test('the front page knows 60 products of the newest day beside those it ranks, with the fewest votes', () => {
	const files = Array.from({ length: 170 }, (_, index) => [`p${index}`, { launches: { '2026-w47': 200 - index } }]);
	const { arrived } = homeProps(catalogIn(filesOf(Object.fromEntries(files))));
	expect([arrived.length, arrived[0]?.slug, arrived.at(-1)?.slug]).toEqual([60, 'p110', 'p169']);
});
