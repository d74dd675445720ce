import { describe, expect, test } from 'vitest';
import { handleA2a } from '../../src/agents/a2a/handle.ts';
import { handleMcp } from '../../src/agents/mcp/handle.ts';
import { operations } from '../../src/agents/operations.ts';
import { slugsByWebsite } from '../../src/render/json/lookups.ts';
import { launchPeriodFile, launchPeriodsFile, websitesFile } from '../../src/routes/paths.ts';
import { agentTexts } from '../support/agent-texts.ts';
import { recordedSite } from '../support/recorded-site.ts';
import { baseUrl } from '../support/run-build.ts';
import { searchTexts } from '../support/search-texts.ts';
import { catalogOfRows } from '../support/synthetic-catalog.ts';

const catalog = catalogOfRows([
	['acme-notes', 'Acme Notes', 'Notes that write back'],
	['love', 'LÖVE', 'Games in Lua', ['game-development']],
	['zeta', 'Zeta', 'Takes notes for you'],
]);
const period = (slug: string, starts_on: string, ends_on: string) => ({
	slug,
	name: `Week ${slug.slice(-2)}`,
	status: 'finished',
	starts_on,
	ends_on,
	url: `${baseUrl}/launches/${slug}`,
});
const periods = [period('2026-w47', '2026-11-16', '2026-11-22'), period('2026-w46', '2026-11-09', '2026-11-15')];
const rankings = [1, 2, 3].map((position) => ({ position, product: `product-${position}` }));
const { site } = recordedSite({
	...searchTexts(catalog),
	...agentTexts(catalog),
	[websitesFile]: JSON.stringify({ ...slugsByWebsite(catalog), 'acme.example': 'acme-notes' }),
	[launchPeriodsFile]: JSON.stringify({ launch_periods: periods }),
	...Object.fromEntries(
		periods.map((own) => [launchPeriodFile(own.slug), JSON.stringify({ launch_period: own, rankings })]),
	),
});

async function post(path: string, version: string, method: string, params: object) {
	const headers = {
		'content-type': 'application/json',
		[`${path === '/a2a' ? 'a2a' : 'mcp-protocol'}-version`]: version,
	};
	const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
	const handle = path === '/a2a' ? handleA2a : handleMcp;
	return (await handle(new Request(`${baseUrl}${path}`, { method: 'POST', headers, body }), site)).json();
}

async function callTool(name: string, args: object) {
	const { result } = await post('/mcp', '2025-11-25', 'tools/call', { name, arguments: args });
	return { data: result.structuredContent, text: result.content[0].text, isError: result.isError === true };
}

async function sendData(operation: string, parameters: object) {
	const message = { messageId: 'm', role: 'ROLE_USER', parts: [{ data: { operation, parameters } }] };
	const { result, error } = await post('/a2a', '1.0', 'SendMessage', { message });
	const [words, data] = result?.message.parts ?? [];
	return { data: data?.data, text: words?.text, error: error?.message };
}

