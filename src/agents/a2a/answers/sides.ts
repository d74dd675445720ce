import type { NamedProduct, Reading } from '../grammar/reading.ts';

/** Names that may be other words count where a comparison needs them. */
export function sidesOf({ products, possibleProducts, signs }: Reading): readonly NamedProduct[] {
	if (products.length > 1 || !signs.has('compare')) return products;
	const others = possibleProducts.filter(({ row }) => !products.some((own) => own.row === row));
	return [...products, ...others].toSorted((a, b) => a.at - b.at);
}
