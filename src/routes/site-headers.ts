/** Every origin may read what is public, and the headers that describe it. */
export const crossOriginHeaders = {
	'Access-Control-Allow-Origin': '*',
	'Access-Control-Expose-Headers': 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After',
	'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * Headers of everything outside the API. They are the same for every path, so that a CDN sets them by one rule: scripts,
 * styles and pictures come from this site alone, frames and forms are off, and a path may be negotiated.
 */
export const siteHeaders = {
	'Content-Security-Policy':
		"default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	/** All may search and quote; training on the makers' texts is not ours to grant (contentsignals.org). */
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
	return baseUrl.startsWith('https:') ? secure : plain;
}

const secure = { 'Strict-Transport-Security': 'max-age=31536000' };
const plain = {};
