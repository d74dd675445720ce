/** Content negotiation by weights of headers such as `Accept` (RFC 9110 section 12). */

/**
 * Whether `Accept` prefers a media type to HTML (RFC 9110 section 12.5.1): it must name the type itself, and rate it no
 * lower than HTML, which the most specific range that matches it decides. Browsers and any-type ranges get HTML.
 */
export function prefers(mediaType: 'text/markdown' | 'application/json', accept: string | null): boolean {
	if (!accept?.toLowerCase().includes(mediaType)) return false;
	const values = qualityValues(accept);
	const weight = values.get(mediaType) ?? 0;
	return weight > 0 && weight >= (values.get('text/html') ?? values.get('text/*') ?? values.get('*/*') ?? 0);
}

/** A browser sends up to ten. Each one costs time before the rate limit counts the request, so more are not read. */
const maximumEntries = 32;

/** What a header such as `Accept` names first, in lower case, with its weight (RFC 9110 section 12.4.2); 0 for one that is no weight. */
export function qualityValues(header: string): ReadonlyMap<string, number> {
	const values = new Map<string, number>();
	for (const entry of header.split(',', maximumEntries)) {
		const [name = ''] = entry.split(';', 1).map((text) => text.trim().toLowerCase());
		const weight = Number(/;\s*q=([^;]*)/i.exec(entry)?.[1] ?? 1);
		values.set(name, Math.max(values.get(name) ?? 0, weight >= 0 && weight <= 1 ? weight : 0));
	}
	return values;
}
