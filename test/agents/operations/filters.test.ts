import { describe, expect, test } from 'vitest';
import { getLaunchPeriod, listLaunchPeriods, listWinners } from '../../../src/agents/operations/launch-periods.ts';
import { listProducts, searchProducts } from '../../../src/agents/operations/list-products.ts';
import { listValues } from '../../../src/agents/operations/list-values.ts';
import type { Operation } from '../../../src/agents/operations/operation.ts';
import { inventedSite } from '../../support/invented-site.ts';

const listMakers = listValues('maker');

async function run(operation: Operation, input: object, { site } = inventedSite()) {
	const result = await operation.run(operation.input.parse(input), site);
	return 'problem' in result ? { problem: result.problem, text: '', data: {} } : { ...result, problem: undefined };
}

const slugsOf = ({ products = [] }: { readonly products?: readonly { readonly slug: string }[] }) =>
	products.map(({ slug }) => slug);

describe('list_products', () => {
	test.for([
		[{ category: 'maps' }, 'pocket-orrery tarn-and-fell'],
		[{ category: 'note taking' }, 'fern quibblo'],
		[{ pricing_model: 'Open source' }, 'lumo-js vornax'],
		[{ free: true }, 'fern lumo-js tarn-and-fell vornax'],
		[{ free: false }, 'bruex pocket-orrery quibblo zentra-2'],
		[{ launched_in: 'w45' }, 'bruex quibblo'],
		[{ launched_in: '2025' }, 'fern'],
		[{ launched_in: '2026-09..2026-w44' }, 'lumo-js vornax'],
		[{ launched_in: '2027' }, ''],
		[{ launched_at_least: 2, launched_in: '2026' }, 'vornax'],
		[{ min_rating: 4.9 }, 'pocket-orrery vornax'],
		[{ launched_since: '2026-11-03' }, 'pocket-orrery tarn-and-fell zentra-2'],
		[{ launched_until: '2026-10-01' }, 'fern lumo-js ulmo-ink'],
		[{ maker: 'ostrel-labs' }, 'lumo-js quibblo vornax'],
		[{ maker: 'Ada Example', category: 'drawing', launched_since: '2026-10-01' }, 'bruex ulmo-ink'],
		[{ category: 'Data stores', free: false, launched_in: '2026-11' }, 'zentra-2'],
	] as const)('with %j lists %s', async ([filters, slugs]) => {
		expect(slugsOf((await run(listProducts, filters)).data).join(' ')).toBe(slugs);
	});

	test.for([
		['name', 'bruex fern lumo-js pocket-orrery quibblo tarn-and-fell ulmo-ink vornax zentra-2'],
		['votes', 'vornax quibblo tarn-and-fell lumo-js pocket-orrery fern zentra-2 bruex ulmo-ink'],
		['comments', 'vornax quibblo tarn-and-fell lumo-js pocket-orrery fern zentra-2 bruex ulmo-ink'],
		['rating', 'vornax pocket-orrery quibblo bruex fern lumo-js tarn-and-fell ulmo-ink zentra-2'],
		['best_score', 'vornax quibblo tarn-and-fell lumo-js pocket-orrery zentra-2 bruex fern ulmo-ink'],
		['best_place', 'vornax quibblo tarn-and-fell lumo-js fern pocket-orrery zentra-2 bruex ulmo-ink'],
		['newest', 'pocket-orrery tarn-and-fell zentra-2 bruex quibblo vornax ulmo-ink lumo-js fern'],
	] as const)('in the order %s lists %s', async ([order, slugs]) => {
		expect(slugsOf((await run(listProducts, { order })).data).join(' ')).toBe(slugs);
		const { data } = await run(listProducts, { order, page: 2, limit: 4 });
		expect(slugsOf(data)).toEqual(slugs.split(' ').slice(4, 8));
		expect(data).toMatchObject({ page: 2, total_count: 9, total_pages: 3 });
	});

	test('has the numbers and the order of the weeks of `launched_in`', async () => {
		const fields = ['votes', 'comments', 'best_score', 'best_place'];
		const { data } = await run(listProducts, { launched_in: '2026-w44..2026-w45', order: 'votes', fields });
		expect(Object(data).products).toEqual([
			{ slug: 'quibblo', votes: 90, comments: 9, best_score: 94.5, best_place: 1 },
			{ slug: 'vornax', votes: 50, comments: 5, best_score: 52.5, best_place: 1 },
			{ slug: 'bruex', votes: 40, comments: 4, best_score: 42, best_place: 2 },
		]);
		const { data: makers } = await run(listMakers, { launched_in: 'w44', order: 'best_score' });
		expect(makers).toMatchObject({ makers: [{ slug: 'ostrel-labs', best_score: 52.5 }] });
	});

	test('says what has no rating where ratings are shown', async () => {
		const { data, text } = await run(listProducts, { category: 'drawing', order: 'rating' });
		expect(data).toMatchObject({
			products: [
				{ slug: 'bruex', no_rating: true },
				{ slug: 'ulmo-ink', no_rating: true },
			],
		});
		expect(text).toContain(', no rating: "Sketches in ink"');
		expect((await run(listProducts, { category: 'drawing' })).text).not.toContain('no rating');
	});

	test('has the winners of most weeks first, with how many they won, and says what was in no week', async () => {
		const { data, text } = await run(listProducts, { order: 'wins' });
		expect(Object(data).products[0]).toMatchObject({ slug: 'vornax', wins: 1 });
		expect(Object(data).products.find(({ slug }: { slug: string }) => slug === 'ulmo-ink')).toMatchObject({
			in_no_week: true,
			wins: 0,
		});
		expect(text).toContain(', in drawing, in no week yet, won 0 weeks');
	});

	test('marks the best place as provisional where its week is not over', async () => {
		const { data, text } = await run(listProducts, { launched_in: '2026-w47', order: 'best_place', limit: 1 });
		expect(Object(data).products).toMatchObject([{ slug: 'vornax', best_place: 1, best_place_provisional: true }]);
		expect(text).toContain('best place 1 (provisional),');
		// It was first in a week that is over as well.
		expect((await run(listProducts, { order: 'best_place', limit: 1 })).text).toContain('best place 1, ');
	});
});

