import type { Client } from '@modelcontextprotocol/client';
import { describe, expect, test } from 'vitest';
import { operations } from '../../../src/agents/operations.ts';
import type { AgentSite } from '../../../src/agents/site.ts';
import { agentTexts } from '../../support/agent-texts.ts';
import { callA2a } from '../../support/call-a2a.ts';
import { connectToMcp } from '../../support/call-mcp.ts';
import { catalogOf } from '../../support/catalog.ts';
import { baseUrl } from '../../support/run-build.ts';

/** Not JSON, so that the parser quotes it. */
const broken = 'hidden words';

/** A site of which every file is broken, with what it reports. */
function setUp(read: AgentSite['read'] = async () => broken) {
	const reported: unknown[] = [];
	const site: AgentSite = { baseUrl, memo: new Map(), read, onError: (error) => reported.push(error) };
	return { site, reported };
}

const sentence = `Something went wrong on the server. Try again in a minute; if it keeps failing, tell the operator of ${baseUrl}.`;

const argumentsOf: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
	get_product: { slug: 'acme' },
	get_products: { products: ['acme'] },
	search_products: { query: 'acme' },
};

describe.each([
	['2026-07-28', { versionNegotiation: { mode: 'auto' } }],
	['2025-11-25', {}],
] as const)('an unexpected error in MCP %s', (_, options) => {
	test.for(operations.map(({ name }) => name))(
		'of the tool %s is one sentence, and its own words go to the log',
		async (name) => {
			const { site, reported } = setUp();
			const client = await connectToMcp(site, options);
			const { isError, content } = await client.callTool({ name, arguments: argumentsOf[name] ?? {} });
			expect([isError, content]).toEqual([true, [{ type: 'text', text: sentence }]]);
			expect(String(reported)).toContain('hidden words');
			await client.close();
		},
	);

	const completion = {
		ref: { type: 'ref/resource', uri: `${baseUrl}/products/{slug}.md` },
		argument: { name: 'slug', value: 'acme' },
	} as const;

	test.for<[string, (client: Client) => Promise<unknown>]>([
		['tools/list', (client) => client.listTools()],
		['a completion', (client) => client.complete(completion)],
	])('of %s is one sentence, and its own words go to the log', async ([, call]) => {
		const { site, reported } = setUp();
		const client = await connectToMcp(site, options);
		await expect(call(client)).rejects.toMatchObject({ code: -32603, message: expect.stringContaining(sentence) });
		expect(String(reported)).toContain('hidden words');
		await client.close();
	});

	test('of the files names none of them, and goes to the log', async () => {
		const fault = new Error("ENOENT: no such file or directory, open '/srv/catalog/client/status.json'");
		const { site, reported } = setUp(() => Promise.reject(fault));
		const client = await connectToMcp(site, options);
		const text = 'The server could not answer this request. Try again in a minute.';
		const { content } = await client.callTool({ name: 'list_launch_periods', arguments: {} });
		expect(content).toEqual([{ type: 'text', text }]);
		await expect(client.readResource({ uri: `${baseUrl}/products/duckdb.md` })).rejects.toThrow(text);
		expect(reported).toEqual([fault, fault]);
		await client.close();
	});

	test('is not what a client may expect: those keep their words and stay out of the log', async () => {
		const texts = agentTexts(catalogOf(['Acme']));
		const { site, reported } = setUp(async (path) => texts[path]);
		const client = await connectToMcp(site, options);
		const call = async (name: string, args: object) => {
			const { content } = await client.callTool({ name, arguments: { ...args } });
			return (content as { text: string }[])[0]?.text;
		};
		expect(await call('get_product', { slug: 'qqqqqq' })).toMatch(/^There is no such product\./);
		expect(await call('list_products', { limit: 0 })).toContain('Input validation error');
		await expect(client.readResource({ uri: `${baseUrl}/products/nope.md` })).rejects.toThrow('Resource not found');
		expect(reported).toEqual([]);
		await client.close();
	});
});

test.for(['1.0', '0.3'])('an unexpected error in A2A %s is one sentence, and goes to the log', async (version) => {
	const { site, reported } = setUp();
	const message = { messageId: 'm', role: 'user', parts: [{ kind: 'text', text: 'tell me about acme' }] };
	const params = { message: version === '0.3' ? message : { ...message, role: 'ROLE_USER' } };
	const method = version === '0.3' ? 'message/send' : 'SendMessage';
	const { error } = await callA2a(site, method, params, { 'a2a-version': version });
	expect(error).toEqual({ code: -32603, message: 'Something went wrong. Try again later.' });
	expect(String(reported)).toContain('hidden words');
});
