/** The agents' endpoints on node:http: a bounded body is read here, and the function of every host makes the response. */
import type { IncomingMessage } from 'node:http';
import { checkRequest, maximumBodyBytes } from '../../agents/check-request.ts';
import type { Assets } from '../../http/assets.ts';
import type { HttpRequest } from '../../http/ports.ts';
import type { HttpResponse } from '../../http/response.ts';
import { agentEndpoints } from '../../routes/paths.ts';
import { plainPath, query } from '../../routes/route.ts';
import { readBody, toHttpResponse, withTransport } from './messages.ts';

/** @throws {RequestAborted} when the client leaves. */
export async function endpointResponse(
	{ assets, baseUrl }: { readonly assets: Assets; readonly baseUrl: string },
	{ method, target }: HttpRequest,
	message: IncomingMessage,
	onError: (error: unknown) => void,
): Promise<HttpResponse | undefined> {
	const path = agentEndpoints.find((endpoint) => endpoint === plainPath(target));
	if (path === undefined) return undefined;
	const search = query(target);
	const url = `${baseUrl}${path}${search && `?${search}`}`;
	const headers = headersOf(message);
	const rejection = checkRequest({ method, headers, url }, baseUrl, path);
	if (rejection) return withTransport(await toHttpResponse(rejection), baseUrl);
	const body = method === 'POST' ? await readBody(message, maximumBodyBytes) : null;
	const request = new Request(url, { method, headers, body });
	// Loaded with the first request, once for all releases.
	const { handleAgentRequest } = await import('../../agents/endpoint.ts');
	return toHttpResponse(await handleAgentRequest(path, request, assets, { onError }));
}

function headersOf(request: IncomingMessage): Headers {
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers))
		if (value !== undefined) headers.set(name, String(value));
	// The authority of a target in absolute form overrides the header (RFC 9112 section 3.2.2).
	const [, authority] = /^https?:\/\/([^/?#]*)/i.exec(request.url ?? '') ?? [];
	if (authority !== undefined) headers.set('host', authority);
	return headers;
}
