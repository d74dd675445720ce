/**
 * The Model Context Protocol over HTTP, in two revisions at one address: 2026-07-28, without sessions, and 2025-11-25.
 * Responses are plain JSON, whatever `Accept` says.
 */
import {
	createMcpHandler,
	isLegacyRequest,
	WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { errorResponse, maximumBodyBytes, respondToPost } from '../check-request.ts';
import { parseJson } from '../json-rpc.ts';
import { protocols } from '../protocols.ts';
import type { AgentSite } from '../site.ts';
import { parseCall } from './call.ts';
import { checkParameters } from './check-parameters.ts';
import { hideReadErrors } from './hide-errors.ts';
import { createServer } from './server.ts';

export function handleMcp(request: Request, site: AgentSite): Promise<Response> {
	return respondToPost(request, site, protocols['/mcp'], async (body) => {
		// The rate limit would count a batch as one request.
		if (isBatch(body)) return errorResponse(400, -32600, 'Send one message for each request: no version has batches.');
		const headers = new Headers(request.headers);
		// The revision of 2025 insists on both, of which it then sends one.
		headers.set('accept', 'application/json, text/event-stream');
		const plain = new Request(request.url, { method: 'POST', headers, body });
		const legacy = await isLegacyRequest(plain.clone(), undefined, { maxRequestBodySize: maximumBodyBytes });
		const rejection = await checkParameters(parseCall(body), legacy);
		if (rejection) return rejection;
		if (legacy) {
			const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
			await createServer(hideReadErrors(site)).connect(transport);
			return transport.handleRequest(plain);
		}
		sites.set(plain, site);
		return modern.fetch(plain);
	});
}

/** A body that is not JSON is left to the SDK. */
const isBatch = (body: string): boolean => body.trimStart().startsWith('[') && Array.isArray(parseJson(body));

/** The site of each request: the handler outlives requests and hands each of them to its factory. */
const sites = new WeakMap<Request, AgentSite>();

const modern = createMcpHandler(
	({ requestInfo }) => {
		const site = requestInfo && sites.get(requestInfo);
		if (!site) throw new Error('The handler has a request without a site.');
		return createServer(hideReadErrors(site));
	},
	{
		legacy: 'reject',
		maxRequestBodySize: maximumBodyBytes,
		// Nothing changes while a release is served: a subscription only holds a connection.
		maxSubscriptions: 8,
	},
);
