/**
 * The edge handler: decides which file answers a request, and with which headers. It runs wherever there are web
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
} from '../contract/errors.ts';
import { pageLinks, parsePageQuery } from '../contract/pagination.ts';
import { launchPeriodFile, launchPeriodsFile, launchPeriodsPath, productFile } from '../routes/paths.ts';
import { plainPath, query, type Route, route } from '../routes/route.ts';
import { transportHeaders } from '../routes/transport-security.ts';
import { type Answer, apiHeaders, failure, preflight, rejectionHeaders } from './answer.ts';
import type { Ask } from './ask.ts';
import { assetAnswer } from './asset-answer.ts';
import { bodyInit, byteLength } from './body-init.ts';
import { fileAnswer } from './files.ts';
import type { MaybePromise } from './maybe-promise.ts';
import { mapMaybePromise } from './maybe-promise.ts';
import type { Ports } from './ports.ts';
import { ProductLists } from './product-list.ts';
import { clientKey } from './rate-limit/client-key.ts';

/** `undefined`: the request belongs to an on-demand route, was counted if it counts, and the host passes it on. */
export type Responder = (ask: Ask) => Promise<Answer | undefined>;

/** What every path but the doors is served with. */
export const readMethods = 'GET, HEAD, OPTIONS';

/** For hosts that write answers themselves. */
export function createResponder(ports: Ports): Responder {
	const lists = new ProductLists(ports.assets, ports.shards);
	const transport = transportHeaders(ports.baseUrl);
	const finish = (ask: Ask, answer: Answer): Answer => {
		const sent = ask.method === 'HEAD' ? withoutBody(answer) : answer;
		return { ...sent, headers: { ...sent.headers, ...transport } };
	};
	return async (ask) => {
		try {
			const answer = await respond(ports, lists, ask);
			return answer && finish(ask, answer);
		} catch (error) {
			ports.onError?.(error);
			return finish(ask, failure(internalError));
		}
	};
}

/** For hosts that speak `Request` and `Response`. */
export function createHandler(ports: Ports): (request: Request, client: string) => Promise<Response | undefined> {
	const respond = createResponder(ports);
	return async (request, client) => {
		const { pathname, search } = new URL(request.url);
		const answer = await respond({
			method: request.method,
			target: pathname + search,
			header: (name) => request.headers.get(name),
			client,
		});
		return answer && toResponse(answer);
	};
}

export function toResponse({ status, headers, body }: Answer): Response {
	return new Response(bodyInit(body), { status, headers: { ...headers } });
}

function respond(ports: Ports, lists: ProductLists, ask: Ask): MaybePromise<Answer | undefined> {
	const { method } = ask;
	const found = route(plainPath(ask.target));
	if (found.kind === 'door') return method === 'POST' ? mapMaybePromise(rejection(ports, ask), asJsonRpc) : undefined;
	if (method === 'OPTIONS') return preflight(readMethods);
	if (method !== 'GET' && method !== 'HEAD') {
		return failure(methodNotAllowed(method, readMethods), { Allow: readMethods });
	}
	if (found.kind === 'file') return fileAnswer(ports, ask, found.path);
	return mapMaybePromise(rejection(ports, ask), (rejected) => rejected ?? apiAnswer(ports, lists, ask, found));
}

function rejection({ limiter, isExempt }: Ports, { client }: Ask): MaybePromise<Answer | undefined> {
	if (isExempt?.(client)) return undefined;
	return mapMaybePromise(limiter.take(clientKey(client)), (decision) => {
		if (decision.accepted) return undefined;
		return failure(rateLimitExceeded(decision.retryAfterSeconds), rejectionHeaders(decision.retryAfterSeconds));
	});
}

/** What clients of the doors read: a JSON-RPC error with the Error body as its data. */
function asJsonRpc(rejected: Answer | undefined): Answer | undefined {
	if (!rejected) return undefined;
	const data: ErrorBody = JSON.parse(String(rejected.body));
	const error = { code: -32000, message: `${data.message} ${data.resolution}`, data };
	return { ...rejected, body: JSON.stringify({ jsonrpc: '2.0', id: null, error }) };
}

function apiAnswer(
	ports: Ports,
	lists: ProductLists,
	ask: Ask,
	found: Exclude<Route, { kind: 'file' | 'door' }>,
): MaybePromise<Answer> {
	switch (found.kind) {
		case 'products':
			return productList(ports, lists, ask);
		case 'launch_periods':
			return resource(ports, ask, launchPeriodsFile, () => notFound(launchPeriodsPath));
		case 'product':
			return resource(ports, ask, found.slug && productFile(found.slug), () => productNotFound(found.asked));
		case 'launch_period':
			return resource(ports, ask, found.slug && launchPeriodFile(found.slug), () => launchPeriodNotFound(found.asked));
		case 'unknown':
			return failure(notFound(found.path));
	}
}

function productList(ports: Ports, lists: ProductLists, ask: Ask): MaybePromise<Answer> {
	const asked = parsePageQuery(query(ask.target));
	if ('parameter' in asked) return failure(invalidParameter(asked));
	const acceptEncoding = ask.header('accept-encoding');
	return mapMaybePromise(lists.page(asked, acceptEncoding), ({ asset, totalPages, composed }) => {
		const headers = { ...apiHeaders, Link: pageLinks(ports.baseUrl, asked, totalPages) };
		const coded = composed && ports.encode ? ports.encode(asset, acceptEncoding) : asset;
		return mapMaybePromise(coded, (final) => assetAnswer(ask, final, headers));
	});
}

function resource(ports: Ports, ask: Ask, path: string | undefined, missing: () => Failure): MaybePromise<Answer> {
	if (!path) return failure(missing());
	return mapMaybePromise(ports.assets.get(path, ask.header('accept-encoding')), (asset) =>
		asset ? assetAnswer(ask, asset, apiHeaders) : failure(missing()),
	);
}

/** The length stays, so that HEAD tells how much GET would send (RFC 9110 section 9.3.2). */
function withoutBody(answer: Answer): Answer {
	if (answer.body instanceof ReadableStream) void answer.body.cancel();
	const length = byteLength(answer.body);
	const headers = length === undefined ? answer.headers : { ...answer.headers, 'Content-Length': String(length) };
	return { ...answer, headers, body: null };
}
