/** What each part of the search does: without it, these find something else or nothing. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalog, Product } from '../../src/catalog/catalog.ts';
import { searchDescriptions, searchIndex } from '../../src/render/json/search.ts';
import { ProductSearch } from '../../src/search/product-search.ts';
import { termsOf } from '../../src/search/terms.ts';
import { catalogOf } from '../support/catalog.ts';

type Row = readonly [slug: string, name: string, tagline?: string, categories?: readonly string[], maker?: string];

const catalogOfRows = (rows: readonly Row[]): Catalog =>
	catalogOf(
		rows.map(([slug, name, tagline, categories = ['tools'], maker]) => {
			const description = slug === 'board' ? 'Written in C++.' : undefined;
			return { slug, name, tagline, description, categories, maker, pricing_model: 'open_source' };
		}),
	);

const rows: readonly Row[] = [
	['wireshark', 'Wireshark', 'Looks into packets', ['network-tools']],
	['home-assistant', 'Home Assistant', 'Runs the house', ['home-automation']],
	['keyboard', 'Keyboard Kit', 'Types by itself', ['hardware']],
	['board', 'Board', 'Cards in columns', ['planning']],
	['clock', 'Clock', 'For tracking time at work, in C', ['planning']],
	['snaps', 'Snaps', 'Keeps every photo of the family', ['pictures']],
	['shop', 'Storefront', 'Sells things', ['e-commerce'], 'Grace Example'],
	['bills', 'Billy', 'Writes an invoice for you', ['money']],
	['tasks', 'Lister', 'What is left to do', ['planning']],
];
const sameAs = { picture: 'photo', 'to do': 'errands', webshop: 'e-commerce', プロジェクト管理ツール: 'to do' };
const catalog: Catalog = { ...catalogOfRows(rows), synonyms: Object.entries(sameAs) };

/** @param change - Of products, by slug. */
function searchWith(change: Readonly<Record<string, Partial<Product>>> = {}, of = catalog) {
	const products = of.products.map((own) => ({ ...own, ...change[own.slug] }));
	const search = new ProductSearch(JSON.parse(JSON.stringify(searchIndex({ ...of, products }))));
	search.addDescriptions(JSON.parse(JSON.stringify(searchDescriptions({ ...of, products }))));
	return search;
}
const among = (own: readonly Row[]) => searchWith({}, catalogOfRows(own));
const slugs = (query: string, search = searchWith()) => search.find(query).hits.map(({ slug }) => slug);

