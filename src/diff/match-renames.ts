import { compareTexts } from '../content/schemas/text-order.ts';
import type { ApiState } from './api-state.ts';

type Products = Pick<ApiState, 'products' | 'renamed'>;

/**
 * Products that have another slug: gone under one, new under the other, and one state says that the former leads to the
 * latter. A rename that was taken back is one as well, so that each difference has its mirror image.
 *
 * @returns New slugs by old ones, one to one.
 */
export function matchRenames(before: Products, after: Products): ReadonlyMap<string, string> {
	const isPair = (from: string, to: string): boolean =>
		before.products.has(from) && !after.products.has(from) && after.products.has(to) && !before.products.has(to);
	const pairs = [
		...[...after.renamed].filter(([from, to]) => isPair(from, to)),
		...[...before.renamed].flatMap(([to, from]): [string, string][] => (isPair(from, to) ? [[from, to]] : [])),
	];
	const taken = new Set<string>();
	const matched = new Map<string, string>();
	for (const [from, to] of pairs.sort((a, b) => compareTexts(keyOf(a), keyOf(b)))) {
		if (taken.has(from) || taken.has(to)) continue;
		taken.add(from).add(to);
		matched.set(from, to);
	}
	return matched;
}

/** The same for a pair and its mirror image. No slug holds a space. */
const keyOf = (pair: readonly string[]): string => pair.toSorted(compareTexts).join(' ');
