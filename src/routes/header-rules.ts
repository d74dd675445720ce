/**
 * Headers of what lies outside the API, as one table: the request handler reads it, and `netlify.toml` holds the same rules
 * for the files that the CDN serves by itself. The CDN applies them to a miss as well, so only paths at which every release
 * has a file may be kept: a miss that is kept would outlive a roll-back to a release that has the file.
 */
import { immutable, reusable, revalidated } from './cache-policy.ts';
import { aliases, apiCatalogFile, apiCatalogLink, discoveryFiles, homeLinks, namedTypes } from './discovery.ts';
import { mediaType } from './media-type.ts';
import { siteHeaders } from './site-headers.ts';

type Headers = Readonly<Record<string, string>>;

/** Of all rules that match a path, later ones stand above earlier ones. */
export interface HeaderRule {
	/** A path, or a pattern in which one `*` stands for any characters. */
	readonly path: string;
	readonly headers: Headers;
}

const data = { 'Cache-Control': reusable };

/** For files whose type a host cannot derive from their name. */
const typed = (path: string): Headers => ({ 'Content-Type': mediaType(path) });

const discovered = (path: string, file: string): HeaderRule => ({
	path,
	headers: { ...data, ...(namedTypes.has(file) ? typed(file) : {}) },
});

export const headerRules: readonly HeaderRule[] = [
	{ path: '/*', headers: siteHeaders },
	{ path: '/feeds/*.atom', headers: typed('/feeds/*.atom') },
	{ path: '/feeds/*.json', headers: typed('/feeds/*.json') },
	{ path: '/feeds/*.ics', headers: typed('/feeds/*.ics') },
	{ path: '/openapi.json', headers: data },
	{ path: '/openapi.d.ts', headers: { ...data, ...typed('/openapi.d.ts') } },
	// They change with the contract, so that clients may keep them as long as a response of the API.
	...[...discoveryFiles].map((path) => discovered(path, path)),
	{ path: apiCatalogFile, headers: { Link: apiCatalogLink } },
	...[...aliases].filter(([, file]) => discoveryFiles.has(file)).map(([path, file]) => discovered(path, file)),
	// Search engines keep to the pages of which Markdown files are versions.
	{ path: '/*.md', headers: { 'X-Robots-Tag': 'noindex' } },
	{ path: '/', headers: { Link: homeLinks } },
];

/** @param path - Of a file of the published folder, or of a page. */
export function headersOf(path: string): Headers {
	// Styles and scripts are named by a hash of what they hold. `_headers` tells Netlify the same of each of them.
	const caching = path.startsWith('/_astro/') ? immutable : revalidated;
	const headers: Record<string, string> = { 'Content-Type': mediaType(path), 'Cache-Control': caching };
	for (const rule of headerRules) if (matches(rule, path)) Object.assign(headers, rule.headers);
	return headers;
}

function matches({ path: pattern }: HeaderRule, path: string): boolean {
	const star = pattern.indexOf('*');
	if (star < 0) return pattern === path;
	const [start, end] = [pattern.slice(0, star), pattern.slice(star + 1)];
	return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}
