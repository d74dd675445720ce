import type { Maker, Product } from './catalog.ts';
import { fingerprint } from './fingerprint.ts';
import { slugOf } from './front-matter/slug-of.ts';
import { inNameOrder, nameKey } from './name-order.ts';

/** Names that differ in case, accents or punctuation only are one maker, who is called as the first product says. */
export function makersOf(products: readonly Product[]): Maker[] {
	const makers = new Map<string, { slug: string; name: string; products: Product[] }>();
	for (const product of products) {
		if (product.maker === undefined) continue;
		const slug = makerSlug(product.maker);
		const maker = makers.get(slug);
		if (maker) maker.products.push(product);
		else makers.set(slug, { slug, name: product.maker, products: [product] });
	}
	return inNameOrder([...makers.values()]);
}

/** A name without a letter that ASCII knows gets one from its hash. */
export function makerSlug(name: string): string {
	return slugOf(name) || `u-${fingerprint(nameKey(name))}`;
}
