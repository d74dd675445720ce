/**
 * The request handler: decides which file and which headers a request gets. It runs wherever there are web
 * standards; everything else comes in through its ports.
 */
import {
	type ErrorBody,
	type Failure,
	internalError,
	invalidParameter,
	launchPeriodNotFound,
	methodNotAllowed,
	notFound,
	productNotFound,
	rateLimitExceeded,
	serverBusy,
} from '../contract/errors.ts';
import { pageLinks, parsePageQuery } from '../contract/pagination.ts';
import { transportHeaders } from '../urls/headers.ts';
import { matchRoute } from '../urls/on-demand.ts';
import { launchPeriodFile, launchPeriodsFile, launchPeriodsPath, productFile } from '../urls/paths.ts';
import { plainPath, query, type Route, route } from '../urls/route.ts';
import { BusyError, byteLength } from './assets.ts';
import { fileResponse } from './files.ts';
import type { HttpRequest, Ports } from './ports.ts';
import { ProductLists } from './product-list.ts';
import { clientKey } from './rate-limit/sliding-log.ts';
import { apiHeaders, assetResponse, failure, type HttpResponse, preflight, rejectionHeaders } from './response.ts';

/** `undefined`: no file answers the request, which was counted if it counts; the host renders it. */
export type Responder = (request: HttpRequest) => Promise<HttpResponse | undefined>;

/** Methods of every path with a file. */
export const readMethods = 'GET, HEAD, OPTIONS';

/** For hosts that write responses themselves. */
export function createResponder(ports: Ports): Responder {
	const lists = new ProductLists(ports.assets, ports.pageChunks);
	const transport = transportHeaders(ports.baseUrl);
	const finish = (request: HttpRequest, response: HttpResponse): HttpResponse => {
		const sent = request.method === 'HEAD' ? withoutBody(response) : response;
		return { ...sent, headers: { ...sent.headers, ...transport } };
	};
	return async (request) => {
		try {
			const response = await respond(ports, lists, request);
			return response && finish(request, response);
		} catch (error) {
			ports.onError?.(error, request.id === undefined ? {} : { request_id: request.id });
			const isBusy = error instanceof BusyError;
			return finish(request, isBusy ? failure(serverBusy, { 'Retry-After': '1' }) : failure(internalError));
		}
	};
}

/** For hosts that speak `Request` and `Response`. */
export function createHandler(ports: Ports): (request: Request, client: string) => Promise<Response | undefined> {
	const respond = createResponder(ports);
	return async (request, client) => {
		const { pathname, search } = new URL(request.url);
		const response = await respond({
			method: request.method,
			target: pathname + search,
			header: (name) => request.headers.get(name),
			client,
		});
		return response && toResponse(response);
	};
}

export function toResponse({ status, headers, body }: HttpResponse): Response {
	return new Response(body, { status, headers: { ...headers } });
}

async function respond(ports: Ports, lists: ProductLists, request: HttpRequest): Promise<HttpResponse | undefined> {
	const { method } = request;
	const found = route(plainPath(request.target));
	if (found.kind === 'agent_endpoint')
		return method === 'POST' ? asJsonRpc(await rejection(ports, request)) : undefined;
	if (found.kind === 'file' && (await isOnDemand(ports, request, found.path))) return await rejection(ports, request);
	if (method === 'OPTIONS') return preflight(readMethods);
	if (method !== 'GET' && method !== 'HEAD') {
		return failure(methodNotAllowed(method, readMethods), { Allow: readMethods });
	}
	if (found.kind === 'file') return await fileResponse(ports, request, found.path);
	return (await rejection(ports, request)) ?? (await apiResponse(ports, lists, request, found));
}

/** Files are first, so that a route with a parameter hides none. */
async function isOnDemand(ports: Ports, request: HttpRequest, path: string): Promise<boolean> {
	// Astro decodes a path until nothing changes: another route than this one would run.
	const isPlain = !path.includes('%') || plainPath(path) === path;
	if (!isPlain || !matchRoute(ports.onDemandRoutes ?? [], path)) return false;
	const { status, body } = await fileResponse(ports, request, path);
	if (body instanceof ReadableStream) void body.cancel();
	return status === 404;
}

async function rejection({ limiter, isExempt }: Ports, { client }: HttpRequest): Promise<HttpResponse | undefined> {
	if (isExempt?.(client)) return undefined;
	const decision = await limiter.take(clientKey(client));
	if (decision.accepted) return undefined;
	return failure(rateLimitExceeded(decision.retryAfterSeconds), rejectionHeaders(decision.retryAfterSeconds));
}

/** What clients of the agents' endpoints read: a JSON-RPC error with the Error body as its data. */
function asJsonRpc(rejected: HttpResponse | undefined): HttpResponse | undefined {
	if (!rejected) return undefined;
	const data: ErrorBody = JSON.parse(String(rejected.body));
	const error = { code: -32000, message: `${data.message} ${data.resolution}`, data };
	return { ...rejected, body: JSON.stringify({ jsonrpc: '2.0', id: null, error }) };
}

function apiResponse(
	ports: Ports,
	lists: ProductLists,
	request: HttpRequest,
	found: Exclude<Route, { kind: 'file' | 'agent_endpoint' }>,
): Promise<HttpResponse> {
	switch (found.kind) {
		case 'products':
			return productList(ports, lists, request);
		case 'launch_periods':
			return resource(ports, request, launchPeriodsFile, () => notFound(launchPeriodsPath));
		case 'product':
			return resource(ports, request, found.slug && productFile(found.slug), () => productNotFound(found.requested));
		case 'launch_period':
			return resource(ports, request, found.slug && launchPeriodFile(found.slug), () =>
				launchPeriodNotFound(found.requested),
			);
		case 'unknown':
			return Promise.resolve(failure(notFound(found.path)));
	}
}

async function productList(ports: Ports, lists: ProductLists, request: HttpRequest): Promise<HttpResponse> {
	const requested = parsePageQuery(query(request.target));
	if ('parameter' in requested) return failure(invalidParameter(requested));
	const acceptEncoding = request.header('accept-encoding');
	const { asset, totalPages, composed } = await lists.page(requested, acceptEncoding);
	const links = `${pageLinks(ports.baseUrl, requested, totalPages)}, ${apiHeaders.Link}`;
	const headers = { ...apiHeaders, Link: links };
	return assetResponse(request, (composed && (await ports.encode?.(asset, acceptEncoding))) || asset, headers);
}

async function resource(
	{ assets }: Ports,
	request: HttpRequest,
	path: string | undefined,
	missing: () => Failure,
): Promise<HttpResponse> {
	const asset = path ? await assets.get(path, request.header('accept-encoding')) : undefined;
	return asset ? assetResponse(request, asset, apiHeaders) : failure(missing());
}

/**
 * The length stays, so that HEAD says how much GET would send (RFC 9110 section 9.3.2). A response without a body, as 304,
 * has none: there it would be that of the representation (section 8.6).
 */
function withoutBody(response: HttpResponse): HttpResponse {
	if (response.body === null) return response;
	if (response.body instanceof ReadableStream) void response.body.cancel();
	const length = byteLength(response.body);
	const headers = length === undefined ? response.headers : { ...response.headers, 'Content-Length': String(length) };
	return { ...response, headers, body: null };
}
