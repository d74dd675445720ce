/** Finds products that a draft may repeat. */
import { isNear, lettersAndDigits, slugOf } from '../content/schemas/names.ts';
import { websiteKey } from '../contract/data-files.ts';
import { productListPage } from '../urls/paths.ts';
import type { Draft } from './draft.ts';

/** What is known of a product that the catalog has already. */
export interface OtherProduct {
	readonly slug: string;
	readonly name: string;
	/** The result of `lettersAndDigits` for the name, where that is known already. */
	readonly name_key?: string | undefined;
	readonly website_url?: string | undefined;
	/** The result of `websiteKey` for the website, where that is known instead. */
	readonly website_key?: string | undefined;
	/** Slugs that it had before and that lead to it. */
	readonly former_slugs?: readonly string[] | undefined;
}

export interface Duplicate {
	readonly slug: string;
	readonly reason: 'website' | 'name' | 'former_slug';
}

/** Characters of a name that are compared: more than any name has. */
const maximumLength = 100;

/**
 * Products that may be the same as the drafted one: at the same address, with nearly the same name, or with a former slug
 * that the name makes. At most 5.
 */
export function findDuplicates(
	{ name, website_url, slug: wanted }: Draft,
	others: readonly OtherProduct[],
): Duplicate[] {
	const site = website_url && websiteKey(website_url);
	const compared = name?.slice(0, maximumLength);
	const key = compared && lettersAndDigits(compared);
	const ownSlugs = [wanted, key && slugOf(compared)].flatMap((own) => own || []);
	const found: Duplicate[] = [];
	for (const { slug, name: other, name_key, website_url: address, website_key, former_slugs = [] } of others) {
		if (site && site === (website_key ?? (address && websiteKey(address)))) found.push({ slug, reason: 'website' });
		else if (key && isNear(key, name_key ?? lettersAndDigits(other))) found.push({ slug, reason: 'name' });
		else if (former_slugs.some((former) => ownSlugs.includes(former))) found.push({ slug, reason: 'former_slug' });
		if (found.length === 5) break;
	}
	return found;
}

/** The files that a site publishes for looking up products. */
export interface ProductLookups {
	/** `/data/names.json` */
	readonly names: readonly (readonly [slug: string, name: string])[];
	/** `/data/by-website.json`: slugs by host and path. */
	readonly websites: Readonly<Record<string, string>>;
	/** `/data/moved.json`: paths of pages by their former paths. */
	readonly moved: Readonly<Record<string, string>>;
}

/** The products that a draft may repeat, in name order. */
export function otherProductsOf({ names, websites, moved }: ProductLookups): readonly OtherProduct[] {
	const keys = new Map(Object.entries(websites).map(([key, slug]) => [slug, key]));
	const former = Map.groupBy(
		Object.keys(moved).filter((path) => path.startsWith(`${productListPage}/`)),
		(path) => lastPart(moved[path] ?? ''),
	);
	return names.map(([slug, name]) => ({
		slug,
		name,
		name_key: lettersAndDigits(name),
		website_key: keys.get(slug),
		former_slugs: former.get(slug)?.map(lastPart),
	}));
}

/** Slugs that a new product cannot have: those of products, and those that still lead to one. */
export const takenSlugs = (others: readonly OtherProduct[]): ReadonlySet<string> =>
	new Set(others.flatMap(({ slug, former_slugs = [] }) => [slug, ...former_slugs]));

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
