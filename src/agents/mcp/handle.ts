/**
 * The Model Context Protocol over HTTP, in both of its eras on one address: 2026-07-28, without sessions, and 2025-11-25.
 * Both get plain JSON, whatever `Accept` says.
 */
import {
	createMcpHandler,
	isLegacyRequest,
	WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { guarded, maximumBodyBytes, refusal } from '../guard.ts';
import type { AgentSite } from '../site.ts';
import { outOfBounds } from './bounds.ts';
import { readCall } from './call.ts';
import { withoutPaths } from './failed-reads.ts';
import { parameterMistake } from './parameters.ts';
import { createServer } from './server.ts';

const allowedHeaders =
	'Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID';

export function handleMcp(request: Request, site: AgentSite): Promise<Response> {
	return guarded(request, site, allowedHeaders, async (body) => {
		// A batch is counted as one request, and answered as many.
		if (isBatch(body)) return refusal(400, -32600, 'Send one message for each request: no version has batches.');
		const call = readCall(body);
		const excess = outOfBounds(call);
		if (excess) return excess;
		const headers = new Headers(request.headers);
		// The older era insists on both, of which it then sends one.
		headers.set('accept', 'application/json, text/event-stream');
		const plain = new Request(request.url, { method: 'POST', headers, body });
		const legacy = await isLegacyRequest(plain.clone(), undefined, { maxRequestBodySize: maximumBodyBytes });
		const wrong = await parameterMistake(call, legacy);
		if (wrong) return wrong;
		if (legacy) {
			const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
			await createServer(withoutPaths(site)).connect(transport);
			return transport.handleRequest(plain);
		}
		sites.set(plain, site);
		return modern.fetch(plain);
	});
}

/** Whether a body is a JSON array. What is no JSON is left to the protocol. */
function isBatch(body: string): boolean {
	if (!body.trimStart().startsWith('[')) return false;
	try {
		return Array.isArray(JSON.parse(body));
	} catch {
		return false;
	}
}

/** The site that a request is about: the handler outlives requests and hands each of them to its factory. */
const sites = new WeakMap<Request, AgentSite>();

const modern = createMcpHandler(
	({ requestInfo }) => {
		const site = requestInfo && sites.get(requestInfo);
		if (!site) throw new Error('The handler was given a request without a site.');
		return createServer(withoutPaths(site));
	},
	{
		legacy: 'reject',
		maxRequestBodySize: maximumBodyBytes,
		// Nothing changes while a release is served: whoever subscribes all the same holds a connection and learns nothing.
		maxSubscriptions: 8,
	},
);
