import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { handleMcp } from '../../src/agents/mcp/server.ts';
import type { AgentSite } from '../../src/agents/site.ts';
import { baseUrl } from './run-build.ts';

/** One request of MCP 2025-11-25, which needs no envelope. @returns The whole message of the response. */
export async function callMcp(site: AgentSite, method: string, params: object = {}) {
	const headers = { 'content-type': 'application/json', 'mcp-protocol-version': '2025-11-25' };
	const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
	return (await handleMcp(new Request(`${baseUrl}/mcp`, { method: 'POST', headers, body }), site)).json();
}

/** The official client of a site. The caller closes it. @param onSize - Takes the length of each response. */
export async function connectToMcp(
	site: AgentSite,
	options: ClientOptions = {},
	onSize: (size: number) => void = () => {},
): Promise<Client> {
	const client = new Client({ name: 'test', version: '0' }, options);
	const fetch = async (input: string | URL | Request, init?: RequestInit) => {
		const response = await handleMcp(new Request(input, { ...init, headers: new Headers(init?.headers) }), site);
		onSize((await response.clone().text()).length);
		return response;
	};
	await client.connect(new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), { fetch }));
	return client;
}
