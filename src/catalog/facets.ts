/** Makers and pricing models as parts of paths. */
import { fingerprint } from '../content/fingerprint.ts';
import { cutSlug, slugOf, whyReserved } from '../content/schemas/names.ts';
import type { Maker, Product } from './catalog.ts';
import { inNameOrder, nameOrderKey } from './name-order.ts';

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

/**
 * Where a slug would leave out letters, as it does with those of most scripts, a hash of the name distinguishes makers; so
 * does it where no file may have the name.
 */
export function makerSlug(name: string): string {
	const key = makerKey(name);
	const slug = slugOf(key);
	return slug !== '' && slug === key.replaceAll(' ', '-') && whyReserved(slug) === undefined
		? slug
		: `${cutSlug(slug, 70) || 'u'}-${fingerprint(key).slice(0, 8)}`;
}

/** What stays of a name without case, accents and punctuation; a name of punctuation alone stays whole. */
function makerKey(name: string): string {
	const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
	const words = plain.replace(/['’]/g, '').replace(/[^\p{L}\p{N}]+/gu, ' ');
	return words.trim() || nameOrderKey(name);
}

/** A pricing model in a path. Editors may call it anything; what is no plain word is distinguished by a hash. */
export const pricingSlug = (model: string): string =>
	plain.test(model) && whyReserved(model) === undefined
		? model
		: `${cutSlug(slugOf(model), 40) || 'p'}-${fingerprint(model).slice(0, 8)}`;

const plain = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
