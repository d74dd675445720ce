/**
 * Headers for everything outside the API, in one table: the request handler reads it, and the build writes it to `_headers`
 * for the files that a CDN serves by itself. The CDN applies them to a miss as well, so only paths at which
 * every release has a file may be cached: a cached miss would outlive a roll-back to a release that has the file.
 */

import { discoveryFiles, homeLinks } from './discovery.ts';
import { launchForms } from './launch.ts';
import { mediaType } from './media-type.ts';
import { atomFeed, catalogExportFile, feedsFolder, jsonFeed, openapiFile, openapiTypesFile } from './paths.ts';
import { type Policies, usualPolicies } from './policy.ts';

/** Every origin may read what is public, and the headers that describe it. */
export const crossOriginHeaders = {
	'Access-Control-Allow-Origin': '*',
	'Access-Control-Expose-Headers': 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After',
	'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * Headers of everything outside the API. They are the same for every path but one, so that a CDN sets them by one rule: scripts,
 * styles and pictures come from this site alone, frames are off, forms are sent to this site alone, and a path may be negotiated.
 * A board can widen the policy.
 */
export const siteHeaders = {
	'Content-Security-Policy': usualPolicies.all,
	/** Everyone can search and quote; only makers can allow training on their texts (contentsignals.org). */
	'Content-Signal': 'search=yes, ai-input=yes, ai-train=no',
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	Vary: 'Accept, Accept-Encoding',
	...crossOriginHeaders,
} as const;

/**
 * Browsers keep to https for a year (RFC 6797 section 6.1). A site on http must not promise it (section 7.2).
 *
 * @param baseUrl - Of the site.
 */
export function transportHeaders(baseUrl: string): Readonly<Record<string, string>> {
	return baseUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
}

/** Seconds for which a response of the API, and data outside of it, may be reused. */
export const maximumAge = 3_600;

export const reusable = `public, max-age=${maximumAge}`;

/** For names that carry a hash of their content. */
const immutable = 'public, max-age=31536000, immutable';

/** For pages: clients revalidate them each time, mostly with a 304. */
const revalidated = 'public, max-age=0, must-revalidate';

type Headers = Readonly<Record<string, string>>;

/** Headers of the paths that match. A later rule overrides an earlier one. */
export interface HeaderRule {
	/** A path, or a pattern in which one `*` matches any characters. */
	readonly path: string;
	readonly headers: Headers;
}

const data = { 'Cache-Control': reusable };

const launchFiles = launchForms.flatMap((path) => [path, `${path}.html`]);

/** For files whose type a host cannot derive from their name. */
const typed = (path: string): Headers => ({ 'Content-Type': mediaType(path) });

/** @param policies - Those of the release. */
export const headerRulesWith = ({ all, launch }: Policies): readonly HeaderRule[] => [
	{ path: '/*', headers: { ...siteHeaders, 'Content-Security-Policy': all } },
	...[atomFeed('*'), jsonFeed('*'), `${feedsFolder}*.ics`, catalogExportFile].map((path) => ({
		path,
		headers: typed(path),
	})),
	...launchFiles.map((path) => ({ path, headers: { 'Content-Security-Policy': launch } })),
	{ path: openapiFile, headers: data },
	{ path: openapiTypesFile, headers: { ...data, ...typed(openapiTypesFile) } },
	// They change with the contract, so that clients may keep them as long as a response of the API.
	...[...discoveryFiles].map((path) => ({ path, headers: data })),
	// Search engines keep to the pages of which Markdown files are versions.
	{ path: '/*.md', headers: { 'X-Robots-Tag': 'noindex' } },
	{ path: '/', headers: { Link: homeLinks } },
];

export const headerRules = headerRulesWith(usualPolicies);

/**
 * @param path - Of a file of the published folder, or of a page.
 * @param policies - Those of the release.
 */
export function headersOf(path: string, policies = usualPolicies): Headers {
	// Styles and scripts are named by a hash of their content. `_headers` has the same rule for each of them on Netlify.
	const caching = path.startsWith('/_astro/') ? immutable : revalidated;
	const headers: Record<string, string> = { 'Content-Type': mediaType(path), 'Cache-Control': caching };
	for (const rule of headerRules) if (matches(rule, path)) Object.assign(headers, rule.headers);
	headers['Content-Security-Policy'] = launchFiles.includes(path) ? policies.launch : policies.all;
	return headers;
}

function matches({ path: pattern }: HeaderRule, path: string): boolean {
	const star = pattern.indexOf('*');
	if (star < 0) return pattern === path;
	const [start, end] = [pattern.slice(0, star), pattern.slice(star + 1)];
	return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}
