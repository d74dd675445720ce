/** What the edge functions share: the deploy that an isolate serves, its rate limit, and the configuration of entry points. */
import type { Config, Context } from '@netlify/edge-functions';
import { errorFacts, internalError } from '../../../contract/errors.ts';
import { rateLimit } from '../../../contract/limits.ts';
import { fetchedAssets } from '../../../http/assets.ts';
import { createHandler, toResponse } from '../../../http/create-handler.ts';
import { readPolicies } from '../../../http/files.ts';
import type { Limiter, Ports } from '../../../http/ports.ts';
import type { PageChunks } from '../../../http/product-list.ts';
import { redisRestStore } from '../../../http/rate-limit/redis-log.ts';
import { SharedLimiter } from '../../../http/rate-limit/shared-limiter.ts';
import { SlidingLog } from '../../../http/rate-limit/sliding-log.ts';
import { failure } from '../../../http/response.ts';

/**
 * @param context - Its `next` leads to the static files without running a function again; its `ip` is what Netlify saw.
 * @returns `undefined` when the request is for an agents' endpoint, after it was counted.
 */
export async function respond(request: Request, context: Context): Promise<Response | undefined> {
	const send = sender(request, context);
	try {
		const { baseUrl, policies, pageChunks, isLimited } = await siteOf(context.deploy.id, send);
		const handle = createHandler({
			assets: fetchedAssets(send),
			pageChunks,
			limiter: isolateLimiter(),
			isExempt: () => !isLimited,
			baseUrl,
			policies,
			onError,
		});
		return await handle(request, context.ip);
	} catch (error) {
		onError(error);
		return toResponse(failure(internalError));
	}
}

/** One line per failure, even if the stack is long. */
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

interface Site {
	/** Base of absolute URLs, without a trailing slash, as the build wrote it into `/status.json`. */
	readonly baseUrl: string;
	readonly policies: NonNullable<Ports['policies']>;
	readonly pageChunks: PageChunks;
	/** Whether requests are counted: not in a build with `EDGE=cached`. */
	readonly isLimited: boolean;
}

/** Sends a GET for a path of the static files. */
export type Send = (path: string) => Promise<Response>;

/** An isolate outlives a deploy when the functions did not change, so what it knows goes by the deploy. */
let known: { readonly deploy: string; readonly site: Promise<Site> } | undefined;

/** @param deploy - Identifies the deploy; its files never change. */
export function siteOf(deploy: string, send: Send): Promise<Site> {
	if (known?.deploy === deploy) return known.site;
	const site = readSite(send);
	known = { deploy, site };
	site.catch(() => {
		known = undefined;
	});
	return site;
}

async function readSite(send: Send): Promise<Site> {
	const response = await send('/status.json');
	if (!response.ok) throw new Error(`The asset host responded with ${response.status} to \`/status.json\`.`);
	const status = (await response.json()) as { readonly base_url?: unknown; readonly rate_limit?: unknown };
	if (typeof status.base_url !== 'string') throw new Error('`/status.json` has no `base_url`. Build the catalog.');
	const policies = await readPolicies(fetchedAssets(send));
	return { baseUrl: status.base_url, policies, pageChunks: new Map(), isLimited: status.rate_limit !== 'none' };
}

const memory = new SlidingLog();

let limiter: Limiter | undefined;

/** Made with the first request, since an isolate has no environment before. */
export function isolateLimiter(): Limiter {
	limiter ??= chooseLimiter();
	return limiter;
}

function chooseLimiter(): Limiter {
	const url = Netlify.env.get('REDIS_REST_URL');
	const token = Netlify.env.get('REDIS_REST_TOKEN');
	if (!url || !token) return memory;
	const secret = Netlify.env.get('RATE_LIMIT_SECRET') || token;
	const log = (event: string, message: string) => console.log(JSON.stringify({ event, message }));
	return new SharedLimiter({
		store: redisRestStore({ url, token, secret }),
		memory,
		clock: () => performance.now(),
		onAway: (error) => {
			// `fetch` repeats an address or a token that it refuses.
			const reason = errorFacts(error).message.replaceAll(token, '…');
			log('limiter_store_away', `Each isolate counts requests on its own. ${reason}`);
		},
		onBack: () => log('limiter_store_back', 'The isolates share one count again.'),
	});
}

type Path = NonNullable<Config['path']>;
type RateLimit = NonNullable<Config['rateLimit']>;

/**
 * A net below our own limit, for floods that would only cost invocations. Netlify's response has none of the contract's
 * headers, so a client within our limit must never get it. Netlify says "sliding window" without its formula. A log of the
 * window counts at most our limit for such a client. A counter that adds up two windows counts at most twice as many.
 * `aggregateBy` must be a list: Netlify takes a single name for the whole domain, and all clients would share one limit.
 */
const safetyNet: RateLimit = {
	windowLimit: 2 * rateLimit.quota,
	windowSize: rateLimit.windowSeconds,
	aggregateBy: ['ip', 'domain'],
};

/** Paths with an empty segment or a percent sign, for which the CDN may send a file of `/api`. */
export const otherSpellings = '/((?:.*/)?/.*|.*%.*)';

/** Paths whose requests are counted. */
export const countedPaths = (path: Path): Config => ({ path, rateLimit: safetyNet });

/**
 * The API: counted, or with `EDGE=cached` while building, in the CDN's cache. No response from the cache runs the function, so
 * there is no limit then. The bundler reads this; where a function runs, there may be no `Netlify` yet when it is loaded.
 */
export function api(path: Path): Config {
	const { Netlify: platform } = globalThis as { readonly Netlify?: typeof Netlify };
	return platform?.env.get('EDGE') === 'cached' ? { path, cache: 'manual' } : countedPaths(path);
}
