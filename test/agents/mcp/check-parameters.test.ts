import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { handleMcp } from '../../../src/agents/mcp/server.ts';
import { operations } from '../../../src/agents/operations.ts';
import { agentTexts } from '../../support/agent-texts.ts';
import { connectToMcp } from '../../support/call-mcp.ts';
import { catalogOf } from '../../support/catalog.ts';
import { recordedSite } from '../../support/recorded-site.ts';
import { baseUrl } from '../../support/run-build.ts';

interface Schema {
	readonly type?: string;
	readonly enum?: readonly string[];
	readonly maxLength?: number;
	readonly maxItems?: number;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly items?: Schema;
	readonly properties?: Readonly<Record<string, Schema>>;
}

/** Paths of texts, lists and numbers that have no limit. */
function unbounded(schema: Schema, path: string): string[] {
	const { type, maxLength, maxItems, minimum, maximum, items, properties } = schema;
	if (type === 'string') return maxLength === undefined && !schema.enum ? [path] : [];
	if (type === 'integer' || type === 'number')
		return minimum === undefined || maximum === undefined || maximum > 10_000 ? [path] : [];
	if (type === 'array') return [...(maxItems ? [] : [path]), ...(items ? unbounded(items, `${path}[]`) : [path])];
	return Object.entries(properties ?? {}).flatMap(([name, own]) => unbounded(own, `${path}.${name}`));
}

const inputs = operations.map(({ name, input }) => [name, z.toJSONSchema(input, { io: 'input' }) as Schema] as const);

test('every argument of every operation is bounded by its schema', () => {
	expect(inputs.flatMap(([name, input]) => unbounded(input, name))).toEqual([]);
});