describe('a search', () => {
	test.for([
		['shark', ['wireshark']],
		['homeassis', ['home-assistant']],
		['home asistant', ['home-assistant']],
		['timetracking', ['clock']],
		['phtoo', ['snaps']],
		['invoicing', ['bills']],
		['pictures', ['snaps']],
		['errands', ['tasks']],
		['プロジェクト管理ツール', ['tasks']],
		['webshop', ['shop']],
		['open source photo', ['snaps']],
		['c++', ['board']],
		['c#', ['clock']],
	] as const)('by %j finds %j', ([query, expected]) => {
		const change = catalog.products.map(({ slug }) => [slug, { pricing_model: slug === 'snaps' ? 'open_source' : '' }]);
		expect(slugs(query, searchWith(Object.fromEntries(change)))).toEqual(expected);
	});

	test('has names that begin so before other products, however popular these are', () => {
		const popular = searchWith({ keyboard: { votes: 90_000 }, board: { votes: 0 } });
		expect(slugs('board', popular)).toEqual(['board', 'keyboard']);
	});

	test('has the more popular of two equals first', () => {
		for (const [first, second] of Object.entries({ clock: 'tasks', tasks: 'clock' })) {
			const quiet = searchWith({ [first]: { tagline: 'Quiet', votes: 900 }, [second]: { tagline: 'Quiet', votes: 1 } });
			expect(slugs('quiet', quiet)).toEqual([first, second]);
		}
	});

	test('has a word before its forms, these before longer words, and much more popular products before all', () => {
		const taglines = { clock: 'Track here', tasks: 'Tracks here', bills: 'Trackball here' };
		const change = Object.entries(taglines).map(([slug, tagline]) => [slug, { tagline, votes: 4 }]);
		expect(slugs('track', searchWith(Object.fromEntries(change)))).toEqual(['clock', 'tasks', 'bills']);
		const popular = Object.fromEntries([...change, ['bills', { tagline: taglines.bills, votes: 90_000 }]]);
		expect(slugs('track', searchWith(popular))).toEqual(['bills', 'clock', 'tasks']);
	});

	test('takes no other word for a form or a misspelling', () => {
		const taglines = { clock: 'Moves', board: 'A red hat with an id', tasks: 'Says whether', shop: 'Movies' };
		const change = Object.entries(taglines).map(([slug, tagline]) => [slug, { tagline }]);
		const search = searchWith(Object.fromEntries(change));
		const found = ['movie', 'redis', 'weather', 'ide'].map((query) => slugs(query, search));
		expect(found).toEqual([['shop'], [], [], []]);
	});

	test('puts a product with the word itself in its tagline above one with a synonym in its name', () => {
		const others: readonly Row[] = [
			['notes', 'Many Notes', 'Keeps notes'],
			['wiki', 'Wikia', 'Like Notion'],
		];
		const synonyms = [['notion', 'notes']];
		const search = searchWith({ notes: { votes: 60 } }, { ...catalogOfRows([...rows, ...others]), synonyms });
		expect(slugs('notion', search)).toEqual(['wiki', 'notes']);
	});

	test('never finds less by more words, and says of each product which of them it lacks', () => {
		expect(searchWith().find('tracking left photo').hits).toMatchObject([
			{ slug: 'tasks', lacks: ['tracking', 'photo'] },
			{ slug: 'snaps', lacks: ['tracking', 'left'] },
			{ slug: 'clock', lacks: ['left', 'photo'] },
		]);
		const words = fc.constantFrom(
			...rows.flatMap(([, name, tagline = '']) => termsOf(`${name} ${tagline}`).filter((term) => term.length > 1)),
			'qqqq',
			'phtoo',
		);
		const search = searchWith({ board: { description: 'Tracks photos of the house.' } });
		fc.assert(
			fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), words, (some, one) => {
				const more = slugs([...some, one].join(' '), search);
				const known = some.filter((word) => !search.language.commonWords.has(word));
				if (known.length > 0) expect(more).toEqual(expect.arrayContaining(slugs(some.join(' '), search)));
			}),
		);
		expect(searchWith().find('the best tool for taking a photo')).toMatchObject({
			complete: 1,
			hits: [{ slug: 'snaps' }],
		});
	});

	test('finds words of descriptions behind those of names, taglines and categories, unless it finds enough without', () => {
		const described = searchWith({ tasks: { description: 'Photos of *aurochs*, [painted](https://cave.example).' } });
		expect(described.find('aurochs').hits).toMatchObject([{ slug: 'tasks', lacks: [], described: ['aurochs'] }]);
		expect(described.find('photo painting').hits).toMatchObject([
			{ slug: 'tasks', described: ['photo', 'painting'] },
			{ slug: 'snaps', lacks: ['painting'] },
		]);
		expect(slugs('photo', described)).toEqual(['snaps', 'tasks']);
		const five = Object.fromEntries(rows.slice(0, 5).map(([slug]) => [slug, { tagline: 'A photo' }]));
		const enough = searchWith({ ...five, tasks: { description: 'Photos.' } });
		expect(slugs('photo', enough)).not.toContain('tasks');
		expect(searchWith().find('photo').needsDescriptions).toBe(false);
		const without = new ProductSearch(searchIndex(catalog));
		expect([without.find('photo'), without.find('open source')].map((found) => found.needsDescriptions)).toEqual([
			true,
			false,
		]);
	});

	test('does not take what only mentions the words for what limits leave out', () => {
		const described = searchWith({ tasks: { description: 'A photo of a list.' } });
		const limits = { accepts: (slug: string) => slug === 'tasks' };
		expect(described.find('photo', limits).hits).toEqual([]);
		expect(described.find('list', limits).hits).toMatchObject([{ slug: 'tasks' }]);
	});

	test('finds a word inside a word of a name only where nothing else has it, and says so', () => {
		expect(searchWith().find('eyb')).toMatchObject({ exactness: 'inside_words', hits: [{ slug: 'keyboard' }] });
		expect(slugs('eyb', searchWith({ tasks: { description: 'EYB' } }))).toEqual(['tasks']);
	});

	test('has words that stand together in a name or a category before words apart', () => {
		const search = among([
			['apart', 'Apart', 'Photos and an editor, photo by photo, editor by editor'],
			['named', 'Named', 'Quiet', ['photo-editors']],
		]);
		expect(slugs('photo editor', search)).toEqual(['named', 'apart']);
	});

	test('has products that hold all words before those that hold some of them', () => {
		const search = searchWith({ board: { tagline: 'Quiet columns' }, tasks: { tagline: 'Quiet', votes: 90_000 } });
		expect(search.find('quiet columns')).toMatchObject({
			exactness: 'all_words',
			complete: 1,
			hits: [{ slug: 'board' }, { slug: 'tasks' }],
		});
		expect(search.find('quiet colums')).toMatchObject({ exactness: 'similar_words', complete: 1 });
		expect(search.find('quiet qqqq')).toMatchObject({ exactness: 'few_words', complete: 0 });
		expect(search.find('quiet columns qqqq')).toMatchObject({ exactness: 'some_words', complete: 0 });
		expect(search.find('qqqq')).toMatchObject({ exactness: 'all_words', complete: 0, hits: [], free: undefined });
		expect(search.find('   ').hits).toEqual([]);
	});

	test('in another order leaves out what holds only some of the words', () => {
		const orderOf = (slug: string) => ['tasks', 'clock'].indexOf(slug);
		const found = searchWith().find('left work', { orderOf });
		expect(found.hits.map(({ slug }) => slug)).toEqual(['tasks', 'clock']);
		expect(searchWith().find('tracking left', { accepts: (slug) => slug !== 'clock' }).hits).toMatchObject([
			{ slug: 'tasks' },
		]);
		expect(searchWith().find('tracking left', { orderOf: (slug) => slug.length }).hits).toHaveLength(2);
		expect(searchWith().find('tracking work', { orderOf: (slug) => slug.length }).hits).toHaveLength(1);
	});

	test('by "free" finds what costs nothing, by the other words, and a product of that very name', () => {
		const change = Object.fromEntries(catalog.products.map(({ slug }) => [slug, { pricing_model: 'paid' }]));
		const search = searchWith({
			...change,
			clock: { pricing_model: 'open_source', votes: 1 },
			tasks: { pricing_model: 'open_source', votes: 9 },
			shop: { pricing_model: 'paid', name: 'Free Store' },
		});
		for (const query of ['free', 'Free!', 'for free']) {
			expect(search.find(query)).toMatchObject({ free: true, complete: 2, exactness: 'all_words' });
			expect(slugs(query, search)).toEqual(['tasks', 'clock']);
		}
		expect(slugs('free time photo', search)).toEqual(['clock']);
		expect(search.find('invoice free')).toMatchObject({ free: false, hits: [{ slug: 'bills' }] });
		expect(slugs('free store', search)).toEqual(['shop']);
		expect(slugs('free', searchWith({ ...change, shop: { ...change['shop'], name: 'Free' } }))).toEqual(['shop']);
		const czech = searchWith(change, { ...catalog, synonyms: [...catalog.synonyms, ['Zdarma', 'free']] });
		expect(czech.find('zdarma photo')).toMatchObject({ ...search.find('free photo'), others: 'photo' });
		expect([search.find('ad-free'), search.find('freely')].map(({ free }) => free)).toEqual([undefined, undefined]);
	});

	test('tells how many of those that are not free have a free version, by their pricing model', () => {
		const paid = Object.fromEntries(catalog.products.map(({ slug }) => [slug, { pricing_model: 'paid' }]));
		const pricing_models = [
			{ slug: 'paid', name: 'Paid once', free: false },
			{ slug: 'ads', name: 'Free with advertisements', free: false },
		];
		const of = { ...catalog, site: { ...catalog.site, pricing_models } };
		const search = searchWith({ ...paid, bills: { pricing_model: 'ads' } }, of);
		expect([search.find('free invoice'), search.find('free photo')]).toMatchObject([
			{ free: false, partlyFree: 1, hits: [{ slug: 'bills' }] },
			{ free: false, partlyFree: 0, hits: [{ slug: 'snaps' }] },
		]);
	});

	test('has what the other words find, also where no product has them and the pricing model that is named', () => {
		const search = searchWith({ snaps: { pricing_model: 'paid' } });
		expect(slugs('open source', search)).toHaveLength(8);
		expect(search.find('open source photo')).toMatchObject({ exactness: 'some_words', hits: [{ slug: 'snaps' }] });
		expect(slugs('open source invoice photo', search)).toEqual(['bills', 'snaps']);
	});

	test('is not narrowed by words that say nothing of a product', () => {
		expect(slugs('an invoice for my house')).toEqual(slugs('invoice house'));
		expect(searchWith().find('an invoice for your').complete).toBe(1);
	});

	test('keeps one letter for itself until it is the last word', () => {
		const search = among(Object.entries({ c: 'C tools', crane: 'Crane tools' }));
		expect([search.find('c tools').complete, search.find('tools c').complete]).toEqual([1, 2]);
	});

	test('finds what is written without spaces by any part of it', () => {
		const search = among([
			['ime', '日本語入力', '速い'],
			['db', 'データベース', 'とても速い'],
		]);
		expect(['本語', 'ベース', '速'].map((query) => slugs(query, search))).toEqual([['ime'], ['db'], ['db', 'ime']]);
	});

	test('shows of a product what results show, and which of its words were found', () => {
		const change = { board: { icon: { fingerprint: 'a' }, price_label: '$5' } };
		expect(searchWith(change).find('colum').hits).toEqual([
			expect.objectContaining({
				...{ slug: 'board', name: 'Board', tagline: 'Cards in columns', price: '$5', icon: 1, terms: ['columns'] },
			}),
		]);
	});

	test('has a product first by its exact name, whatever it is called and whatever others say', () => {
		const strange =
			'C++ | C | .NET | Node.js | LÖVE | 日本語入力 | 한글 | 🔥 | !!! | ΄ | A | The The | __proto__'.split(' | ');
		const search = among(strange.map((name, at) => [`p-${at}`, name, strange.join(' ')]));
		for (const [at, name] of strange.entries()) expect([name, slugs(name, search)[0]]).toEqual([name, `p-${at}`]);
		const grapheme = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
		const name = grapheme.filter((text) => text.trim().replace(/\p{C}/gu, '') !== '');
		fc.assert(
			fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 8 }), (names) => {
				const own = among(names.map((one, at) => [`p-${at}`, one, names.join(' ')]));
				for (const [at, one] of names.entries()) expect([one, slugs(one, own)[0]]).toEqual([one, `p-${at}`]);
			}),
			{ numRuns: 200 },
		);
	});
});

test('words of a query behind 20,000 matches are not looked at, and common words come last', () => {
	const texts = Array.from({ length: 5_000 }, (_, index): Row => {
		return [`p${index}`, `P${index}`, `sun moon star rain ${index === 0 ? 'snow' : ''} the`];
	});
	const search = among(texts);
	const found = (query: string) => {
		const { complete, exactness } = search.find(query);
		return [complete, exactness];
	};
	expect(found('sun moon star snow')).toEqual([1, 'all_words']);
	expect(found('the sun moon star snow')).toEqual([1, 'all_words']);
	expect(found('sun moon star rain snow')).toEqual([5_000, 'all_words']);
});
