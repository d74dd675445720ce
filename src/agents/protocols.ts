import type { agentEndpoints } from '../routes/paths.ts';

/** What a protocol asks of HTTP requests. Apart from its handler, which hosts load with the first request. */
export interface Protocol {
	/** Request headers that browsers may send. */
	readonly allowedHeaders: string;
	/** JSON-RPC error code for a `Content-Type` other than JSON. */
	readonly contentTypeCode: number;
}

export const protocols: Readonly<Record<(typeof agentEndpoints)[number], Protocol>> = {
	'/mcp': {
		allowedHeaders: 'Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID',
		contentTypeCode: -32600,
	},
	'/a2a': {
		// Extensions are named by one header in version 1.0, and by the other in 0.3.
		allowedHeaders: 'Content-Type, Accept, A2A-Version, A2A-Extensions, X-A2A-Extensions',
		// ContentTypeNotSupportedError of A2A.
		contentTypeCode: -32005,
	},
};
