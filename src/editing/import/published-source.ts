/** What a site, or its export, says of launches, weeks and redirects, by product. */

import type { PublishedSite } from '../../client/read-site.ts';
import type { LaunchPeriodDetail, PublishedPlacement, PublishedProduct } from '../../client/resources.ts';

export interface PublishedSource {
	/** The address of the site, or the path of its export. */
	readonly name: string;
	readonly format: string;
	readonly products: readonly PublishedProduct[];
	/** Where a product stands in the source. */
	readonly placeOf: (index: number, slug: string) => string;
	/** By product. */
	readonly launches: ReadonlyMap<string, readonly PublishedPlacement[]>;
	/** As far as the source describes weeks. */
	readonly periods: readonly LaunchPeriodDetail['launch_period'][];
	/** By product. */
	readonly formerSlugs: ReadonlyMap<string, readonly string[]>;
	/** Names of categories by slug. */
	readonly categoryNames: Readonly<Record<string, string>>;
}

export function sourceOfSite({
	origin,
	products,
	launchPeriods,
	redirects,
	categoryNames,
}: PublishedSite): PublishedSource {
	const ranked = launchPeriods.flatMap(({ launch_period, rankings }) =>
		rankings.flatMap(({ product, position, score = 0, votes = 0, comments = 0 }) =>
			product === undefined ? [] : [{ product, launch_period: launch_period.slug, position, score, votes, comments }],
		),
	);
	const rankedBySlug = Map.groupBy(ranked, ({ product }) => product);
	return {
		name: origin,
		format: 'a site of this API',
		products,
		placeOf: (_index, slug) => `${origin}/api/products/${slug}`,
		// The export has those beyond the 50th place as well.
		launches: new Map(products.map(({ slug, launches }) => [slug, launches ?? rankedBySlug.get(slug) ?? []])),
		periods: launchPeriods.map(({ launch_period }) => launch_period),
		formerSlugs: formerSlugsOf(redirects ?? {}),
		categoryNames: categoryNames ?? {},
	};
}

export function sourceOfExport(name: string, products: readonly PublishedProduct[]): PublishedSource {
	return {
		name,
		format: 'the export of a site of this API',
		products,
		placeOf: (index) => `${name}:${index + 1}`,
		launches: new Map(products.map(({ slug, launches = [] }) => [slug, launches])),
		periods: [],
		formerSlugs: new Map(),
		categoryNames: {},
	};
}

/** @param redirects - Paths of pages by their former paths. */
function formerSlugsOf(redirects: Readonly<Record<string, string>>): Map<string, string[]> {
	const slugs = new Map<string, string[]>();
	for (const [from, to] of Object.entries(redirects)) {
		const [, former] = /^\/products\/([a-z0-9-]+)$/.exec(from) ?? [];
		const [, slug] = /^\/products\/([a-z0-9-]+)$/.exec(to) ?? [];
		if (former !== undefined && slug !== undefined) slugs.set(slug, [...(slugs.get(slug) ?? []), former]);
	}
	return slugs;
}
