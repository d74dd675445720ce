/** What each part of the ranking does: without it, these find something else or nothing. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalog, Product } from '../../src/catalog/catalog.ts';
import { findProducts } from '../../src/search/find-products.ts';
import { readerOf, searchTexts } from '../support/search-texts.ts';
import { catalogOf, catalogOfRows, type ProductRow } from '../support/synthetic-catalog.ts';

const rows: readonly ProductRow[] = [
	['wireshark', 'Wireshark', 'Looks into packets', ['network-tools']],
	['home-assistant', 'Home Assistant', 'Runs the house', ['home-automation']],
	['keyboard', 'Keyboard Kit', 'Types by itself', ['hardware']],
	['board', 'Board', 'Cards in columns', ['planning']],
	['clock', 'Clock', 'For tracking time at work', ['planning']],
	['snaps', 'Snaps', 'Keeps every photo of the family', ['pictures']],
	['shop', 'Storefront', 'Sells things', ['e-commerce'], 'Grace Example'],
	['bills', 'Billy', 'Writes an invoice for you', ['money']],
	['tasks', 'Lister', 'What is left to do', ['planning']],
];
const synonyms = [
	['picture', 'photo'],
	['to do', 'errands'],
	['webshop', 'e-commerce'],
	['写真を編集', 'photo'],
	['プロジェクト管理ツール', 'to do'],
	['人人人の写真をかんたんにきれいに編集する', 'keyboard'],
];
const catalog: Catalog = { ...catalogOfRows(rows), synonyms };

/** @param change - Of products, by slug. */
function readerWith(change: Readonly<Record<string, Partial<Product>>> = {}) {
	const products = catalog.products.map((own) => ({ ...own, ...change[own.slug] }));
	return readerOf(searchTexts({ ...catalog, products }));
}

async function find(query: string, reader = readerWith()) {
	const found = await findProducts(reader, query, { count: 10 });
	return found?.hits.map(({ slug }) => slug);
}

describe('a search', () => {
	test.for([
		['shark', ['wireshark']],
		['key board', ['keyboard']],
		['homeassistant', ['home-assistant']],
		['homeassis', ['home-assistant']],
		['timetracking', ['clock']],
		['photos', ['snaps']],
		['tracks', ['clock']],
		['invoicing', ['bills']],
		['pictures', ['snaps']],
		['errands', ['tasks']],
		['写真を編集', ['snaps']],
		['プロジェクト管理ツール', ['tasks']],
		['人人人の写真をかんたんにきれいに編集する', ['keyboard']],
		['webshop', ['shop']],
		['commerce by grace', ['shop']],
		['open source invoice', ['bills']],
	] as const)('by %j finds %j', async ([query, expected]) => {
		expect(await find(query, readerWith({ bills: { pricing_model: 'open_source' } }))).toEqual(expected);
	});

	test('finds a word whose middle letters are swapped, in an index of many files', async () => {
		const letters = [...'abcdefghijklmnopqrstuvwxyz'];
		// Words between those that the two spellings begin with, and those that their ends begin with.
		const between = ['np', 'nq', 'nr', 'ns', 'og', 'oh', 'oi', 'ok'];
		const names = between.flatMap((start) => letters.flatMap((third) => letters.map((last) => start + third + last)));
		const reader = readerOf(searchTexts(catalogOf(['note', ...names])));
		expect(await find('ntoe', reader)).toContain('product-1');
	});

	test('finds by words of a description what too few products hold otherwise', async () => {
		const described = { clock: { description: 'Also counts [lunch](https://acme.example/breakfast) breaks.' } };
		expect(await find('lunches', readerWith(described))).toEqual(['clock']);
		expect(await find('breakfast', readerWith(described))).toEqual([]);
		const both = { ...described, board: { tagline: 'Plans lunch' } };
		expect(await find('lunch', readerWith(both))).toEqual(['board', 'clock']);
	});

	test('has names that begin so before other products, however popular these are', async () => {
		const popular = { keyboard: { votes: 90_000 }, board: { votes: 0 } };
		expect(await find('board', readerWith(popular))).toEqual(['board', 'keyboard']);
		expect(await find('boa', readerWith(popular))).toEqual(['board', 'keyboard']);
	});

	test('has the more popular of two equals first', async () => {
		const equal = { clock: { tagline: 'Quiet' }, tasks: { tagline: 'Quiet' } };
		expect(await find('quiet', readerWith({ ...equal, clock: { ...equal.clock, votes: 900 } }))).toEqual([
			'clock',
			'tasks',
		]);
		expect(await find('quiet', readerWith({ ...equal, tasks: { ...equal.tasks, votes: 900 } }))).toEqual([
			'tasks',
			'clock',
		]);
	});

	test('has who holds more words first where nobody holds all', async () => {
		const some = { board: { tagline: 'Quiet columns' }, tasks: { tagline: 'Quiet', votes: 90_000 } };
		expect(await find('quiet columns nowhere', readerWith(some))).toEqual(['board', 'tasks']);
	});

	test('is not narrowed by words that say nothing of a product', async () => {
		expect(await find('an invoice for my house')).toEqual(await find('invoice house'));
		expect(await find('invoice for you')).toEqual(['bills']);
	});

	test('shows of a product what a list of products shows', async () => {
		const found = await findProducts(readerWith({ board: { icon: { fingerprint: 'a' } } }), 'board', { count: 1 });
		expect(found?.hits).toMatchObject([{ slug: 'board', name: 'Board', categories: ['planning'], hasIcon: true }]);
	});
});

