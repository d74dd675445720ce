/** What both doors do before they read a message: methods, origins, types and sizes, and headers for browsers. */

import type { AgentSite } from './site.ts';

export const maximumBodyBytes = 65_536;

const exposed = 'RateLimit, RateLimit-Policy, Retry-After, MCP-Protocol-Version, WWW-Authenticate';
const open = {
	'Access-Control-Allow-Origin': '*',
	'Access-Control-Expose-Headers': exposed,
	'Cache-Control': 'no-store',
	'X-Content-Type-Options': 'nosniff',
};
const allow = { Allow: 'POST, OPTIONS' };

/**
 * Lets a POST with a small JSON body through. Refusals are JSON-RPC errors, which are what the callers read.
 *
 * @param allowedHeaders - That browsers may send.
 * @param answer - Gets the body as text.
 */
export async function guarded(
	request: Request,
	{ baseUrl }: AgentSite,
	allowedHeaders: string,
	answer: (body: string) => Promise<Response>,
): Promise<Response> {
	if (request.method === 'OPTIONS') {
		const headers = { 'Access-Control-Allow-Methods': allow.Allow, 'Access-Control-Allow-Headers': allowedHeaders };
		return new Response(null, { status: 204, headers: { ...open, ...allow, ...headers } });
	}
	const unread = refuseUnread(request, baseUrl);
	if (unread) return unread;
	let body: string | undefined;
	try {
		body = await readBounded(request);
	} catch {
		// Only the client, or the connection to it, ends a body early.
		return refusal(400, -32700, 'The body did not arrive whole. Send the request again.');
	}
	if (body === undefined) return tooLarge();
	const response = await answer(body);
	const headers = new Headers(response.headers);
	for (const [name, value] of Object.entries(open)) headers.set(name, value);
	return new Response(response.body, { status: response.status, headers });
}

/**
 * What is refused whatever the body is. Hosts that read bodies themselves look here first: there are methods with which no
 * `Request` can be made.
 *
 * @returns `undefined` when the body is worth reading.
 */
export function refuseUnread(
	request: Pick<Request, 'method' | 'headers' | 'url'>,
	baseUrl: string,
): Response | undefined {
	if (request.method === 'OPTIONS') return undefined;
	if (request.method !== 'POST') return methodNotAllowed();
	const foreign = foreignness(request, baseUrl);
	if (foreign) return refusal(403, -32600, foreign);
	const { headers } = request;
	if (!/^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')) {
		return refusal(415, contentTypeCode(request.url), 'Send `Content-Type: application/json`.');
	}
	return Number(headers.get('content-length') ?? 0) > maximumBodyBytes ? tooLarge() : undefined;
}

/** A2A has an error of its own for a media type that is not understood, ContentTypeNotSupportedError. */
const contentTypeCode = (url: string): number => (new URL(url).pathname.startsWith('/a2a') ? -32005 : -32600);

/** A JSON-RPC error about the request as a whole, whose id nobody has read. */
export function refusal(
	status: number,
	code: number,
	message: string,
	headers: Readonly<Record<string, string>> = {},
): Response {
	const error = { jsonrpc: '2.0', id: null, error: { code, message } };
	return Response.json(error, { status, headers: { ...open, ...headers } });
}

const tooLarge = (): Response => refusal(413, -32600, `Send at most ${maximumBodyBytes} bytes.`);

export const methodNotAllowed = (): Response => refusal(405, -32600, 'Send a POST.', allow);

const local = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The data is public and nobody is signed in, so any page may ask a public site. An origin that is none is refused; and on
 * a machine's own addresses a foreign one is, as is a foreign name for a site that is local: a page must not reach what
 * listens there through a name that it controls (MCP, "DNS rebinding").
 */
function foreignness({ headers, url }: Pick<Request, 'headers' | 'url'>, baseUrl: string): string | undefined {
	const origin = headers.get('origin');
	const from = origin === null ? undefined : URL.parse(origin);
	if (from === null) return 'The `Origin` is none. Leave the header out, or send the origin of a page.';
	const localSite = local.has(new URL(baseUrl).hostname);
	const localHost = local.has(URL.parse(`http://${headers.get('host') ?? new URL(url).host}`)?.hostname ?? '');
	if (localSite && !localHost) return 'This `Host` is not served here.';
	return (localSite || localHost) && from && !local.has(from.hostname)
		? 'A local server answers local pages only.'
		: undefined;
}

/** `undefined` for more bytes than are read. */
async function readBounded(request: Request): Promise<string | undefined> {
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
