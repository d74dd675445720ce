import { describe, expect, test } from 'vitest';
import { handleMcp } from '../../src/agents/mcp/server.ts';
import type { AgentSite } from '../../src/agents/site.ts';

const baseUrl = 'https://catalog.example';
const site: AgentSite = { baseUrl, memo: new Map(), read: async () => undefined };
const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' });

async function post(version: string, body: string) {
	const headers = { 'content-type': 'application/json', 'mcp-protocol-version': version };
	const response = await handleMcp(new Request(`${baseUrl}/mcp`, { method: 'POST', headers, body }), site);
	return { status: response.status, body: await response.json() };
}

describe.each(['2025-03-26', '2025-11-25', '2026-07-28'])('a batch of MCP %s', (version) => {
	test.for([
		['100 calls', JSON.stringify(Array.from({ length: 100 }, (_, id) => ping(id)))],
		['one call', ` \r\n\t${JSON.stringify([ping(1)])}`],
		['nothing', '[]'],
	] as const)('with %s is refused as a whole', async ([, body]) => {
		expect(await post(version, body)).toEqual({
			status: 400,
			body: { jsonrpc: '2.0', id: null, error: { code: -32600, message: expect.stringContaining('one message') } },
		});
	});

	test('that is no JSON is a parse error', async () => {
		expect((await post(version, '[bad')).body).toMatchObject({ error: { code: -32700 } });
	});
});