describe('list_makers', () => {
	type Makers = { readonly makers?: readonly Record<string, unknown>[] };
	test.for([
		[{}, 'ada-example 3 84, ostrel-labs 3 126, grace-example 1 63, zentra-works 1 52.5'],
		[{ order: 'best_score' }, 'ostrel-labs 3 126, ada-example 3 84, grace-example 1 63, zentra-works 1 52.5'],
		[{ order: 'name', page: 2, limit: 3 }, 'zentra-works 1 52.5'],
		[{ free: true }, 'ostrel-labs 2 126, ada-example 1 84'],
		[{ launched_until: '2026-10-01' }, 'ada-example 1 null, ostrel-labs 1 73.5'],
	] as const)('with %j lists %s', async ([input, expected]) => {
		const { makers = [] }: Makers = (await run(listMakers, input)).data;
		const found = makers.map(({ slug, products, best_score }) => `${slug} ${products} ${best_score}`);
		expect(found.join(', ')).toBe(expected);
	});
});

describe('search_products', () => {
	test.for([
		[{ query: 'notebook' }, ['fern', 'quibblo']],
		[{ query: 'notebook', free: true }, ['fern']],
		[{ query: 'notebook', launched_in: '2025' }, ['fern']],
		[{ query: 'queries', category: 'Data stores', pricing_model: 'paid' }, ['zentra-2']],
		[{ query: '', category: 'drawing', order: 'votes' }, ['bruex', 'ulmo-ink']],
		[{ query: 'queries', category: 'maps' }, []],
	] as const)('with %j finds %j', async ([input, slugs]) => {
		const { data } = await run(searchProducts, input);
		expect(slugsOf(data)).toEqual(slugs);
		expect(data).toMatchObject({ total_count: slugs.length, matched: 'all_words' });
	});

	test('says how many products hold all words, and orders those alone', async () => {
		const query = 'quiet notebook';
		const { data, text } = await run(searchProducts, { query, limit: 1 });
		expect(data).toMatchObject({ total_count: 2, complete_count: 1, matched: 'all_words', total_pages: 2 });
		expect(text).toContain(
			'2 products match, 1 of them with all the words; page 1 of 2, best match first, votes of all weeks:',
		);
		expect(slugsOf((await run(searchProducts, { query, order: 'votes' })).data)).toEqual(['fern']);
	});

	test('that finds nothing says how many match without each filter, and the first', async () => {
		const input = { query: 'shared notebook', free: true, category: 'drawing' };
		const { data, text } = await run(searchProducts, input);
		expect(text).toBe(
			'No product free of charge in the category drawing matches. Without `category` 1 product, first fern. Without `free` none either.',
		);
		expect(data).toMatchObject({
			without: [
				{ filter: 'category', first: 'fern' },
				{ filter: 'free', total_count: 0 },
			],
		});
		const weeks = { launched_in: '2026-w40', launched_at_least: 2 };
		expect((await run(listProducts, weeks)).data).toMatchObject({
			without: [
				{ filter: 'launched_in', total_count: 2, first: 'fern' },
				{ filter: 'launched_at_least', total_count: 1, first: 'lumo-js' },
			],
		});
		const { text: listed } = await run(listProducts, { category: 'drawing', free: true });
		expect(listed).toContain('0 products free of charge in the category drawing. Without `category` 4 products, first');
	});

	test('says of each product which words it lacks', async () => {
		const { data, text } = await run(searchProducts, { query: 'shared quiet notebook' });
		expect(data).toMatchObject({
			products: [
				{ slug: 'fern', lacks: ['shared'] },
				{ slug: 'quibblo', lacks: ['quiet'] },
			],
		});
		expect(text).toContain('without "shared": "A quiet notebook"');
	});

	test('finds by "free" what costs something where nothing else matches, and says so', async () => {
		const { data, text } = await run(searchProducts, { query: 'free quibblo' });
		expect(slugsOf(data)).toEqual(['quibblo']);
		expect(text).toMatch(/^None of these products is completely free; 1 of them in part\. 1 product matches/);
	});
});

