/** What the entry points configure: when to run them and when to refuse a client before that. */
import type { Config } from '@netlify/edge-functions';

type RateLimit = NonNullable<Config['rateLimit']>;

/**
 * A net below our own limit, for floods that would only cost invocations. Netlify's response has none of the contract's
 * headers, so it begins far above the 120 that our limiter allows. `aggregateBy` must be a list: Netlify takes a single
 * name for the whole domain, and all clients would share one limit.
 */
export const safetyNet: RateLimit = { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] };

/**
 * `EDGE=off` while building leaves the functions without paths: a plain static site, by the rules of `netlify.toml`. The
 * bundler reads what comes out; where a function runs, its module may be loaded before there is a `Netlify`.
 */
export function unlessOff(config: Config): Config {
	const { Netlify: platform } = globalThis as { readonly Netlify?: typeof Netlify };
	return platform?.env.get('EDGE') === 'off' ? {} : config;
}
