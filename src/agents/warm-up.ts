/** Calls before those of clients: they compile the code that most calls need, and read what is kept of a release. */
import { a2aEndpoint, type agentEndpoints, mcpEndpoint } from '../routes/paths.ts';
import { handleAgentRequest } from './endpoint.ts';

type Assets = Parameters<typeof handleAgentRequest>[2];

interface Call {
	readonly path: (typeof agentEndpoints)[number];
	readonly headers: Readonly<Record<string, string>>;
	readonly body: object;
}

const version = '2026-07-28';
const envelope = {
	'io.modelcontextprotocol/protocolVersion': version,
	'io.modelcontextprotocol/clientCapabilities': {},
};

const mcpCall = (method: string, params: object, headers = {}): Call => ({
	path: mcpEndpoint,
	headers: { 'mcp-protocol-version': version, 'mcp-method': method, ...headers },
	body: { method, params: { ...params, _meta: envelope } },
});

const toolCall = (name: string, args: object): Call =>
	mcpCall('tools/call', { name, arguments: args }, { 'mcp-name': name });

const sentence = (text: string): Call => ({
	path: a2aEndpoint,
	headers: { 'a2a-version': '1.0' },
	body: { method: 'SendMessage', params: { message: { messageId: 'warm-up', role: 'ROLE_USER', parts: [{ text }] } } },
});

/** Words that hardly a catalog has, so that every way to take them is gone. */
const calls: readonly Call[] = [
	mcpCall('tools/list', {}),
	toolCall('list_products', { order: 'votes' }),
	toolCall('search_products', { query: 'aplicatoin st' }),
	toolCall('get_product', { product: 'aplicatoin' }),
	sentence('tell me about aplicatoin'),
];

interface WarmUpHost {
	/** Lets the host serve requests between two calls. */
	readonly pause: () => Promise<unknown>;
	/** Gets what would be a fault to a client, before one meets it. */
	readonly onError: (error: unknown) => void;
}

/**
 * @param baseUrl - Without a trailing slash.
 * @returns The responses; the last one is the first that is a fault.
 */
export async function warmUp(assets: Assets, baseUrl: string, { pause, onError }: WarmUpHost): Promise<Response[]> {
	const responses: Response[] = [];
	let isSound = true;
	const tell = (error: unknown) => {
		isSound = false;
		onError(error);
	};
	for (const { path, headers, body } of calls) {
		await pause();
		const request = new Request(`${baseUrl}${path}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
			body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...body }),
		});
		responses.push(await handleAgentRequest(path, request, assets, { onError: tell }));
		if (!isSound) break;
	}
	return responses;
}
