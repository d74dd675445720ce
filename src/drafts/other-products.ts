import type { OtherProduct } from './find-duplicates.ts';

/** What a site publishes of its products for those who look them up. */
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
	const addresses = new Map(Object.entries(websites).map(([key, slug]) => [slug, `https://${key}`]));
	const former = Map.groupBy(Object.keys(moved), (path) => lastPart(moved[path] ?? ''));
	return names.map(([slug, name]) => ({
		slug,
		name,
		website_url: addresses.get(slug),
		former_slugs: former.get(slug)?.map(lastPart),
	}));
}

/** Slugs that a new product cannot have: those of products, and those that still lead to one. */
export const takenSlugs = (others: readonly OtherProduct[]): ReadonlySet<string> =>
	new Set(others.flatMap(({ slug, former_slugs = [] }) => [slug, ...former_slugs]));

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
