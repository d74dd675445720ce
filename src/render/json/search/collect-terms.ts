/** Collects where each term stands in the products, and which products have a name or a category. */
import type { Catalog, Product } from '../../../catalog/catalog.ts';
import { descriptionField, fields, groupCapacity } from '../../../search/index-files.ts';
import { joinedKey } from '../../../search/terms.ts';
import { DescriptionTerms } from './description-terms.ts';
import type { Group } from './number-products.ts';
import { Places, type PlacesByTerm } from './places.ts';
import { TermNumbers } from './term-numbers.ts';

export interface CollectedTerms {
	/** By their numbers; some of them stand in descriptions alone. */
	readonly terms: readonly string[];
	readonly places: PlacesByTerm;
	/** In descriptions alone. */
	readonly described: PlacesByTerm;
	/** Numbers of products by the joined key of their name. */
	readonly names: ReadonlyMap<string, readonly number[]>;
	/** Numbers of products by the slug of a category. */
	readonly categories: ReadonlyMap<string, readonly number[]>;
	/** For each field the average number of distinct terms. */
	readonly averageLengths: readonly number[];
}

export function collectTerms({ categories, site }: Catalog, groups: readonly Group[]): CollectedTerms {
	const numbers = new TermNumbers();
	const [places, described] = [new Places(), new Places()];
	const descriptions = new DescriptionTerms(numbers);
	const lengths = new AverageLengths();
	const [names, members] = [new Map<string, number[]>(), new Map<string, number[]>()];
	const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]));
	const pricingNames = new Map(site.pricing_models.map(({ slug, name }) => [slug, name]));
	for (const [at, group] of groups.entries()) {
		for (const [place, product] of group.numbered.entries()) {
			const number = at * groupCapacity + place;
			addTo(names, joinedKey(product.name), number);
			for (const slug of product.categories) addTo(members, slug, number);
			descriptions.forget();
			for (const [field, text] of textsOf(product, categoryNames, pricingNames).entries()) {
				const own = text === undefined ? [] : numbers.of(text);
				lengths.add(field, places.add(number, field, own));
				descriptions.leaveOut(own);
			}
			const own = descriptions.of(product.description);
			lengths.add(descriptionField, described.add(number, descriptionField, own));
		}
	}
	const { terms } = numbers;
	return {
		terms,
		places: places.byTerm(terms.length),
		described: described.byTerm(terms.length),
		names,
		categories: members,
		averageLengths: lengths.averages(),
	};
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

/** A product without the field does not count. */
class AverageLengths {
	readonly #sums = fields.map(() => 0);
	readonly #counts = fields.map(() => 0);

	add(field: number, length: number): void {
		if (length === 0) return;
		this.#sums[field] = (this.#sums[field] ?? 0) + length;
		this.#counts[field] = (this.#counts[field] ?? 0) + 1;
	}

	averages(): number[] {
		return this.#sums.map((sum, field) => sum / (this.#counts[field] || 1));
	}
}

function addTo(map: Map<string, number[]>, key: string, number: number): void {
	const known = map.get(key);
	if (known) known.push(number);
	else map.set(key, [number]);
}
