/** Collects where each term stands in the products, and which products have a name or a category. */
import type { Catalog, Product } from '../../../catalog/catalog.ts';
import { descriptionField, fields, groupCapacity } from '../../../search/index-files.ts';
import { joinedKey, termsOf } from '../../../search/terms.ts';
import { descriptionTerms } from './description-terms.ts';
import type { Group } from './number-products.ts';
import { Places } from './places.ts';

export interface CollectedTerms {
	readonly terms: ReadonlyMap<string, Places>;
	/** Of descriptions alone. */
	readonly descriptions: ReadonlyMap<string, Places>;
	/** Numbers of products by the joined key of their name. */
	readonly names: ReadonlyMap<string, readonly number[]>;
	/** Numbers of products by the slug of a category. */
	readonly categories: ReadonlyMap<string, readonly number[]>;
	/** For each field the average number of distinct terms. */
	readonly averageLengths: readonly number[];
}

export function collectTerms(catalog: Catalog, groups: readonly Group[]): CollectedTerms {
	const { products, categories, site } = catalog;
	const [terms, descriptions] = [new Map<string, Places>(), new Map<string, Places>()];
	const [names, members] = [new Map<string, number[]>(), new Map<string, number[]>()];
	const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]));
	const pricingNames = new Map(site.pricing_models.map(({ slug, name }) => [slug, name]));
	const lengths = new Map<Product, readonly (number | undefined)[]>();
	for (const [at, group] of groups.entries()) {
		for (const [place, product] of group.numbered.entries()) {
			const number = at * groupCapacity + place;
			addTo(names, joinedKey(product.name), number);
			for (const slug of product.categories) addTo(members, slug, number);
			const texts = textsOf(product, categoryNames, pricingNames).map((text) =>
				text === undefined ? [] : termsOf(text),
			);
			const described = descriptionTerms(product.description, new Set(texts.flat()));
			lengths.set(product, [
				...texts.map((own, field) => addTerms(terms, number, field, own)),
				addTerms(descriptions, number, descriptionField, described),
			]);
		}
	}
	const averageLengths = averagesOf(products.map((own) => lengths.get(own) ?? []));
	return { terms, descriptions, names, categories: members, averageLengths };
}

/** In the order of the fields, without the description. */
function textsOf(
	{ name, tagline, categories, maker, pricing_model, price_label = '' }: Product,
	categoryNames: ReadonlyMap<string, string>,
	pricingNames: ReadonlyMap<string, string>,
) {
	const pricing = pricing_model === undefined ? '' : `${pricing_model} ${pricingNames.get(pricing_model)}`;
	const named = categories.map((slug) => `${slug} ${categoryNames.get(slug)}`).join(' ');
	return [name, tagline, named, maker, `${pricing} ${price_label}`.trim() || undefined];
}

/** @returns How many distinct terms it has; `undefined` for none. */
function addTerms(
	collected: Map<string, Places>,
	product: number,
	field: number,
	terms: readonly string[],
): number | undefined {
	const frequencies = new Map<string, number>();
	for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
	for (const [term, frequency] of frequencies) {
		const places = collected.get(term) ?? new Places();
		collected.set(term, places);
		places.add(field, product, frequencies.size, frequency);
	}
	return frequencies.size || undefined;
}

/** @param lengths - Of each product by field; a product without the field does not count. */
function averagesOf(lengths: readonly (readonly (number | undefined)[])[]): number[] {
	return fields.map((_, field) => {
		const own = lengths.flatMap((ofProduct) => ofProduct[field] ?? []);
		return own.reduce((sum, length) => sum + length, 0) / (own.length || 1);
	});
}

function addTo(map: Map<string, number[]>, key: string, number: number): void {
	const known = map.get(key);
	if (known) known.push(number);
	else map.set(key, [number]);
}
