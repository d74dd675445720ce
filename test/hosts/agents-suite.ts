/** What the agents' endpoints answer alike on every host, asked by the official clients. */
import { Role } from '@a2a-js/sdk';
import { ClientFactory, DefaultAgentCardResolver, JsonRpcTransportFactory } from '@a2a-js/sdk/client';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baseUrl } from '../support/run-build.ts';
import type { Host } from './requests.ts';

export interface AgentHost extends Host {
	/** `http://127.0.0.1:<port>` */
	readonly url: string;
}

const json = { 'content-type': 'application/json' };

export function agentsSuite(name: string, start: () => Promise<AgentHost>): void {
	let host: AgentHost;
	/** Each request as another client, so that the limit does not end a test. */
	const fetchAsClient = (async (input: string | URL | Request, init?: RequestInit) => {
		const request = new Request(input, init);
		const { pathname, search } = new URL(request.url);
		const body = request.method === 'POST' ? { body: await request.text() } : {};
		return host.send(pathname + search, {
			method: request.method,
			headers: Object.fromEntries(request.headers),
			...body,
		});
	}) as typeof fetch;
	beforeAll(async () => {
		host = await start();
	});
	afterAll(() => host.stop());

	describe.each([
		['2026-07-28', { versionNegotiation: { mode: 'auto' } }],
		['2025-11-25', {}],
	] as const)(`${name}: MCP %s`, (_, options) => {
		let client: Client;
		beforeAll(async () => {
			client = new Client({ name: 'test', version: '0' }, options);
			await client.connect(new StreamableHTTPClientTransport(new URL(`${host.url}/mcp`), { fetch: fetchAsClient }));
		});
		afterAll(() => client.close());

		const call = async (tool: string, args: Record<string, unknown> = {}) =>
			(await client.callTool({ name: tool, arguments: args })) as {
				readonly isError?: boolean;
				readonly structuredContent?: Record<string, unknown>;
				readonly content: readonly { readonly type: string; readonly text?: string; readonly uri?: string }[];
			};
		const api = async (path: string) => (await host.send(path)).json();

		test('lists tools that only read, in one order, with schemas', async () => {
			const { tools } = await client.listTools();
			expect(tools.map((tool) => tool.name)).toEqual(toolNames);
			for (const tool of tools) {
				expect(tool.annotations).toMatchObject({ readOnlyHint: true });
				expect(tool.title && tool.description && tool.outputSchema && tool.inputSchema).toBeTruthy();
			}
			expect(client.getServerCapabilities()).toMatchObject({ tools: { listChanged: false } });
		});

		test('gives the products of the API, as data and as text', async () => {
			const { structuredContent, content } = await call('list_products', { page: 2, limit: 7 });
			expect(structuredContent).toMatchObject(await api('/api/products?page=2&per_page=7'));
			expect(content[0]?.text).toMatch(/^The catalog has 125 products\. Page 2 of 18, in name order:\n- "/);
		});

		test('gives a product by its slug and by its website, with its page', async () => {
			const bySlug = await call('get_product', { product: 'love' });
			expect(bySlug.structuredContent).toMatchObject(await api('/api/products/love'));
			expect(bySlug.content[1]).toMatchObject({ type: 'resource_link', uri: `${baseUrl}/products/love.md` });
			for (const product of ['https://love2d.org', 'love2d.org/', 'HTTP://WWW.LOVE2D.ORG/?a#b']) {
				expect((await call('get_product', { product })).structuredContent).toEqual(bySlug.structuredContent);
			}
		});

		test('has resources, templates and a prompt', async () => {
			const { resources } = await client.listResources();
			expect(resources.map(({ uri }) => uri)).toContain(`${baseUrl}/openapi.json`);
			for (const { uri } of resources) {
				const { contents } = await client.readResource({ uri });
				expect(contents[0]).toMatchObject({ uri, text: expect.stringMatching(/\S/) });
			}
			const { resourceTemplates } = await client.listResourceTemplates();
			expect(resourceTemplates.map(({ name }) => name)).toEqual(['product', 'launch_period', 'category', 'maker']);
			const uri = `${baseUrl}/products/{slug}.md`;
			const argument = { name: 'slug', value: 'lov' };
			const { completion } = await client.complete({ ref: { type: 'ref/resource', uri }, argument });
			expect(completion.values[0]).toBe('love');
			const { contents } = await client.readResource({ uri: `${baseUrl}/products/love.md` });
			expect(contents[0]).toMatchObject({ text: expect.stringMatching(/^# Product love\n[\s\S]*\n- Name: LÖVE\n/) });
			await expect(client.readResource({ uri: `${baseUrl}/products/nope.md` })).rejects.toThrow('Resource not found');
			const { messages } = await client.getPrompt({ name: 'draft_launch', arguments: { product: 'A kite' } });
			expect(messages.map(({ content }) => Object(content).text)[1]).toBe('What I know so far: A kite');
		});
	});

	describe(`${name}: A2A`, () => {
		const rpc = async (
			method: unknown,
			params: unknown,
			headers: Record<string, string> = { 'a2a-version': '1.0' },
		) => {
			const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method, params });
			return (await host.send('/a2a', { method: 'POST', headers: { ...json, ...headers }, body })).json();
		};
		const message = (...parts: object[]) => ({ message: { messageId: 'm1', role: 'ROLE_USER', parts } });

		test('answers a sentence with words and data', async () => {
			const { result } = await rpc('SendMessage', message({ text: 'top 3 launches this week' }));
			const [words, data] = result.message.parts;
			expect(result.message).toMatchObject({ role: 'ROLE_AGENT', contextId: expect.stringMatching(/./) });
			expect(words.text).toContain('2026-w47');
			expect(data.data.rankings).toHaveLength(3);
		});

		test('answers a data part', async () => {
			const order = { operation: 'get_product', parameters: { product: 'love' } };
			const { result } = await rpc('SendMessage', message({ data: order }));
			expect(result.message.parts[1].data).toMatchObject(await (await host.send('/api/products/love')).json());
		});

		test.for([
			['SendStreamingMessage', {}, -32004],
			['GetExtendedAgentCard', {}, -32004],
			['GetTask', { id: 'a' }, -32001],
			['GetTask', {}, -32602],
			['CreateTaskPushNotificationConfig', {}, -32003],
			['message/send', {}, -32601],
			['SendMessage', {}, -32602],
			['SendMessage', { message: { messageId: 'a', role: 'ROLE_USER', parts: [{ url: 'x' }] } }, -32005],
			['SendMessage', { message: { messageId: 'a', role: 'ROLE_USER', parts: [{ text: 'a' }], taskId: 't' } }, -32001],
			['SendMessage', message({ data: { operation: 'delete' } }), -32602],
		] as const)('answers %s %j with %i', async ([method, params, code]) => {
			expect(await rpc(method, params)).toMatchObject({ jsonrpc: '2.0', id: 7, error: { code } });
		});

		test('works for the official client, from the card on', async () => {
			// The card names the public address; the host under test has another.
			const rebased: typeof fetch = (input, init) => {
				const { pathname, search } = new URL(input instanceof Request ? input.url : input);
				return fetchAsClient(new URL(pathname + search, host.url), init);
			};
			const client = await new ClientFactory({
				transports: [new JsonRpcTransportFactory({ fetchImpl: rebased })],
				cardResolver: new DefaultAgentCardResolver({ fetchImpl: rebased }),
			}).createFromUrl(host.url);
			const message = {
				messageId: 'm',
				role: Role.ROLE_USER,
				parts: [{ content: { $case: 'text', value: 'tell me about love' } }],
			};
			const answer = await client.sendMessage({ message } as never);
			expect(JSON.stringify(answer)).toContain('LÖVE');
			await expect(client.getTask({ id: 'none' } as never)).rejects.toThrow(/no such task/);
			await expect(client.cancelTask({ id: 'none' } as never)).rejects.toThrow(/no such task/);
			expect(await client.listTasks({} as never)).toMatchObject({ tasks: [] });
		});
	});

	describe.each(['/mcp', '/a2a'])(`${name}: %s`, (path) => {
		const post = (headers: Record<string, string>, body: string) => host.send(path, { method: 'POST', headers, body });

		test.for(['GET', 'DELETE'])('%s is not allowed', async (method) => {
			const answer = await host.send(path, { method });
			expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
		});

		test('OPTIONS is a preflight', async () => {
			const answer = await host.send(path, { method: 'OPTIONS' });
			expect(answer.status).toBe(204);
			expect(answer.headers.get('access-control-allow-origin')).toBe('*');
			expect(answer.headers.get('access-control-allow-headers')).toContain('Content-Type');
		});

		test.for([
			['another type', 415, { 'content-type': 'text/plain' }, '{}'],
			['no origin that is one', 403, { ...json, origin: 'null' }, '{}'],
			['a foreign page on a local server', 403, { ...json, origin: 'https://evil.example' }, '{}'],
			['too much', 413, json, `"${'a'.repeat(70_000)}"`],
		] as const)('refuses %s with %i', async ([, status, headers, body]) => {
			const answer = await post(headers, body);
			expect(answer.status).toBe(status);
			expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: expect.any(Number) } });
			expect(answer.headers.get('access-control-allow-origin')).toBe('*');
		});

		test('counts towards the limit of the API, and says so in JSON-RPC', async () => {
			const client = path === '/mcp' ? '203.0.113.21' : '203.0.113.22';
			for (let sent = 0; sent < 120; sent++) await (await host.send('/api/products/love', { client })).body?.cancel();
			const answer = await host.send(path, { method: 'POST', headers: json, body: '{}', client });
			const seconds = Number(answer.headers.get('retry-after'));
			expect(answer.status).toBe(429);
			expect(answer.headers.get('ratelimit')).toBe(`"api";r=0;t=${seconds}`);
			expect(await answer.json()).toMatchObject({
				jsonrpc: '2.0',
				error: { code: -32000, data: { code: 'rate_limit_exceeded', details: { retry_after_seconds: seconds } } },
			});
		});
	});
}

const toolNames = [
	'list_products',
	'search_products',
	'get_product',
	'get_products',
	'list_categories',
	'list_makers',
	'list_launch_periods',
	'get_launch_period',
	'list_winners',
	'prepare_launch',
];
