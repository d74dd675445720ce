/**
 * Whether `If-None-Match` names the entity tag (RFC 9110 section 13.1.2): `*` or a list of tags, compared weakly.
 *
 * @param etag - The tag of the response, in quotes.
 */
export function etagMatches(header: string | null, etag: string): boolean {
	if (header === null) return false;
	if (header.trim() === '*') return true;
	const opaque = etag.replace(/^W\//, '');
	for (const [tag] of header.matchAll(/"[\x21\x23-\x7e\x80-\uffff]*"/g)) if (tag === opaque) return true;
	return false;
}