describe.for([listProducts, searchProducts, listMakers])('$name', (operation) => {
	test.for([
		[{ category: 'draw' }, 'category_not_found', ['drawing']],
		[{ pricing_model: 'open' }, 'pricing_model_not_found', ['open_source']],
		[{ launched_in: 'soon' }, 'invalid_parameter', undefined],
	] as const)('names what is wrong with %j', async ([input, code, near]) => {
		const { problem } = await run(operation, { ...input, ...(operation === searchProducts && { query: 'notebook' }) });
		expect(problem).toMatchObject({ code, ...(near && { details: { near } }) });
	});
});

test('list_launch_periods counts launches, and says which places are provisional', async () => {
	const { data, text } = await run(listLaunchPeriods, {});
	expect(text).toContain('- 2026-w47, 2026-11-16 to 2026-11-22, active, places provisional, 2 launches\n');
	expect(text).toContain('- 2026-w46, 2026-11-09 to 2026-11-15, finished, 3 launches\n');
	expect(Object(data).launch_periods[0]).toMatchObject({ slug: '2026-w47', provisional: true, launches: 2 });
	for (const week of [await run(getLaunchPeriod, {}), await run(listWinners, { finished: false })]) {
		expect(week.text).toContain('2026-w47, 2026-11-16 to 2026-11-22, active, places provisional');
		expect(JSON.stringify(week.data).match(/"provisional":true/g)).toHaveLength(1);
	}
});

test('get_launch_period has as many places as it is asked for', async () => {
	const { data } = await run(getLaunchPeriod, { limit: 1 });
	expect(Object(data).rankings).toMatchObject([{ product: 'vornax' }]);
});
