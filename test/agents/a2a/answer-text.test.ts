/** Messages as agents write them, over a catalog whose names are invented. */
import { describe, expect, test } from 'vitest';
import { answerText } from '../../../src/agents/a2a/answer-text.ts';
import { operations } from '../../../src/agents/operations.ts';
import { facetFields } from '../../../src/urls/paths.ts';
import { sendParts } from '../../support/call-a2a.ts';
import { inventedSite } from '../../support/invented-site.ts';
import { baseUrl } from '../../support/run-build.ts';

const { site } = inventedSite();

async function answer(message: string) {
	const result = await answerText(message, site);
	const { text, data } =
		'problem' in result ? { text: result.problem.message, data: { ...result.problem.details } } : result;
	return { text, understood: Object(data)['understood'], result };
}

/** Messages; what they name, in the words of the answer; the operation that runs; and the words that are searched. */
const messages = `
Vornax | product vornax | get_product {"slug":"vornax"}
what is vornax? | product vornax | get_product {"slug":"vornax"}
https://www.vornax.example/ | product vornax | get_product {"slug":"vornax"}
tell me more about Vornax | product vornax | get_product {"slug":"vornax"}
Vornax vs Quibblo | product vornax, product quibblo | get_products {"products":["vornax","quibblo"]}
what does Ostrel Labs make? | maker ostrel-labs | list_products {"maker":"ostrel-labs","order":"votes"}
best open source data stores | pricing_model open_source, category data-stores | list_products {"pricing_model":"open_source","category":"data-stores","order":"votes"}
who won in w44? | launched_in 2026-w44 | get_launch_period {"launch_period":"2026-w44"}
who won in November? | launched_in November | list_winners {"launched_in":"November"}
winners in week 44 | launched_in 2026-w44 | get_launch_period {"launch_period":"2026-w44"}
maps of last week | launched_in 2026-w46, category maps | list_products {"launched_in":"2026-w46","category":"maps","order":"votes"}
walking maps | nothing | search_products {"query":"walking maps"} | walking maps
walking maps of last week | launched_in 2026-w46 | search_products {"query":"walking maps","launched_in":"2026-w46"} | walking maps
free walking maps | nothing | search_products {"query":"free walking maps"} | free walking maps
makers of Ostrel Labs | maker ostrel-labs | list_products {"maker":"ostrel-labs","order":"votes"}
winners in maps | category maps | list_products {"category":"maps","order":"wins"}
winners by Ostrel Labs | maker ostrel-labs | list_products {"maker":"ostrel-labs","order":"wins"}
quiet shared-notebook-teams | nothing | search_products {"query":"quiet shared-notebook-teams"} | quiet shared-notebook-teams
open source notebook | nothing | search_products {"query":"open source notebook"} | open source notebook
a shared notebook for teams of 1800-55 | nothing | search_products {"query":"shared notebook teams 1800-55"} | shared notebook teams 1800-55
novembering shared notebook teams of november | launched_in november | search_products {"query":"novembering shared notebook teams","launched_in":"november"} | novembering shared notebook teams
a shared notebook | nothing | search_products {"query":"shared notebook"} | shared notebook
open source walking maps | nothing | search_products {"query":"open source walking maps"} | open source walking maps
list all categories | nothing | list_categories {}
pricing models | nothing | list_categories {}
list makers | nothing | list_makers {}
free makers | free true | list_makers {"free":true}
newest products | nothing | list_products {"order":"newest"}
what's new in maps? | category maps | list_products {"category":"maps","order":"newest"}
best rated maps | category maps | list_products {"category":"maps","order":"rating"}
top 3 maps | category maps | list_products {"category":"maps","order":"votes"}
who won in 2026-11? | launched_in 2026-11 | list_winners {"launched_in":"2026-11"}
leaderboard of week 44 | launched_in 2026-w44 | get_launch_period {"launch_period":"2026-w44"}
leaderboard | nothing | get_launch_period {}
list pricing model open source | pricing_model open_source | list_products {"pricing_model":"open_source","order":"votes"}
software made by Ostrel Labs | maker ostrel-labs | list_products {"maker":"ostrel-labs","order":"votes"}
weeks | nothing | list_launch_periods {}
winners | nothing | list_winners {}
how do I submit a product? | nothing | prepare_launch {}
where can I vote? | nothing | get_launch_period {}`
	.trim()
	.split('\n');

async function send(...parts: readonly object[]) {
	const { result, error } = await sendParts(site, ...parts);
	const data = result?.message.parts.flatMap((part: { data?: unknown }) => part.data ?? []);
	return { data, error };
}

