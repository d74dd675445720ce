import { isNear, lettersAndDigits } from '../content/schemas/near-name.ts';
import { slugOf } from '../content/schemas/slug-of.ts';
import { maximumUrlLength } from '../content/schemas/text.ts';
import { websiteKey } from '../contract/website-key.ts';
import type { Draft } from './draft.ts';

/** What is known of a product that the catalog has already. */
export interface OtherProduct {
	readonly slug: string;
	readonly name: string;
	readonly website_url?: string | undefined;
	/** Slugs that it had before and that lead to it. */
	readonly former_slugs?: readonly string[] | undefined;
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
	const ownSlugs = [wanted, key && slugOf(name ?? '')].filter((own) => own !== undefined && own !== '');
	const found: Duplicate[] = [];
	for (const other of others) {
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

interface Keys {
	readonly site: string | undefined;
	readonly name: string;
}

/** A form compares with the same products at every key that is pressed. */
const keys = new WeakMap<OtherProduct, Keys>();

function keysOf(other: OtherProduct): Keys {
	const { name, website_url } = other;
	const known = keys.get(other) ?? {
		site: website_url && websiteKey(website_url),
		name: lettersAndDigits(name),
	};
	keys.set(other, known);
	return known;
}
