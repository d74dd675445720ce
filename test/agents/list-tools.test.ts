import { describe, expect, test } from 'vitest';
import type { AgentSite } from '../../src/agents/site.ts';
import { callMcp } from '../support/call-mcp.ts';
import { recordedSite } from '../support/recorded-site.ts';
import { baseUrl } from '../support/run-build.ts';

interface Tool {
	readonly name: string;
	readonly inputSchema: { readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
	readonly [member: string]: unknown;
}

const words = (count: number, kind: string) =>
	Array.from({ length: count }, (_, index) => ({ slug: `${kind}-${index}`, name: `${kind} ${index}` }));
const siteOf = (categories: number) =>
	recordedSite({
		'/data/vocabulary.json': JSON.stringify({
			categories: words(categories, 'category'),
			pricing_models: [{ slug: 'open_source', name: 'Open source', free: true }],
			plans: words(2, 'plan'),
			launch_periods: words(21, 'week'),
		}),
	});
const toolsOf = async (site: AgentSite): Promise<readonly Tool[]> => (await callMcp(site, 'tools/list')).result.tools;
const argument = (tools: readonly Tool[], tool: string, name: string) =>
	tools.find((own) => own.name === tool)?.inputSchema.properties[name];

describe('tools/list', () => {
	test('names the words that arguments may have where there are at most 20', async () => {
		const tools = await toolsOf(siteOf(20).site);
		for (const tool of ['list_products', 'search_products']) {
			expect(argument(tools, tool, 'category')?.['enum']).toHaveLength(20);
			expect(argument(tools, tool, 'pricing_model')).toEqual({ enum: ['open_source'] });
		}
		expect(argument(tools, 'prepare_launch', 'categories')).toMatchObject({
			type: 'array',
			items: { enum: { length: 20 } },
		});
		expect(argument(tools, 'prepare_launch', 'plan')).toEqual({ enum: ['plan-0', 'plan-1'] });
	});

	test('leaves more of them to a tool', async () => {
		const tools = await toolsOf(siteOf(21).site);
		expect(argument(tools, 'list_products', 'category')).toEqual({
			type: 'string',
			description: 'Slug or name; all: `list_categories`.',
		});
		expect(argument(tools, 'prepare_launch', 'period')).not.toHaveProperty('enum');
	});

	test('says of each tool that it only reads, and shows its title and icon', async () => {
		for (const { title, icons, annotations, outputSchema } of await toolsOf(siteOf(1).site)) {
			expect(title).toMatch(/^[A-Z]/);
			expect(icons).toEqual([{ src: `${baseUrl}/icon.svg` }]);
			expect(annotations).toEqual({ readOnlyHint: true });
			expect(outputSchema).toMatchObject({ type: 'object', required: expect.anything() });
		}
	});

	test('repeats no limits that only matter to hostile input', async () => {
		const text = JSON.stringify(await toolsOf(siteOf(1).site));
		expect(text).not.toMatch(/\$schema|additionalProperties|maxLength|pattern"/);
		expect(text).toContain('"maximum":50');
	});

	test('takes at most 6,400 characters, about 1,480 tokens, beside words of the catalog', async () => {
		expect(JSON.stringify(await toolsOf(siteOf(21).site)).length).toBeLessThan(6_400);
	});

	test('is made once for a release', async () => {
		const { site, read } = siteOf(1);
		expect(await toolsOf(site)).toEqual(await toolsOf(site));
		expect(read).toEqual(['/data/vocabulary.json']);
	});
});
