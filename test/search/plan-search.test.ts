import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { searchSlugs } from '../../src/agents/search.ts';
import type { AgentSite } from '../../src/agents/site.ts';
import { searchIndexFile } from '../../src/routes/paths.ts';
import { stages } from '../../src/search/find-products.ts';
import type { IndexFile } from '../../src/search/index-file.ts';
import { indexOptions } from '../../src/search/options.ts';
import { maximumPostings, planSearch } from '../../src/search/plan-search.ts';
import { SearchTerms } from '../../src/search/search-terms.ts';

const common = 'and as at before by for from in into it of on or so than that the then to with'.split(' ');

/** 3,000 products whose taglines hold all of those words, and `rare` in every 500th name. */
const index = new MiniSearch({ ...indexOptions });
for (let number = 0; number < 3_000; number++) {
	const name = number % 500 === 0 ? `Rare ${number}` : `Product ${number}`;
	index.add({
		slug: `product-${number}`,
		name,
		tagline: common.join(' '),
		categories: `even-${number % 2}`,
		maker: '',
	});
}
const file = JSON.parse(JSON.stringify(index)) as IndexFile;
const terms = new SearchTerms(file.index);
const [allWords, similarWords, someWords] = stages as [(typeof stages)[0], (typeof stages)[0], (typeof stages)[0]];

const plan = (words: string, stage = allWords, accept = (_: number) => true) =>
	planSearch(terms, words, stage, file.nextId, accept);

describe('planSearch', () => {
	test.for([
		['twelve common words', common.join(' ')],
		['their beginnings', common.map((word) => word.slice(0, 2)).join(' ')],
		['letters', 'a b c d e f g h i j k l m n o p'],
		['one word of 200 letters', 'abcdefghij'.repeat(20)],
		['a thousand words', 'product '.repeat(1_000)],
		['misspelt words', 'prodct thann befor fromm intto thatt thenn wiht rarre produkt produt pproduct'],
		['numbers', Array.from({ length: 50 }, (_, at) => `${1_000 + at}x`).join(' ')],
		['an unspaced script', '日本'.repeat(100)],
	])('loads at most 3,000 places, or one term, for %s', ([, words]) => {
		for (const stage of stages) {
			const { kept = [] } = plan(words as string, stage) ?? {};
			const postings = kept.reduce((sum, term) => sum + term.postings, 0);
			expect(postings <= maximumPostings || kept.length === 1).toBe(true);
			expect(postings).toBeLessThanOrEqual(6_000);
		}
		expect(maximumPostings).toBe(3_000);
	});

	test('keeps the rarest word, and still asks for all of them', () => {
		const { kept, products } = plan('the rare and with') ?? {};
		expect(kept?.map(({ term }) => term)).toEqual(['rare']);
		expect([...(products ?? [])]).toEqual([0, 500, 1_000, 1_500, 2_000, 2_500]);
	});

	test('loads nothing when a word stands nowhere, or no product holds all', () => {
		expect(plan('rare nowhere')).toBeUndefined();
		expect(plan('rare 17')).toBeUndefined();
		expect(plan('rare', allWords, (product) => product === 1)).toBeUndefined();
		expect(plan('', someWords)).toBeUndefined();
		expect(plan('rarre', similarWords)?.kept.map(({ found }) => found.map(({ entry: [term] }) => term))).toEqual([
			['rare'],
		]);
	});

	test('does not keep a rare word of products that are not wanted', () => {
		const { kept } = plan('the rare', someWords, (product) => product % 2 === 1) ?? {};
		expect(kept?.map(({ term }) => term)).toEqual(['the']);
	});

	test('loads all terms of a query that is not broad', () => {
		expect(plan('rare 500')).toMatchObject({ kept: [{ term: 'rare' }, { term: '500' }] });
		expect(plan('rare 500')).not.toHaveProperty('products');
	});
});

describe('searchSlugs with common words', () => {
	const site: AgentSite = {
		baseUrl: 'https://catalog.example',
		memo: new Map(),
		read: async (path) => (path === searchIndexFile ? JSON.stringify(file) : undefined),
	};

	test('finds the products that hold all of them, and no others', async () => {
		const { slugs = [], exactness } = (await searchSlugs(site, { words: 'the of and rare on in' })) ?? {};
		expect(exactness).toBe('all_words');
		expect(slugs.toSorted()).toEqual([
			'product-0',
			'product-1000',
			'product-1500',
			'product-2000',
			'product-2500',
			'product-500',
		]);
		expect((await searchSlugs(site, { words: 'the of and on in' }))?.slugs).toHaveLength(3_000);
		expect((await searchSlugs(site, { words: 'the of rare', category: 'even-0' }))?.slugs).toHaveLength(6);
		expect((await searchSlugs(site, { words: 'the of rare', category: 'even-1' }))?.exactness).toBe('some_words');
	});

	test('finds those of the rarest words when no product holds all', async () => {
		expect(await searchSlugs(site, { words: 'the of and on in rare nowhere' })).toMatchObject({
			exactness: 'some_words',
			slugs: expect.arrayContaining(['product-0', 'product-2500']),
		});
	});
});
