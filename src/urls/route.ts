/** The target of a request, from its path. */
import { agentEndpoints, apiPath, launchPeriodsPath, productsPath, slugPattern } from './paths.ts';

/** The target of a path. */
export type Route =
	| { readonly kind: 'products' | 'launch_periods' }
	| { readonly kind: 'agent_endpoint' }
	/** A slug of `undefined` cannot be one: it names nothing. */
	| { readonly kind: 'product' | 'launch_period'; readonly slug: string | undefined; readonly requested: string }
	| { readonly kind: 'unknown'; readonly path: string }
	| { readonly kind: 'file'; readonly path: string };

/** @param path - A path as `plainPath` gives it. */
export function route(path: string): Route {
	if (path === productsPath) return { kind: 'products' };
	if (path === launchPeriodsPath) return { kind: 'launch_periods' };
	if (path.startsWith(`${productsPath}/`)) return single('product', path.slice(productsPath.length + 1), path);
	if (path.startsWith(`${launchPeriodsPath}/`)) {
		return single('launch_period', path.slice(launchPeriodsPath.length + 1), path);
	}
	if (path === apiPath || path.startsWith(`${apiPath}/`)) return { kind: 'unknown', path };
	if (agentEndpoints.some((endpoint) => endpoint === path)) return { kind: 'agent_endpoint' };
	return { kind: 'file', path };
}

/**
 * The path of a request target without its query, its dot segments, its percent-encoding and one trailing slash, so
 * that the spellings which RFC 3986 section 6.2.2 calls equivalent have one response. A path that cannot be decoded stays
 * as it is and matches nothing; empty segments (`//`) are part of a name. A backslash, which no URL holds, is a slash, as
 * in every parser of the URL standard (url.spec.whatwg.org, "path start state"): hosts that parse targets see no other.
 */
export function plainPath(target: string): string {
	const end = target.search(/[?#]/);
	const path = (end < 0 ? target : target.slice(0, end)).replaceAll('\\', '/');
	const plain = dotSegment.test(path) ? new URL(`http://host${path}`).pathname : path;
	const decoded = plain.includes('%') ? decode(plain) : plain;
	return decoded.length > 1 && decoded.endsWith('/') ? decoded.slice(0, -1) : decoded;
}

const dotSegment = /^\/(?:.*\/)?(?:\.|%2e){1,2}(?:\/|$)/i;

/** The query of a request target, without its `?`; empty without a query. */
export function query(target: string): string {
	const start = target.indexOf('?');
	return start < 0 ? '' : target.slice(start + 1);
}

function single(kind: 'product' | 'launch_period', requested: string, path: string): Route {
	if (requested === '' || requested.includes('/')) return { kind: 'unknown', path };
	return { kind, slug: slugPattern.test(requested) ? requested : undefined, requested };
}

/** Decodes each segment on its own: an encoded slash is a part of a name, not a new level. */
function decode(path: string): string {
	try {
		return path
			.split('/')
			.map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
			.join('/');
	} catch {
		return path;
	}
}