describe.each([
	['2026-07-28', { versionNegotiation: { mode: 'auto' } }],
	['2025-11-25', {}],
] as const)('MCP %s', (version, options) => {
	const { site, read } = recordedSite(agentTexts(catalogOf(['Acme'])));
	let size = 0;
	let client: Client;
	beforeAll(async () => {
		client = await connectToMcp(site, options, (length) => {
			size = length;
		});
	});
	afterAll(() => client.close());
	beforeEach(() => {
		read.length = 0;
	});

	const outcomeOf = async (call: Promise<unknown>) => {
		const outcome = await call.catch((error: Error) => ({ isError: true, content: [{ text: error.message }] }));
		const { isError, content } = outcome as { isError?: boolean; content: { text: string }[] };
		return { isError, text: content[0]?.text ?? '' };
	};

	test('refuses a text that is longer than its schema says before it reads a file', async () => {
		const checked: string[] = [];
		for (const [name, { properties = {} }] of inputs) {
			for (const [argument, { maxLength = Number.POSITIVE_INFINITY }] of Object.entries(properties)) {
				// No body holds a longer one. A draft has one as a finding.
				if (maxLength > 60_000 || name === 'prepare_launch') continue;
				checked.push(`${name}.${argument}`);
				const call = client.callTool({ name, arguments: { [argument]: 'a'.repeat(maxLength + 1) } });
				const { isError, text } = await outcomeOf(call);
				expect([isError, text]).toEqual([true, expect.stringContaining(`<=${maxLength} characters`)]);
			}
		}
		expect(checked.length).toBeGreaterThan(12);
		expect(read).toEqual([]);
	});

	test.for(['../../status', '..', '/data/names', 'acme.json', '%2e%2e/status', 'a\u0000b'])(
		'reads no file of the name `%s`',
		async (given) => {
			for (const [name, argument] of Object.entries({ get_product: 'slug', get_launch_period: 'launch_period' })) {
				const call = client.callTool({ name, arguments: { [argument]: given } });
				expect((await outcomeOf(call)).isError).toBe(true);
			}
			expect(read.filter((path) => !path.startsWith('/data/'))).toEqual([]);
		},
	);

	test.for([
		['30,000 numbers', Array.from({ length: 30_000 }, () => 1)],
		['1,000 texts', Array.from({ length: 1_000 }, () => 'a')],
		['1,000 levels', JSON.parse('['.repeat(1_000) + ']'.repeat(1_000))],
	])('responds to a draft with %s as categories briefly, and reads no file for it', async ([, categories]) => {
		for (const member of ['categories', 'unknown']) {
			const call = client.callTool({ name: 'prepare_launch', arguments: { [member as string]: categories } });
			expect((await outcomeOf(call)).isError).toBe(true);
			expect(size).toBeLessThan(1_000);
		}
		expect(read).toEqual([]);
	});

	test.for([
		['a long slug', `${baseUrl}/products/${'a'.repeat(60_000)}.md`],
		['letters that are long in addresses', `${baseUrl}/products/${'é'.repeat(20_000)}.md`],
	] as const)('reports briefly that there is no resource at %s', async ([, uri]) => {
		await expect(client.readResource({ uri })).rejects.toThrow(/[Rr]esource/);
		expect(size).toBeLessThan(1_000);
		expect(read).toEqual([]);
	});

	test.for(['constructor', 'toString', '__proto__'])('has no tool and no prompt named %s', async (name) => {
		await expect(client.callTool({ name })).rejects.toMatchObject({
			code: -32602,
			message: expect.stringContaining('Nothing has this name.'),
		});
		await expect(client.getPrompt({ name })).rejects.toThrow('Nothing has this name.');
	});

	test.for([
		['resources/read', {}, 'params.uri'],
		['prompts/get', { name: 'draft_launch', arguments: { product: 1 } }, 'params.arguments.product'],
		['tools/list', { cursor: 5 }, 'params.cursor'],
		['tools/call', { name: 'list_products', arguments: 3 }, 'params.arguments'],
	] as const)('reports the invalid parameter of %s with %j in one sentence', async ([method, params, path]) => {
		const envelope = {
			'io.modelcontextprotocol/protocolVersion': version,
			'io.modelcontextprotocol/clientInfo': { name: 'test', version: '0' },
			'io.modelcontextprotocol/clientCapabilities': {},
		};
		const response = await handleMcp(
			new Request(`${baseUrl}/mcp`, {
				method: 'POST',
				headers: {
					'Content-Type': 'application/json',
					'MCP-Protocol-Version': version,
					'Mcp-Method': method,
					...('name' in params && { 'Mcp-Name': params.name }),
				},
				body: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params: { ...params, _meta: envelope } }),
			}),
			site,
		);
		const { id, error } = (await response.json()) as { id: number; error: { code: number; message: string } };
		expect({ id, code: error.code }).toEqual({ id: 7, code: -32602 });
		expect(error.message.split('`')[1]).toBe(path);
		expect(error.message).toMatch(/: Invalid input: expected [^\n]+\.$/);
		expect(read).toEqual([]);
	});
});

describe.each(['2025-03-26', '2025-11-25', '2026-07-28'])('a body of MCP %s', (version) => {
	const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
	test.for([
		['100 calls', JSON.stringify(Array.from({ length: 100 }, () => ping)), -32600],
		['a list of one call', ` \r\n\t${JSON.stringify([ping])}`, -32600],
		['an empty list', '[]', -32600],
		['no JSON', '[bad', -32700],
		['1,001 members and entries', JSON.stringify({ ...ping, params: { a: Array(997).fill(0) } }), -32600],
		['an id of 201 characters', JSON.stringify({ ...ping, id: 'a'.repeat(201) }), -32600],
	] as const)('with %s is refused as a whole', async ([, body, code]) => {
		const headers = { 'content-type': 'application/json', 'mcp-protocol-version': version };
		const request = new Request(`${baseUrl}/mcp`, { method: 'POST', headers, body });
		const response = await handleMcp(request, recordedSite().site);
		expect([response.status, await response.json()]).toMatchObject([400, { id: null, error: { code } }]);
	});
});
