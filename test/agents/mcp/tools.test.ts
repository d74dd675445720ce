import { describe, expect, test } from 'vitest';
import { handleMcp, mcpVersions } from '../../../src/agents/mcp/server.ts';
import { callMcp } from '../../support/call-mcp.ts';
import { inventedSite } from '../../support/invented-site.ts';
import { recordedSite } from '../../support/recorded-site.ts';
import { baseUrl } from '../../support/run-build.ts';

interface Tool {
	readonly name: string;
	readonly inputSchema: { readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
	readonly [member: string]: unknown;
}

const words = (count: number, kind: string) =>
	Array.from({ length: count }, (_, index) => ({ slug: `${kind}-${index}`, name: `${kind} ${index}` }));

async function listTools(categories: number): Promise<readonly Tool[]> {
	const vocabulary = {
		categories: words(categories, 'category'),
		pricing_models: [{ slug: 'open_source', name: 'Open source', free: true }],
		plans: words(2, 'plan'),
		launch_periods: words(41, 'week'),
	};
	const { site } = recordedSite({ '/data/vocabulary.json': JSON.stringify(vocabulary) });
	return (await callMcp(site, 'tools/list')).result.tools;
}

const argument = (tools: readonly Tool[], tool: string, name: string) =>
	tools.find((own) => own.name === tool)?.inputSchema.properties[name];

test('the server agrees to each of its versions, and an error names them', async () => {
	const { site } = inventedSite();
	for (const version of [...mcpVersions.slice(1), '2024-10-07']) {
		const clientInfo = { name: 'a', version: '1' };
		const { result } = await callMcp(site, 'initialize', { protocolVersion: version, capabilities: {}, clientInfo });
		expect(result.protocolVersion).toBe(version === '2024-10-07' ? mcpVersions[1] : version);
	}
	const headers = { 'content-type': 'application/json', 'mcp-protocol-version': '1' };
	const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
	const refused = await handleMcp(new Request(`${baseUrl}/mcp`, { method: 'POST', headers, body }), site);
	expect(await refused.text()).toContain(`(supported versions: ${mcpVersions.join(', ')})`);
});

describe('tools/list', () => {
	test('names the words that arguments may have where there are at most 40, a long list once', async () => {
		const tools = await listTools(40);
		expect(argument(tools, 'list_products', 'category')).toMatchObject({ enum: { length: 40 } });
		expect(argument(tools, 'list_products', 'fields')).toMatchObject({
			items: { enum: expect.arrayContaining(['website_url', 'best_place']) },
		});
		const listed = { search_products: 'category', get_products: 'fields', prepare_launch: 'categories' };
		for (const [tool, name] of Object.entries(listed)) {
			const own = argument(tools, tool, name);
			expect(own).toMatchObject({ description: expect.stringMatching(/ Listed in `list_products`\.$/) });
			expect(JSON.stringify(own)).not.toContain('enum');
		}
		for (const tool of ['list_products', 'prepare_launch']) {
			expect(argument(tools, tool, 'pricing_model')).toEqual({ description: 'Slug or name.', enum: ['open_source'] });
		}
		expect(argument(tools, 'prepare_launch', 'plan')).toMatchObject({ enum: ['plan-0', 'plan-1'] });
	});

	test('leaves more of them to a tool', async () => {
		const tools = await listTools(41);
		expect(argument(tools, 'list_products', 'category')).toEqual({
			type: 'string',
			description: 'Slug or name; see `list_categories`.',
		});
		expect(argument(tools, 'prepare_launch', 'period')).not.toHaveProperty('enum');
	});

	// Models read the list in every conversation.
	test('says in few characters what each tool and each argument is', async () => {
		const tools = await listTools(41);
		const isLong = ([, value]: readonly [name: string, value: unknown]) =>
			JSON.stringify(value, (key, member) => (key === 'enum' ? undefined : member)).length > 180;
		expect(tools.map(({ name, description }) => [name, description] as const).filter(isLong)).toEqual([]);
		expect(tools.flatMap(({ inputSchema }) => Object.entries(inputSchema.properties)).filter(isLong)).toEqual([]);
		// Limits that only matter to hostile input are left to the check of a call.
		expect(JSON.stringify(tools)).not.toMatch(/\$schema|additionalProperties|maxLength|pattern"/);
		expect(JSON.stringify(tools)).toContain('"maximum":50');
	});
});
