/** Handles a request at Netlify's edge with the same handler as every other host. */
import type { Context } from '@netlify/edge-functions';
import { errorFacts, internalError } from '../../../contract/errors.ts';
import { createHandler, toResponse } from '../../../http/create-handler.ts';
import { fetchedAssets } from '../../../http/fetched-assets.ts';
import { failure } from '../../../http/response.ts';
import { isolateLimiter } from './limiter.ts';
import { type Send, siteOf } from './site.ts';

/**
 * @param context - Its `next` leads to the static files without running a function again; its `ip` is what Netlify saw.
 * @returns `undefined` when the request is for an agents' endpoint, after it was counted.
 */
export async function respond(request: Request, context: Context): Promise<Response | undefined> {
	const send = sender(request, context);
	try {
		const { baseUrl, pageChunks } = await siteOf(context.deploy.id, send);
		const handle = createHandler({
			assets: fetchedAssets(send),
			pageChunks,
			limiter: isolateLimiter(),
			baseUrl,
			onError,
		});
		return await handle(request, context.ip);
	} catch (error) {
		onError(error);
		return toResponse(failure(internalError));
	}
}

/** One line for each failure, however long its stack. */
const onError = (error: unknown) => console.error(JSON.stringify({ event: 'error', ...errorFacts(error) }));

function sender(request: Request, context: Context): Send {
	const headers = { accept: '*/*', 'accept-encoding': 'identity' };
	return (path) => {
		const url = new URL(request.url);
		// Not resolved against it: a path that begins with two slashes would be taken for a host.
		url.pathname = path;
		url.search = '';
		return context.next(new Request(url, { headers }));
	};
}