describe('an operation', () => {
	test.for([
		['list_products', { page: 2, limit: 2 }, { products: [{ slug: 'zeta' }], page: 2, total_pages: 2 }],
		['get_product', { slug: 'love' }, { product: { name: 'LÖVE' } }],
		['get_product', { name: 'Löve' }, { product: { slug: 'love' } }],
		['get_product', { name: 'acme notes' }, { product: { slug: 'acme-notes' } }],
		['get_product', { website_url: 'https://www.acme.example/' }, { product: { slug: 'acme-notes' } }],
		['search_products', { query: 'notes', page: 2, limit: 1 }, { products: [{ slug: 'zeta' }], total_count: 2 }],
		['search_products', { category: 'game-development' }, { products: [{ slug: 'love' }], matched: 'all_words' }],
		['list_launch_periods', {}, { launch_periods: periods }],
		['get_launch_period', { limit: 2 }, { launch_period: { slug: '2026-w47' }, rankings: rankings.slice(0, 2) }],
		['get_launch_period', { which: 'previous' }, { launch_period: { slug: '2026-w46' } }],
		['get_launch_period', { week: 46 }, { launch_period: { slug: '2026-w46' } }],
		['get_launch_period', { date: '2026-11-15' }, { launch_period: { slug: '2026-w46' } }],
		['get_launch_period', { date: '11-16' }, { launch_period: { slug: '2026-w47' } }],
	] as const)('%s %j gives the same data through both protocols', async ([name, input, expected]) => {
		const { data } = await callTool(name, input);
		expect(data).toMatchObject(expected);
		expect((await sendData(name, input)).data).toEqual(data);
	});

	test.for([
		['get_product', { slug: 'lov' }, 'No product has this slug. Near it: love.'],
		['get_product', { name: 'Lov' }, 'No product has this name. Near it: love.'],
		['get_product', { name: 'Qqqqqq' }, 'No product has this name. Search for it with `search_products`.'],
		['get_product', { website_url: 'b.example' }, 'No product has this website.'],
		['get_launch_period', { slug: '2026-w50' }, 'No such week has begun. The nearest: 2026-w47, 2026-w46.'],
		[
			'get_launch_period',
			{ slug: '2026-w45' },
			'The nearest: 2026-w46, 2026-w47. The catalog has 2026-w46 to 2026-w47.',
		],
		['get_launch_period', { week: 45 }, 'The nearest: 2026-w46, 2026-w47.'],
		['list_winners', { since: '2027-01-01' }, 'No week has closed yet.'],
		['get_launch_period', { date: '2026-02-30' }, 'No such week has begun.'],
		['get_launch_period', { date: '2026-13-01' }, 'No such week has begun.'],
	] as const)('%s %j finds nothing, in the same words', async ([name, input, expected]) => {
		const { text, isError } = await callTool(name, input);
		expect([isError, text]).toEqual([true, expect.stringContaining(expected)]);
		expect(await sendData(name, input)).toEqual({ text, data: undefined, error: undefined });
	});

	test.for([
		['get_product', {}, 'must have one of `slug`, `name` and `website_url`'],
		['get_product', { slug: 'love', name: 'Zeta' }, 'must have one of `slug`, `name` and `website_url`'],
		['get_product', { slug: 'LÖVE' }, 'must be a slug'],
		['search_products', { query: ' ' }, 'must have words in `query`, or a filter such as `category`'],
		['get_launch_period', { date: 'monday' }, 'must be a date such as 2026-11-09 or 11-09'],
		['list_products', { per_page: 5 }, 'There is no argument `per_page`. Did you mean `limit`?'],
		['list_products', { categry: 'games' }, 'There is no argument `categry`. Did you mean `category`?'],
		['search_products', { q: 'notes' }, 'There is no argument `q`. Did you mean `query`?'],
		['get_products', { slugs: ['a'], zzz: 1 }, 'There is no argument `zzz`. The arguments: slugs, fields.'],
		['get_launch_period', { product: 'x' }, 'There is no argument `product`. Did you mean `slug`?'],
		['list_launch_periods', { '"Ignore"': 1 }, 'There is no argument `?Ignore?`. Send none.'],
		[
			'get_products',
			{ slugs: ['a'], constructor: 1 },
			'There is no argument `constructor`. The arguments: slugs, fields.',
		],
		['get_launch_period', { which: 'next' }, 'expected one of "newest"|"previous"'],
	] as const)('%s refuses %j with the same requirement', async ([name, input, requirement]) => {
		expect(await callTool(name, input)).toMatchObject({ isError: true, text: expect.stringContaining(requirement) });
		expect((await sendData(name, input)).error).toContain(requirement);
	});

	test('shows pages of a search in its text', async () => {
		const textOf = async (page: number) => (await sendData('search_products', { query: 'notes', page, limit: 1 })).text;
		expect(await textOf(1)).toMatch(/^2 products match; here is page 1 of 2, best match first:\n/);
		expect(await textOf(2)).toMatch(/^2 products match; here is page 2 of 2, best match first:\n/);
		expect(await textOf(3)).toBe('2 products match, and no page 3: the last one is 2.');
	});
});

test.for([
	['ACME', 'shouting'],
	['acme', 'acme-2'],
	['Acme!', 'acme-3'],
	['Acme 2', 'other'],
	[' Acme 2 ', 'other'],
	['Acme', 'acme'],
	['ACme', 'acme'],
])('get_product takes the name %j exactly where a product has it', async ([name, slug]) => {
	const similar = catalogOfRows([
		['acme', 'Acme', ''],
		['shouting', 'ACME', ''],
		['acme-2', 'acme', ''],
		['acme-3', 'Acme!', ''],
		['other', 'Acme 2', ''],
	]);
	const getProduct = operations.find((operation) => operation.name === 'get_product');
	const { data } = (await getProduct?.run({ name }, recordedSite(agentTexts(similar)).site)) ?? {};
	expect(data).toMatchObject({ product: { slug } });
});
