/**
 * Astro's middleware around the routes of a board that are rendered on request: one that fails or does not respond in time is
 * replaced by the error page.
 */
import type { MiddlewareHandler } from 'astro';
import { internalError } from './contract/errors.ts';
import { prefers } from './http/accept.ts';
import { bodyText } from './http/assets.ts';
import { headersOf } from './urls/headers.ts';
import { agentEndpoints, errorPageFile } from './urls/paths.ts';

type Context = App.Locals['context'];

/** Missing in the types of the DOM. */
const streamOf = Reflect.get(ReadableStream, 'from') as (
	chunks: AsyncIterable<Uint8Array>,
) => ReadableStream<Uint8Array>;

export const onRequest: MiddlewareHandler = async ({ isPrerendered, locals, request, routePattern }, next) => {
	if (isPrerendered) return next();
	if (agentEndpoints.some((endpoint) => endpoint === routePattern)) return withLength(await next());
	// The dev server asks Astro for a file of this path first, and passes nothing on.
	if (!('context' in locals)) return new Response(null, { status: 404 });
	const { context } = locals;
	const fail = (error: unknown) => context.onError(error, { route: routePattern });
	try {
		const response = await withTimeout(next(), context.timeout);
		const headers = new Headers(response.headers);
		for (const name of framing) headers.delete(name);
		const { body, status, statusText } = response;
		return new Response(body && streamOf(paced(body, context, fail)), { status, statusText, headers });
	} catch (error) {
		fail(error);
		return errorResponse(request, context);
	}
};

/** How a body is sent is the server's to say: with another length, the next response would begin in the middle of this one. */
const framing = ['Connection', 'Content-Length', 'Keep-Alive', 'Trailer', 'Transfer-Encoding', 'Upgrade'];

/** A response with the length of its body, like every other of the server; a stream of events has no end. */
async function withLength(response: Response): Promise<Response> {
	if (!response.body || response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
	const body = await response.bytes();
	const { status, headers } = response;
	return new Response(body, {
		status,
		headers: { ...Object.fromEntries(headers), 'Content-Length': `${body.length}` },
	});
}

async function errorResponse(request: Request, { assets }: Context): Promise<Response> {
	const wantsJson = prefers('application/json', request.headers.get('accept'));
	const page = wantsJson ? undefined : await assets.get(errorPageFile, null);
	if (!page) return Response.json(internalError.body, { status: 500 });
	const headers = { 'Content-Type': headersOf(errorPageFile)['Content-Type'] ?? '' };
	return new Response(await bodyText(page.body), { status: 500, headers });
}

async function withTimeout<Value>(value: Promise<Value>, milliseconds: number): Promise<Value> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		const error = new Error(`The route did not respond within ${milliseconds / 1_000} seconds.`);
		timer = setTimeout(() => reject(error), milliseconds);
	});
	return Promise.race([value, late]).finally(() => clearTimeout(timer));
}

/**
 * A body that is read no faster than its client takes it, since the adapter writes whatever it gets. When it fails, the response
 * has begun, so the connection is closed.
 */
async function* paced(body: AsyncIterable<Uint8Array>, { ready, cut }: Context, fail: (error: unknown) => void) {
	try {
		await ready();
		for await (const chunk of body) {
			yield chunk;
			await ready();
		}
	} catch (error) {
		fail(error);
		cut();
	}
}
