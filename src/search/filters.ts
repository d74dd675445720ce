/** What the search page narrows its results by, and how many products each choice leaves. */
import type { SearchFilters } from '../urls/paths.ts';
import { costsNothing, type IndexedProduct } from './product-index.ts';
import type { Found, ProductSearch } from './product-search.ts';

/** The values that a product has for a filter, as addresses have them. */
function valuesOf({ categories, pricing, free, own }: IndexedProduct, filter: string): readonly (string | undefined)[] {
	if (filter === 'category') return categories;
	if (filter === 'price') return free ? [pricing, costsNothing] : [pricing];
	return [own.get(filter)];
}

const isAccepted = (product: IndexedProduct, chosen: SearchFilters): boolean =>
	Object.entries(chosen).every(([filter, value]) => valuesOf(product, filter).includes(value));

/** How many products each value of a filter leaves, beside what other filters leave out. */
export function countsOf(products: readonly IndexedProduct[], filter: string, chosen: SearchFilters) {
	const { [filter]: _, ...others } = chosen;
	const accepted = products.filter((product) => isAccepted(product, others));
	const groups = Map.groupBy(
		accepted.flatMap((product) => valuesOf(product, filter)),
		(value) => value ?? '',
	);
	return new Map(Array.from(groups, ([value, { length }]) => [value, length]));
}

/** Every product, as a search without words. */
export const everyProduct = ({ products }: Pick<ProductSearch, 'products'>): Found => ({
	hits: products.map((product) => ({ ...product, terms: [], lacks: [], described: [] })),
	complete: products.length,
	exactness: 'all_words',
	free: undefined,
	partlyFree: 0,
	others: undefined,
	needsDescriptions: false,
});

/** The products that a search found, in the same order. */
export function foundProducts({ hits }: Found, { products }: Pick<ProductSearch, 'products'>): IndexedProduct[] {
	const bySlug = new Map(products.map((product) => [product.slug, product]));
	return hits.flatMap(({ slug }) => bySlug.get(slug) ?? []);
}

/** Leaves out what the filters do not accept. @param products - Those of the hits. */
export function narrow(found: Found, products: readonly IndexedProduct[], chosen: SearchFilters): Found {
	const accepted = products.filter((product) => isAccepted(product, chosen));
	const slugs = new Set(accepted.map(({ slug }) => slug));
	const hits = found.hits.filter(({ slug }) => slugs.has(slug));
	const complete = hits.filter(({ lacks }) => lacks.length === 0).length;
	return {
		...found,
		hits,
		complete,
		partlyFree: accepted.filter(({ partlyFree }) => partlyFree).length,
		exactness: complete > 0 || found.complete === 0 ? found.exactness : 'some_words',
	};
}
