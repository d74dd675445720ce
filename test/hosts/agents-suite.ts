/** What the agents' endpoints respond alike on every host, to the official clients. */
import { Role } from '@a2a-js/sdk';
import { ClientFactory, DefaultAgentCardResolver, JsonRpcTransportFactory } from '@a2a-js/sdk/client';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, test } from 'vitest';
import { operations } from '../../src/agents/operations.ts';
import { rateLimit } from '../../src/contract/limits.ts';
import { baseUrl } from '../support/run-build.ts';
import type { Host } from './requests.ts';

const json = { 'content-type': 'application/json' };

export function agentsSuite(name: string, host: () => Host): void {
	/** Sends each request to the host under test, whatever public address it has, and as another client. */
	const fetchAsClient = (async (input: string | URL | Request, init?: RequestInit) => {
		const request = new Request(input, init);
		const { pathname, search } = new URL(request.url);
		const body = request.method === 'POST' ? { body: await request.text() } : {};
		const headers = Object.fromEntries(request.headers);
		return host().send(pathname + search, { method: request.method, headers, ...body });
	}) as typeof fetch;

	test.each([
		['2026-07-28', { versionNegotiation: { mode: 'auto' } }],
		['2025-11-25', {}],
	] as const)(`${name}: MCP %s has tools, the data of the API, and resources`, async (_, options) => {
		const client = new Client({ name: 'test', version: '0' }, options);
		await client.connect(new StreamableHTTPClientTransport(new URL(`${host().url}/mcp`), { fetch: fetchAsClient }));
		const { tools } = await client.listTools();
		expect(tools.map((tool) => tool.name)).toEqual(operations.map((operation) => operation.name));
		const list = await client.callTool({ name: 'list_products', arguments: { page: 2, limit: 7 } });
		const page = await host().send('/api/products?page=2&per_page=7');
		expect(list['structuredContent']).toMatchObject(await page.json());
		const one = await client.callTool({ name: 'get_product', arguments: { slug: 'https://love2d.org' } });
		expect(one['structuredContent']).toMatchObject(await (await host().send('/api/products/love')).json());
		for (const { uri } of (await client.listResources()).resources) {
			const { contents } = await client.readResource({ uri });
			expect(contents[0]).toMatchObject({ uri, text: expect.stringMatching(/\S/) });
		}
		const { contents } = await client.readResource({ uri: `${baseUrl}/products/love.md` });
		expect(contents[0]).toMatchObject({ text: expect.stringMatching(/^# Product love\n[\s\S]*\n- Name: LÖVE\n/) });
		await expect(client.readResource({ uri: `${baseUrl}/products/nope.md` })).rejects.toThrow('Resource not found');
		await client.close();
	});

	test(`${name}: A2A works for the official client, from the card on`, async () => {
		const client = await new ClientFactory({
			transports: [new JsonRpcTransportFactory({ fetchImpl: fetchAsClient })],
			cardResolver: new DefaultAgentCardResolver({ fetchImpl: fetchAsClient }),
		}).createFromUrl(host().url);
		const parts = [{ content: { $case: 'text', value: 'tell me about love' } }];
		const response = await client.sendMessage({ message: { messageId: 'm', role: Role.ROLE_USER, parts } } as never);
		expect(JSON.stringify(response)).toContain('LÖVE');
		await expect(client.getTask({ id: 'none' } as never)).rejects.toThrow(/no such task/);
		expect(await client.listTasks({} as never)).toMatchObject({ tasks: [] });
	});

	describe.each(['/mcp', '/a2a'])(`${name}: %s`, (path) => {
		test.for(['GET', 'DELETE'])('%s is not allowed', async (method) => {
			const response = await host().send(path, { method });
			expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
		});

		test('OPTIONS is a preflight', async () => {
			const response = await host().send(path, { method: 'OPTIONS' });
			expect(response.status).toBe(204);
			expect(response.headers.get('access-control-allow-origin')).toBe('*');
			expect(response.headers.get('access-control-allow-headers')).toContain('Content-Type');
		});

		test.for([
			['another type', 415, { 'content-type': 'text/plain' }, '{}'],
			['no origin that is one', 403, { ...json, origin: 'null' }, '{}'],
			['a foreign page on a local server', 403, { ...json, origin: 'https://evil.example' }, '{}'],
			['too much', 413, json, `"${'a'.repeat(70_000)}"`],
		] as const)('refuses %s with %i', async ([, status, headers, body]) => {
			const response = await host().send(path, { method: 'POST', headers, body });
			expect(response.status).toBe(status);
			expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: expect.any(Number) } });
			expect(response.headers.get('access-control-allow-origin')).toBe('*');
		});
	});

	test(`${name}: agents count towards the limit of the API, which they are told in JSON-RPC`, async () => {
		const client = '203.0.113.21';
		const body = { jsonrpc: '2.0', error: { code: -32000, data: { code: 'rate_limit_exceeded' } } };
		for (let sent = 0; sent < rateLimit.quota; sent++) {
			await (await host().send('/api/products/love', { client })).body?.cancel();
		}
		for (const path of ['/mcp', '/a2a']) {
			const response = await host().send(path, { method: 'POST', headers: json, body: '{}', client });
			expect(response.status).toBe(429);
			expect(response.headers.get('ratelimit')).toBe(`"api";r=0;t=${response.headers.get('retry-after')}`);
			expect(await response.json()).toMatchObject(body);
		}
	});
}
