/**
 * HTTP requests to the agents' endpoints before a protocol reads their messages: methods, origins, types and sizes,
 * CORS headers, and the parts of JSON-RPC 2.0 that both protocols share (jsonrpc.org/specification).
 */

import { a2aEndpoint, type agentEndpoints, mcpEndpoint } from '../urls/paths.ts';
import type { AgentSite } from './site.ts';

type Endpoint = (typeof agentEndpoints)[number];

/** Request headers that browsers may send: those of MCP, and those of A2A 1.0 and 0.3. */
const allowedHeaders =
	'Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID, A2A-Version, A2A-Extensions, X-A2A-Extensions';

/** JSON-RPC error codes for a `Content-Type` other than JSON; A2A has one of its own. */
const contentTypeCodes: Readonly<Record<Endpoint, number>> = { [mcpEndpoint]: -32600, [a2aEndpoint]: -32005 };

export const maximumBodyBytes = 65_536;

const exposed = 'RateLimit, RateLimit-Policy, Retry-After, MCP-Protocol-Version, WWW-Authenticate';
const responseHeaders = {
	'Access-Control-Allow-Origin': '*',
	'Access-Control-Expose-Headers': exposed,
	'Cache-Control': 'no-store',
	'X-Content-Type-Options': 'nosniff',
};
const allow = { Allow: 'POST, OPTIONS' };

/**
 * Responds to a POST with a small JSON body through a protocol, and to every other request by itself. Errors are those of
 * JSON-RPC, which clients of both protocols read.
 *
 * @param respond - Gets the body as text.
 */
export async function respondToPost(
	request: Request,
	{ baseUrl }: AgentSite,
	endpoint: Endpoint,
	respond: (body: string) => Promise<Response>,
): Promise<Response> {
	if (request.method === 'OPTIONS') {
		const preflight = {
			'Access-Control-Allow-Methods': allow.Allow,
			'Access-Control-Allow-Headers': allowedHeaders,
		};
		return new Response(null, { status: 204, headers: { ...responseHeaders, ...allow, ...preflight } });
	}
	const rejection = checkRequest(request, baseUrl, endpoint);
	if (rejection) return rejection;
	let body: string | undefined;
	try {
		body = await readBody(request);
	} catch {
		// Only the client, or the connection to it, ends a body early.
		return errorResponse(400, -32700, 'The body is incomplete. Send the request again.');
	}
	if (body === undefined) return tooLarge();
	const response = await respond(body);
	const headers = new Headers(response.headers);
	for (const [name, value] of Object.entries(responseHeaders)) headers.set(name, value);
	return new Response(response.body, { status: response.status, headers });
}

type RequestHead = Pick<Request, 'method' | 'url'> & { readonly headers: Pick<Headers, 'get'> };

/**
 * Checks a request without its body. Hosts that read bodies themselves call it first: there are methods with which no
 * `Request` can be constructed.
 *
 * @returns The error response; `undefined` when the body is worth reading.
 */
export function checkRequest(request: RequestHead, baseUrl: string, endpoint: Endpoint): Response | undefined {
	if (request.method === 'OPTIONS') return undefined;
	if (request.method !== 'POST') return methodNotAllowed();
	const originProblem = checkOrigin(request, baseUrl);
	if (originProblem) return errorResponse(403, -32600, originProblem);
	const { headers } = request;
	if (!/^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')) {
		return errorResponse(415, contentTypeCodes[endpoint], 'Send `Content-Type: application/json`.');
	}
	return Number(headers.get('content-length') ?? 0) > maximumBodyBytes ? tooLarge() : undefined;
}

/** A JSON-RPC error about the request as a whole, without the id of its message. */
export function errorResponse(
	status: number,
	code: number,
	message: string,
	headers: Readonly<Record<string, string>> = {},
): Response {
	const error = { jsonrpc: '2.0', id: null, error: { code, message } };
	return Response.json(error, { status, headers: { ...responseHeaders, ...headers } });
}

const tooLarge = (): Response => errorResponse(413, -32600, `Send at most ${maximumBodyBytes} bytes.`);

const methodNotAllowed = (): Response => errorResponse(405, -32600, 'Send a POST.', allow);

const local = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The data is public and there is no sign-in, so any page can call a public site; only an `Origin` that cannot be parsed
 * is an error. A page must not reach what listens on a machine through a name that it controls (MCP, "DNS rebinding"): the
 * `Host` that it calls is neither the site nor the machine itself. Pages of that machine alone reach a site that is local.
 *
 * @returns What is wrong, in a sentence.
 */
function checkOrigin({ headers, url }: RequestHead, baseUrl: string): string | undefined {
	const value = headers.get('origin');
	const origin = value === null ? undefined : URL.parse(value);
	if (origin === null) return 'The `Origin` is not a URL. Leave the header out, or send the origin of a page.';
	const site = new URL(baseUrl).hostname;
	const host = URL.parse(`http://${headers.get('host') ?? new URL(url).host}`)?.hostname ?? '';
	const isForeign = !local.has(host) && host !== site;
	if (isForeign && (local.has(site) || origin)) return 'This server does not serve this `Host`.';
	return (local.has(site) || local.has(host)) && origin && !local.has(origin.hostname)
		? 'A local server only accepts requests from local pages.'
		: undefined;
}

/** @returns `undefined` for a body that is too large. */
async function readBody(request: Request): Promise<string | undefined> {
	const reader = request.body?.getReader();
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
		size += read.value.length;
		if (size > maximumBodyBytes) {
			await reader?.cancel();
			return undefined;
		}
		chunks.push(read.value);
	}
	return new Blob(chunks).text();
}

export type Members = Readonly<Record<string, unknown>>;

/** UTF-16 code units of an id, which responses repeat. */
export const maximumIdLength = 200;

/** Whether a value is a JSON object. */
export const isObject = (value: unknown): value is Members =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of a JSON object; none of any other value. */
export const asMembers = (value: unknown): Members => (isObject(value) ? value : {});

/** @returns `undefined` for a text that is not JSON. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
