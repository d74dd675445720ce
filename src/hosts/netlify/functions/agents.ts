/**
 * The agents' endpoints on Netlify, as a function: the first call loads more code than an edge function may run. The edge
 * function of the same paths counts a request before it comes here.
 */
import { LRUCache } from 'lru-cache';
import { handleAgentRequest } from '../../../agents/endpoint.ts';
import { errorFacts } from '../../../contract/errors.ts';
import { fetchedAssets } from '../../../http/assets.ts';
import { agentEndpoints } from '../../../routes/paths.ts';

/** With its own path, a function does not respond under `/.netlify/functions/`. */
export const config = { path: agentEndpoints.flatMap((path) => [path, `${path}/`]) };

/** The part of Netlify's context that is used. */
interface Context {
	readonly deploy: { readonly id: string };
}

export default function agents(request: Request, { deploy: { id } }: Context): Promise<Response> {
	const path = new URL(request.url).pathname.startsWith('/a2a') ? '/a2a' : '/mcp';
	return handleAgentRequest(path, request, assetsOf(request, id), {
		release: id,
		onError: (error) => console.error(JSON.stringify({ event: 'error', ...errorFacts(error) })),
	});
}

/** Texts of published files by deploy and path, in UTF-16 code units: the files of a deploy never change. */
const kept = new LRUCache<string, string>({ maxSize: 64 * 1_048_576, sizeCalculation: ({ length }) => length + 1 });

/** The published files over HTTP, at a path without edge functions. */
function assetsOf(request: Request, deploy: string) {
	const { get } = fetchedAssets((path) => fetch(new URL(`/release-files${path}`, request.url), { redirect: 'manual' }));
	return {
		async get(path: string): Promise<{ readonly body: string } | undefined> {
			const key = `${deploy}${path}`;
			const known = kept.get(key);
			if (known !== undefined) return { body: known };
			const asset = await get(path, null);
			if (!asset) return undefined;
			const body = await new Response(asset.body as BodyInit).text();
			kept.set(key, body);
			return { body };
		},
	};
}
