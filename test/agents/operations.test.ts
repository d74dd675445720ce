import { describe, expect, test } from 'vitest';
import { sendParts } from '../support/call-a2a.ts';
import { callMcp } from '../support/call-mcp.ts';
import { inventedOperations, inventedSite } from '../support/invented-site.ts';

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
		['get_product', { slug: 'Vornaks' }, 'product_not_found'],
		['get_launch_period', { launch_period: 'w48' }, 'launch_period_not_found'],
		['list_winners', { launched_in: '2027' }, 'launch_period_not_found'],
	] as const)('%s %j finds nothing, in the same words, with a code over A2A', async ([name, input, code]) => {
		const { text, isError } = await callTool(name, input);
		const told = await sendData(name, input);
		expect([isError, told.text, told.error]).toEqual([true, text, undefined]);
		expect(told.data).toMatchObject({ error: 'Not found', code, resolution: expect.any(String), details: {} });
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
