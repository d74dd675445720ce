/** Calls before those of clients: they compile the code that most calls need, and read what is kept of a release. */
import { handleAgentRequest } from './endpoint.ts';

type Assets = Parameters<typeof handleAgentRequest>[2];

interface Call {
	readonly path: '/mcp' | '/a2a';
	readonly headers: Readonly<Record<string, string>>;
	readonly body: object;
}

const version = '2026-07-28';
const envelope = {
	'io.modelcontextprotocol/protocolVersion': version,
	'io.modelcontextprotocol/clientCapabilities': {},
};

const mcpCall = (method: string, params: object, headers = {}): Call => ({
	path: '/mcp',
	headers: { 'mcp-protocol-version': version, 'mcp-method': method, ...headers },
	body: { method, params: { ...params, _meta: envelope } },
});

const toolCall = (name: string, args: object): Call =>
	mcpCall('tools/call', { name, arguments: args }, { 'mcp-name': name });

const sentence = (text: string): Call => ({
	path: '/a2a',
	headers: { 'a2a-version': '1.0' },
	body: { method: 'SendMessage', params: { message: { messageId: 'warm-up', role: 'ROLE_USER', parts: [{ text }] } } },
});

/** Words that hardly a catalog has, so that every way to take them is gone. */
const calls: readonly Call[] = [
	mcpCall('tools/list', {}),
	toolCall('list_products', { order: 'votes' }),
	toolCall('search_products', { query: 'aplicatoin st' }),
	toolCall('get_product', { slug: 'aplicatoin' }),
	sentence('tell me about aplicatoin'),
];

/**
 * @param baseUrl - Without a trailing slash.
 * @param pause - Lets the host serve requests between two calls.
 * @returns The responses, whether or not the calls succeeded: a failure concerns the clients that meet it.
 */
export async function warmUp(assets: Assets, baseUrl: string, pause: () => Promise<unknown>): Promise<Response[]> {
	const responses: Response[] = [];
	for (const { path, headers, body } of calls) {
		await pause();
		const request = new Request(`${baseUrl}${path}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
			body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...body }),
		});
		responses.push(await handleAgentRequest(path, request, assets, { onError: () => {} }));
	}
	return responses;
}
