/** A product of a list, or a place of one in a week. */
export interface Named {
	readonly name?: unknown;
	readonly slug?: unknown;
	readonly product?: unknown;
}

/** Whether two neighbours stand in name order: by NFKC, lower case and code points, then by slug. */
export function isInNameOrder(before: Named, after: Named): boolean {
	const order = compare(nameKey(before), nameKey(after));
	return order === 0 ? slugOf(before) < slugOf(after) : order < 0;
}

const slugOf = ({ slug, product }: Named): string => String(slug ?? product);

const nameKey = ({ name }: Named): number[] =>
	Array.from(String(name).normalize('NFKC').toLowerCase(), (character) => character.codePointAt(0) ?? 0);

function compare(one: readonly number[], other: readonly number[]): number {
	const index = one.findIndex((code, at) => code !== other[at]);
	return index < 0 ? one.length - other.length : (one[index] ?? 0) - (other[index] ?? -1);
}
