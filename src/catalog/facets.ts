/** Texts that products share, such as makers, and pricing models as parts of paths. */
import { fingerprint } from '../content/fingerprint.ts';
import { cutSlug, slugOf, speltInAscii, whyReserved } from '../content/schemas/names.ts';
import type { OwnField } from '../content/schemas/own-fields.ts';
import { byFacet } from '../urls/paths.ts';
import type { FacetValue, OwnList, Product } from './catalog.ts';
import { inNameOrder, nameOrderKey } from './name-order.ts';
import { oncePer } from './once.ts';

/** Texts that differ in case, accents or punctuation only are one value, which is written as in the first product. */
export const facetValuesOf = (products: readonly Product[]) =>
	byFacet((field): FacetValue[] => {
		const groups = Map.groupBy(products, ({ [field]: text = '' }) => text && facetSlug(text));
		const values = [...groups].map(([slug, own]) => ({ slug, name: own[0]?.[field] ?? '', products: own }));
		return inNameOrder(values.filter(({ slug }) => slug !== ''));
	});

/** The options of the board's own fields with lists, each with its products. */
export const ownListsOf = (fields: readonly OwnField[], products: readonly Product[]): OwnList[] =>
	fields
		.filter(({ lists }) => lists)
		.map((field) => {
			const groups = Map.groupBy(products, ({ own }) => own?.[field.name]);
			const values = Array.from(optionSlugs(field), ([name, slug]) => ({
				slug,
				name,
				products: groups.get(name) ?? [],
			}));
			return { field, values: values.filter(({ products }) => products.length > 0) };
		});

/** Slugs by option. `C` and `C++` are two options with one word: the later one gets a hash. */
export const optionSlugs = oncePer(({ options = [] }: OwnField): ReadonlyMap<string, string> => {
	const taken = new Set<string>();
	return new Map(
		options.map((option) => {
			const word = facetSlug(option);
			let slug = word;
			// An option may be called like another one with its hash.
			for (let hashed = option; taken.has(slug); hashed += ' ') {
				slug = `${cutSlug(word, 70)}-${fingerprint(hashed).slice(0, 8)}`;
			}
			taken.add(slug);
			return [option, slug];
		}),
	);
});

/**
 * The slug of such a text. It ends with a hash of the text when the slug would leave letters out, as in most scripts, and
 * when no file may have the name.
 */
export const facetSlug = (name: string): string => slugOfFacet(speltInAscii(name));

/** The slug before slugs of such texts were spelt in the language of the board, where it is another one. */
export function formerFacetSlug(name: string): string | undefined {
	const former = slugOfFacet(name);
	return former === facetSlug(name) ? undefined : former;
}

function slugOfFacet(name: string): string {
	const key = facetKey(name);
	const slug = slugOf(key);
	return slug !== '' && slug === key.replaceAll(' ', '-') && whyReserved(slug) === undefined
		? slug
		: `${cutSlug(slug, 70) || 'u'}-${fingerprint(key).slice(0, 8)}`;
}

/** A name without case, accents and punctuation; a name of punctuation alone stays whole. */
function facetKey(name: string): string {
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