describe('a search that finds nothing', () => {
	const nearest = async (query: string) => (await findProducts(readerWith(), query, { count: 3 }))?.nearest;

	test('names products with names like it, and categories', async () => {
		expect((await nearest('wireshirque'))?.products.map(({ slug }) => slug)).toEqual(['wireshark']);
		expect((await nearest('qqqq hardwear'))?.categories).toEqual([{ slug: 'hardware', name: 'Hardware' }]);
		expect((await nearest('board nowhere'))?.products[0]?.slug).toBe('board');
	});

	test('names none that are unlike it', async () => {
		expect(await nearest('zzzzzz')).toEqual({ products: [], categories: [] });
		expect(await nearest('board')).toBeUndefined();
	});
});

describe('any catalog', () => {
	const words = ['amber', 'beacon', 'cedar', 'drift', 'ember', 'flint', 'grove', 'harbor'];
	const phrase = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((own) => own.join(' '));
	const products = fc.array(fc.tuple(phrase, phrase, fc.nat(10_000)), { minLength: 2, maxLength: 12 });
	const readerTo = (entries: readonly (readonly [string, string, number])[]) => {
		const { products: own, ...rest } = catalogOfRows(
			entries.map(([name, tagline], at) => [`p-${at}`, name, tagline, []]),
		);
		const votes = new Map(entries.map(([, , count], at) => [`p-${at}`, count]));
		return readerOf(
			searchTexts({ ...rest, products: own.map((one) => ({ ...one, votes: votes.get(one.slug) ?? 0 })) }),
		);
	};

	test('has a product of the very name first, whatever the votes of others', async () => {
		await fc.assert(
			fc.asyncProperty(products, async (entries) => {
				for (const [name] of entries) {
					const found = await findProducts(readerTo(entries), name, { count: 1 });
					expect(found?.hits[0]?.name).toBe(name);
				}
			}),
			{ numRuns: 40 },
		);
	});

	test('is searched by words in any order alike, where names are not concerned', async () => {
		const ofTaglines = products.map((entries) =>
			entries.map(([, tagline, votes], at) => [`n${at}`, tagline, votes] as const),
		);
		await fc.assert(
			fc.asyncProperty(ofTaglines, fc.subarray(words, { minLength: 2, maxLength: 3 }), async (entries, asked) => {
				const reader = readerTo(entries);
				const [one, other] = await Promise.all(
					[asked, asked.toReversed()].map((own) => findProducts(reader, own.join(' '), { count: 20 })),
				);
				const scores = (found: typeof one) => new Map(found?.hits.map(({ slug, score }) => [slug, score.toFixed(9)]));
				expect(scores(other)).toEqual(scores(one));
			}),
			{ numRuns: 60 },
		);
	});
});
