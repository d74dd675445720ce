/** Makers and pricing models as parts of paths. */
import { fingerprint } from '../content/fingerprint.ts';
import { cutSlug, slugOf, whyReserved } from '../content/schemas/names.ts';
import type { Maker, Product } from './catalog.ts';
import { inNameOrder, nameOrderKey } from './name-order.ts';

/** Names that differ in case, accents or punctuation only are one maker, who is called as the first product says. */
export function makersOf(products: readonly Product[]): Maker[] {
	const groups = Map.groupBy(products, ({ maker }) => (maker === undefined ? '' : makerSlug(maker)));
	return inNameOrder(
		[...groups].flatMap(([slug, made]) => (made[0]?.maker ? [{ slug, name: made[0].maker, products: made }] : [])),
	);
}

/**
 * The slug of a maker's name. It ends with a hash of the name when the slug would leave letters out, as in most scripts, and
 * when no file may have the name.
 */
export function makerSlug(name: string): string {
	const key = makerKey(name);
	const slug = slugOf(key);
	return slug !== '' && slug === key.replaceAll(' ', '-') && whyReserved(slug) === undefined
		? slug
		: `${cutSlug(slug, 70) || 'u'}-${fingerprint(key).slice(0, 8)}`;
}

/** A name without case, accents and punctuation; a name of punctuation alone stays whole. */
function makerKey(name: string): string {
	const plain = nameOrderKey(name);
	const words = plain.replace(/['’]/g, '').replace(/[^\p{L}\p{N}]+/gu, ' ');
	return words.trim() || plain;
}

/** A pricing model in a path. Editors may use any name; one that is no plain word gets a hash. */
export const pricingSlug = (model: string): string =>
	plain.test(model) && whyReserved(model) === undefined
		? model
		: `${cutSlug(slugOf(model), 40) || 'p'}-${fingerprint(model).slice(0, 8)}`;

const plain = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
