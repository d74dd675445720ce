/**
 * A JSON value as a text that every program writes alike (RFC 8785): members in the order of their names' UTF-16 code
 * units, no spaces, strings and numbers as ECMAScript has them. Members that are `undefined` are left out.
 *
 * @param value - Of texts that are well-formed.
 */
export function canonicalJson(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	const members = Object.entries(value).filter(([, member]) => member !== undefined);
	members.sort(([a], [b]) => (a < b ? -1 : 1));
	return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}
