/** Collects where each term stands in the products, and which products have a name or a category. */
import type { Catalog, Product } from '../../../catalog/catalog.ts';
import { fields, groupCapacity } from '../../../search/index-files.ts';
import { nameKey, termsOf } from '../../../search/terms.ts';
import type { Group } from './number-products.ts';
import { Places } from './places.ts';

export interface CollectedTerms {
	readonly terms: ReadonlyMap<string, Places>;
	/** Numbers of products by the key of their name. */
	readonly names: ReadonlyMap<string, readonly number[]>;
	/** Numbers of products by the slug of a category. */
	readonly categories: ReadonlyMap<string, readonly number[]>;
	/** For each field the average number of distinct terms. */
	readonly averageLengths: readonly number[];
}

export function collectTerms({ products, categories }: Catalog, groups: readonly Group[]): CollectedTerms {
	const terms = new Map<string, Places>();
	const [names, members] = [new Map<string, number[]>(), new Map<string, number[]>()];
	const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]));
	const lengths = new Map<Product, readonly (number | undefined)[]>();
	for (const [at, group] of groups.entries()) {
		for (const [place, product] of group.numbered.entries()) {
			const number = at * groupCapacity + place;
			addTo(names, nameKey(product.name), number);
			for (const slug of product.categories) addTo(members, slug, number);
			const texts = textsOf(product, categoryNames);
			lengths.set(
				product,
				texts.map((text, field) => (text === undefined ? undefined : addText(terms, number, field, text))),
			);
		}
	}
	const averageLengths = averagesOf(products.map((own) => lengths.get(own) ?? []));
	return { terms, names, categories: members, averageLengths };
}

/** In the order of the fields. */
function textsOf({ name, tagline, categories, maker }: Product, categoryNames: ReadonlyMap<string, string>) {
	return [name, tagline, categories.map((slug) => `${slug} ${categoryNames.get(slug)}`).join(' '), maker];
}

/** @returns How many distinct terms it has. */
function addText(terms: Map<string, Places>, product: number, field: number, text: string): number {
	const frequencies = new Map<string, number>();
	for (const term of termsOf(text)) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
	for (const [term, frequency] of frequencies) {
		const places = terms.get(term) ?? new Places();
		terms.set(term, places);
		places.add(field, product, frequencies.size, frequency);
	}
	return frequencies.size;
}

/**
 * A running average in name order as MiniSearch keeps it: a product without the field counts as one of average length.
 *
 * @param lengths - Of each product by field.
 */
function averagesOf(lengths: readonly (readonly (number | undefined)[])[]): number[] {
	return fields.map((_, field) => {
		let average = 0;
		for (const [before, own] of lengths.entries()) {
			const length = own[field];
			if (length !== undefined) average = (average * before + length) / (before + 1);
		}
		return average;
	});
}

function addTo(map: Map<string, number[]>, key: string, number: number): void {
	const known = map.get(key);
	if (known) known.push(number);
	else map.set(key, [number]);
}
