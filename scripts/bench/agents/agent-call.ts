import { type Agent, request } from 'node:http';

/** A call at one of the agents' endpoints. */
export interface AgentCall {
	readonly name: string;
	readonly path: '/mcp' | '/a2a';
	readonly headers: Readonly<Record<string, string>>;
	readonly body: object;
}

const modern = {
	'io.modelcontextprotocol/protocolVersion': '2026-07-28',
	'io.modelcontextprotocol/clientCapabilities': {},
};

export const toolCall = (tool: string, args: object, name = `${tool} ${JSON.stringify(args)}`): AgentCall => ({
	name,
	path: '/mcp',
	headers: { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': tool },
	body: { method: 'tools/call', params: { name: tool, arguments: args, _meta: modern } },
});

export const toolList: AgentCall = {
	name: 'tools/list',
	path: '/mcp',
	headers: { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' },
	body: { method: 'tools/list', params: { _meta: modern } },
};

export const sentence = (text: string, name = `"${text}"`): AgentCall => ({
	name,
	path: '/a2a',
	headers: { 'a2a-version': '1.0' },
	body: { method: 'SendMessage', params: { message: { messageId: 'm', role: 'ROLE_USER', parts: [{ text }] } } },
});

/**
 * Sends a call over a connection of `agent`, as a client of its own, so that no limit ends the measurement.
 *
 * @returns The body of the response, and milliseconds until it was read.
 */
export function sendCall(
	agent: Agent,
	port: number,
	{ path, headers, body }: AgentCall,
): Promise<{ readonly text: string; readonly time: number }> {
	const octet = () => Math.floor(Math.random() * 256);
	const start = performance.now();
	const own = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
	const client = { 'x-forwarded-for': `10.${octet()}.${octet()}.${octet()}` };
	return new Promise((resolve, reject) => {
		const options = {
			host: '127.0.0.1',
			port,
			path,
			method: 'POST',
			agent,
			headers: { ...own, ...client, ...headers },
		};
		request(options, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.once('end', () => {
				const text = Buffer.concat(chunks).toString();
				if (response.statusCode === 200 && !text.includes('"error":')) {
					resolve({ text, time: performance.now() - start });
				} else reject(new Error(`${path} responded with ${response.statusCode}: ${text.slice(0, 300)}`));
			});
		})
			.once('error', reject)
			.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...body }));
	});
}
