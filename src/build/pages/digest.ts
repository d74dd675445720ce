import { sha256 } from '../sha256.ts';

/** Digests of values that many pages have in common. */
const known = new WeakMap<object, string>();

/**
 * A digest of everything that a page shows, so that equal ones show the same. Values are JSON; a member that is `undefined`
 * is none.
 */
export function digestOf(props: object): string {
	const members = Object.entries(props).flatMap(([name, value]) =>
		value === undefined ? [] : `${JSON.stringify(name)}:${digestOfValue(value)}`,
	);
	return sha256(members.join(','));
}

function digestOfValue(value: unknown): string {
	// A text may be a dump of the whole catalog, of which no copy is made; UTF-8 has no form for halves of characters.
	if (typeof value === 'string' && value.isWellFormed()) return `text ${sha256(value)}`;
	if (typeof value !== 'object' || value === null) return sha256(JSON.stringify(value));
	const digest = known.get(value) ?? sha256(JSON.stringify(value));
	known.set(value, digest);
	return digest;
}
