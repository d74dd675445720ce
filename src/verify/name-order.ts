import type { Resource } from './inspect/outcome.ts';

/** Whether two different products, or places of them, stand in name order: by NFKC, lower case and code points, then by slug. */
export function isInNameOrder(before: Resource, after: Resource): boolean {
	const slugOf = ({ slug, product }: Resource) => String(slug ?? product);
	return (compare(nameKey(before), nameKey(after)) || (slugOf(before) <= slugOf(after) ? -1 : 1)) < 0;
}

/** Of two neighbours in a list that are not the same product. */
export const followsInOrder = (before: Resource | undefined, after: Resource): boolean =>
	before === undefined || before['slug'] === after['slug'] || isInNameOrder(before, after);

function nameKey(item: Resource): number[] {
	const name = String(item['name'] ?? '')
		.normalize('NFKC')
		.toLowerCase();
	return [...name].map((character) => character.codePointAt(0) ?? 0);
}

function compare(a: readonly number[], b: readonly number[]): number {
	const index = a.findIndex((code, at) => code !== b[at]);
	if (index < 0) return a.length - b.length;
	return (a[index] ?? 0) - (b[index] ?? -1);
}