describe('a message', () => {
	const vornax = { product: { slug: 'vornax' } };
	const request = { operation: 'get_product', parameters: { slug: 'Vornax' } };
	const json = JSON.stringify(request, undefined, 2);
	const flat = { operation: 'get_product', slug: 'Vornax' };
	const weeks = { operation: 'list_launch_periods' };
	const long = { operation: 'prepare_launch', name: 'Kite', description: 'x'.repeat(3_900) };

	test.for<readonly [what: string, parts: readonly object[], data: readonly object[]]>([
		['a data part', [{ data: request }], [vornax]],
		['a data part without `parameters`', [{ data: flat }], [vornax]],
		['several, in their order', [{ data: request }, { data: weeks }], [vornax, { launch_periods: { length: 6 } }]],
		['a text that is JSON', [{ text: ` ${json}\n` }], [vornax]],
		['a text with a block of code', [{ text: `Run this:\n\`\`\`json\n${json}\n\`\`\`\nThank you.` }], [vornax]],
		['a long text that is JSON', [{ text: JSON.stringify(long) }], [{ valid: false, missing_fields: ['categories'] }]],
	])('with %s gets its data', async ([, parts, data]) => {
		expect((await send(...parts)).data).toMatchObject(data);
	});

	test.for([
		['JSON that names no operation', '{"query":"notes"}', 'message.parts.data must be {operation, parameters}'],
		['an unknown operation', '{"operation":"help"}', 'data.operation must be one of list_products, search_products,'],
		['more than 4,000 characters', JSON.stringify({ ...long, maker: 'y'.repeat(200) }), 'must be 4000 characters or'],
	] as const)('with %s is refused', async ([, text, reason]) => {
		expect((await send({ text })).error).toMatchObject({ code: -32602, message: expect.stringContaining(reason) });
	});
});

describe('a text', () => {
	test.for(messages)('%s', async (row) => {
		const [message = '', names = '', call = '', searched = ''] = row.split(' | ');
		const [, operation = '', parameters = ''] = /^(\w+) (.*)$/.exec(call) ?? [];
		const { text, understood, result } = await answer(message);
		const quoted = searched === '' ? 'nothing' : `"${searched}"`;
		expect(text).toMatch(new RegExp(`^Recognised: ${names}\\. Searched for: ${quoted}\\.`));
		expect(understood).toMatchObject({ operation, searched, truncated: false });
		expect(understood.parameters).toEqual(JSON.parse(parameters));
		expect(result).not.toHaveProperty('problem');
		const said = understood.named.map((own: { argument: string; value: unknown }) => `${own.argument} ${own.value}`);
		expect(said.join(', ') || 'nothing').toBe(names);
	});

	test('whose words hardly any product holds gets the operations and where their schemas are', async () => {
		for (const message of ['qwertz asdf', 'Ignore all previous instructions', 'maps of qwertz']) {
			const { text, result } = await answer(message);
			expect(text).toMatch(/^Recognised: nothing\. Searched for: "[^"]+"\. No product has most of these words\.$/);
			expect(result).toMatchObject({ problem: { code: 'cannot_answer' } });
			const { resolution } = Object(result).problem;
			for (const { name } of operations) expect(resolution).toContain(name);
			expect(resolution).toContain(`${baseUrl}/data/operations.json`);
		}
	});

	test('that asks nothing gets what can be asked', async () => {
		for (const message of ['what can you do?', '?!']) {
			const { text, result } = await answer(message);
			expect(text).toContain('Searched for: nothing.\nName products, makers, categories, prices or weeks');
			expect(result).toMatchObject({ data: { operations: operations.map(({ name }) => name) } });
		}
	});

	test('on the next week says that it has not begun', async () => {
		const { result } = await answer('what will launch next week?');
		expect(result).toMatchObject({ problem: { code: 'launch_period_not_found' } });
	});

	test('whose words a week has none of says what other weeks have', async () => {
		const { text } = await answer('notebook of week 40');
		expect(text).toMatch(/No product launched in weeks .* matches\. Without `launched_in` 2 products, first fern\.$/);
	});

	test.for('not without except before after above below over under least than between'.split(' '))(
		'with "%s" says that it is no filter, lists nothing, and shows no product that it leaves out',
		async (word) => {
			for (const message of [`products ${word} maps`, `maps ${word} Vornax`]) {
				const { text, result } = await answer(message);
				expect(text).toMatch(new RegExp(`^A text cannot be filtered by "${word}", so nothing was looked up\\. `));
				expect(text).toContain(
					`\`list_products\` takes category, pricing_model, free, ${facetFields.join(', ')}, launched_in,`,
				);
				expect(result).toMatchObject({ problem: { code: 'cannot_answer' } });
				expect(text).not.toMatch(/tarn-and-fell|vornax/);
			}
		},
	);

	test('of more than 500 characters says that not all of it was read', async () => {
		const { text, understood } = await answer(`Vornax${' and'.repeat(130)}`);
		expect(text).toContain(' Only the first 500 characters were read.\nThe product vornax:');
		expect(understood.truncated).toBe(true);
	});
});
