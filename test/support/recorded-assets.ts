import { handleAgentRequest } from '../../src/agents/endpoint.ts';
import { baseUrl } from './run-build.ts';

/** Files of a release that notes which of them are read. */
export function recordedAssets(texts: Readonly<Record<string, string>>) {
	const read: string[] = [];
	const get = async (path: string) => {
		read.push(path);
		const body = texts[path];
		return body === undefined ? undefined : { body };
	};
	return { read, assets: { get } };
}

/** Calls a tool of MCP at the endpoint of a host. */
export function callAtEndpoint(
	assets: ReturnType<typeof recordedAssets>['assets'],
	name: string,
	args: object,
	options: Parameters<typeof handleAgentRequest>[3] = { onError: () => {} },
): Promise<Response> {
	const headers = { 'content-type': 'application/json', 'mcp-protocol-version': '2025-11-25' };
	const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });
	return handleAgentRequest('/mcp', new Request(`${baseUrl}/mcp`, { method: 'POST', headers, body }), assets, options);
}
