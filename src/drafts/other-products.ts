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
	const keys = new Map(Object.entries(websites).map(([key, slug]) => [slug, key]));
	const former = Map.groupBy(Object.keys(moved), (path) => lastPart(moved[path] ?? ''));
	return names.map(([slug, name]) => ({
		slug,
		name,
		website_key: keys.get(slug),
		former_slugs: former.get(slug)?.map(lastPart),
	}));
}

/** A form, and every call of an agent, asks for those of the same products. */
const takenByProducts = new WeakMap<readonly OtherProduct[], ReadonlySet<string>>();

/** Slugs that a new product cannot have: those of products, and those that still lead to one. */
export function takenSlugs(others: readonly OtherProduct[]): ReadonlySet<string> {
	const known = takenByProducts.get(others);
	if (known) return known;
	const taken = new Set<string>();
	for (const { slug, former_slugs = [] } of others) for (const own of [slug, ...former_slugs]) taken.add(own);
	takenByProducts.set(others, taken);
	return taken;
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
