import { handleMcp } from '../../src/agents/mcp/handle.ts';
import type { AgentSite } from '../../src/agents/site.ts';
import { baseUrl } from './run-build.ts';

/** One request of MCP 2025-11-25, which needs no envelope. @returns The whole message of the response. */
export async function callMcp(site: AgentSite, method: string, params: object = {}) {
	const headers = { 'content-type': 'application/json', 'mcp-protocol-version': '2025-11-25' };
	const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
	return (await handleMcp(new Request(`${baseUrl}/mcp`, { method: 'POST', headers, body }), site)).json();
}
