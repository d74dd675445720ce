import { isNear, lettersAndDigits } from '../content/schemas/near-name.ts';
import { slugOf } from '../content/schemas/slug-of.ts';
import { maximumUrlLength } from '../content/schemas/text.ts';
import { websiteKey } from '../contract/data-files.ts';
import type { Draft } from './draft.ts';
import { type ComparedProduct, type FindCandidates, indexProducts } from './index-products.ts';

/** What is known of a product that the catalog has already. */
export interface OtherProduct extends ComparedProduct {
	readonly slug: string;
}

export interface Duplicate {
	readonly slug: string;
	readonly reason: 'website' | 'name' | 'former_slug';
}

/** What is said of a product behind its name. */
export const sameness: Readonly<Record<Duplicate['reason'], string>> = {
	website: 'has the same website.',
	name: 'has the same name, or nearly.',
	former_slug: 'was listed under this name before.',
};

/** No product of the catalog has a longer one, in code units. */
const maximumNameLength = 400;

/**
 * Products that may be the same as the drafted one: at the same address, with nearly the same name, or with a former slug
 * that the name makes. At most 5.
 */
export function findDuplicates(
	{ name, website_url, slug: wanted }: Draft,
	others: readonly OtherProduct[],
): Duplicate[] {
	const site = website_url && website_url.length <= maximumUrlLength ? websiteKey(website_url) : undefined;
	const key = name && name.length <= maximumNameLength ? lettersAndDigits(name) : undefined;
	const ownSlugs = [wanted, key && slugOf(name ?? '')].flatMap((own) => own || []);
	const found: Duplicate[] = [];
	for (const other of candidatesOf(others)({ site, name: key, slugs: ownSlugs })) {
		const { slug } = other;
		const known = keysOf(other);
		if (site && known.site === site) found.push({ slug, reason: 'website' });
		else if (key && isNear(key, known.name)) found.push({ slug, reason: 'name' });
		else if (other.former_slugs?.some((former) => ownSlugs.includes(former)))
			found.push({ slug, reason: 'former_slug' });
		if (found.length === 5) break;
	}
	return found;
}

/** A form, and every call of an agent, compares with the same products. */
const indexes = new WeakMap<readonly OtherProduct[], FindCandidates<OtherProduct>>();

function candidatesOf(others: readonly OtherProduct[]): FindCandidates<OtherProduct> {
	const known = indexes.get(others);
	if (known) return known;
	const made = others.length < manyProducts ? () => others : indexProducts(others);
	indexes.set(others, made);
	return made;
}

/** Fewer are compared one by one: commands have lists that they compare once. */
const manyProducts = 1_000;

interface Keys {
	readonly site: string | undefined;
	readonly name: string;
}

function keysOf({ name, website_url, website_key }: OtherProduct): Keys {
	return { site: website_key ?? (website_url && websiteKey(website_url)), name: lettersAndDigits(name) };
}
