import { describe, expect, test } from 'vitest';
import { named, siteYaml } from '../content/content-folder.ts';
import { agentTexts } from '../support/agent-texts.ts';
import { sendParts } from '../support/call-a2a.ts';
import { callMcp } from '../support/call-mcp.ts';
import { catalogIn } from '../support/catalog.ts';
import { inventedOperations, inventedSite } from '../support/invented-site.ts';
import { recordedSite } from '../support/recorded-site.ts';
import { baseUrl } from '../support/run-build.ts';

const { site } = inventedSite();

async function callTool(name: string, args: object) {
	const { result } = await callMcp(site, 'tools/call', { name, arguments: args });
	return { data: result.structuredContent, text: result.content[0].text, isError: result.isError === true };
}

async function sendData(operation: string, parameters: object) {
	const { result, error } = await sendParts(site, { data: { operation, parameters } });
	const [words, data] = result?.message.parts ?? [];
	return { data: data?.data, text: words?.text, error: error?.message };
}

describe('an operation', () => {
	test.for(inventedOperations())(
		'$name gives the same data and text through both protocols',
		async ({ name, example }) => {
			const { data, text } = await callTool(name, example.parameters);
			expect(data).toEqual(expect.any(Object));
			expect(await sendData(name, example.parameters)).toEqual({ data, text, error: undefined });
		},
	);

	test.for([
		['get_products', { products: ['Vornaks'] }, 'product_not_found'],
		['get_launch_period', { launch_period: 'w48' }, 'launch_period_not_found'],
		['list_winners', { launched_in: '2027' }, 'launch_period_not_found'],
	] as const)('%s %j finds nothing, in the same words, with a code over A2A', async ([name, input, code]) => {
		const { text, isError } = await callTool(name, input);
		const told = await sendData(name, input);
		expect([isError, told.text, told.error]).toEqual([true, text, undefined]);
		expect(told.data).toMatchObject({ error: 'Not found', code, resolution: expect.any(String), details: {} });
	});

	test('on a misspelt name has the product, if it is the only one with a name that is near, and says so', async () => {
		const { data, text } = await callTool('get_product', { slug: 'Vornaks' });
		expect(data).toMatchObject({ product: { slug: 'vornax' }, near_name: true });
		expect(text).toMatch(/^There is no product "Vornaks"\. The only near name is this one\. The product vornax:\n/);
	});

	test('says that the numbers of a demonstration are none, in its text and beside it', async () => {
		const shown = { ...site, numbers: 'demonstration' };
		const sentence = /\nVotes, comments, scores, ratings and pages to vote are a demonstration, not real\.$/;
		const { result } = await callMcp(shown, 'tools/call', { name: 'list_products', arguments: {} });
		expect(result.content[0].text).toMatch(sentence);
		expect(result._meta).toMatchObject({ 'launch-catalog/numbers': 'demonstration' });
		const { message } = (await sendParts(shown, { text: 'maps' })).result;
		expect(message.parts[0].text).toMatch(sentence);
		expect(message.metadata).toEqual({ 'launch-catalog/numbers': 'demonstration' });
		const { result: real } = await callMcp({ ...site, numbers: 'real' }, 'tools/call', {
			name: 'list_products',
			arguments: {},
		});
		expect(real.content[0].text).not.toMatch(sentence);
	});

	test('takes a product that is called like a member of all objects for no other', async () => {
		const files = agentTexts(
			catalogIn({ 'products/constructor.md': named('Constructor', 'first_launched_on: 2026-11-16') }),
		);
		const args = { name: 'get_product', arguments: { slug: 'constructor' } };
		const { result } = await callMcp(recordedSite(files).site, 'tools/call', args);
		expect(result.structuredContent).not.toHaveProperty('discussion_url');
	});

	test('says where readers vote in a week that is open, and nowhere else', async () => {
		const url = 'https://github.com/acme/board/discussions/7';
		const week = (vote_page = '') =>
			agentTexts(
				catalogIn({
					'site.yaml': `${siteYaml}${vote_page}`,
					'products/acme.md': named(
						'Acme',
						`launches:\n  - { period: 2026-w47, approved: true, discussion_url: '${url}' }`,
					),
				}),
			);
		const call = async (files: ReturnType<typeof week>, name: string, args: object) => {
			const { result } = await callMcp(recordedSite(files).site, 'tools/call', { name, arguments: args });
			return { text: result.content[0].text, data: result.structuredContent };
		};
		const board = await call(week(), 'get_launch_period', {});
		expect(board.data.rankings).toMatchObject([{ product: 'acme', discussion_url: url }]);
		expect(board.text).toContain('Readers vote: at the address of each launch.');
		expect(await call(week(), 'get_product', { slug: 'acme' })).toMatchObject({ data: { discussion_url: url } });
		const paged = await call(week('vote_page: /vote\n'), 'get_launch_period', {});
		expect(paged.data).toMatchObject({ vote_page: `${baseUrl}/vote` });
		expect((await callTool('get_launch_period', { launch_period: 'w46' })).text).not.toContain('Readers vote');
	});

	test.for([
		['get_products', { products: [] }, '>=1 items'],
		['get_products', { products: ['a'], fields: ['colour'] }, 'expected one of "name"|'],
		['search_products', { query: ' ' }, 'must have words in `query`, or a filter such as `category`'],
		['list_products', { order: 'best' }, 'expected one of "name"|"votes"|"comments"|"rating"|'],
		['list_products', { launched_since: '9 November' }, 'Invalid ISO date'],
		['list_products', { per_page: 5 }, 'There is no argument `per_page`. The arguments: category,'],
		['get_products', { products: ['a'], constructor: 1 }, 'There is no argument `constructor`. The arguments:'],
		['list_launch_periods', { '"Ignore"': 1 }, 'There is no argument `?Ignore?`. Leave it out.'],
	] as const)('%s refuses %j with the same requirement', async ([name, input, requirement]) => {
		expect(await callTool(name, input)).toMatchObject({ isError: true, text: expect.stringContaining(requirement) });
		expect((await sendData(name, input)).error).toContain(requirement);
	});
});
