/**
 * The beginning of a foreign text, whole characters only: a surrogate pair stays or goes together, and a surrogate that
 * has no other half becomes U+FFFD.
 *
 * @param maximum - UTF-16 code units that are kept at most.
 */
export function truncate(text: string, maximum: number): string {
	const last = text.charCodeAt(maximum - 1);
	const next = text.charCodeAt(maximum);
	const splits = last >= 0xd800 && last <= 0xdbff && next >= 0xdc00 && next <= 0xdfff;
	return text.slice(0, splits ? maximum - 1 : maximum).toWellFormed();
}
