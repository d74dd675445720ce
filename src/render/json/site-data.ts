/** Documents beside the API: lookups under `/data`, the status, the web app manifest, and the colors of the pages. */
import type { Catalog } from '../../catalog/catalog.ts';
import { fingerprint } from '../../catalog/changelog.ts';
import { formerFacetSlug } from '../../catalog/facets.ts';
import { websiteKey } from '../../contract/data-files.ts';
import { isEnglish } from '../../texts/formats.ts';
import * as at from '../../urls/paths.ts';
import { coloursOf } from '../shared/colours.ts';
import { catalogExport } from './product.ts';

/** Every product in name order. */
export function slugsAndNames({ products }: Catalog): (readonly [slug: string, name: string])[] {
	return products.map(({ slug, name }) => [slug, name]);
}

/** Slugs by website. A website that several products share belongs to the first of them in name order. */
export function slugsByWebsite({ products }: Catalog): Record<string, string> {
	const entries = products.flatMap(({ slug, website_url }): [string, string][] => {
		const key = website_url === undefined ? undefined : websiteKey(website_url);
		return key === undefined ? [] : [[key, slug]];
	});
	return Object.fromEntries(entries.toReversed().sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** Paths of pages that have moved, with the paths they have now. */
export function redirects({ renamed, facets }: Catalog): Record<string, string> {
	const products = renamed.map(({ from, to }) => [at.productPage(from), at.productPage(to)]);
	const lists = at.facetFields.flatMap((field) => {
		const taken = new Set(facets[field].map(({ slug }) => slug));
		return facets[field].flatMap(({ slug, name }) => {
			const former = formerFacetSlug(name);
			const isFree = former !== undefined && !taken.has(former);
			return isFree ? [[at.facetPage(field, former), at.facetPage(field, slug)]] : [];
		});
	});
	return Object.fromEntries([...products, ...lists]);
}

/**
 * What has changed from release to release, and every correction of a closed week. Releases don't show what came and went
 * between two records, so `products` has a hash of each product's line in the export: a copy finds what to replace or delete.
 */
export function changes(catalog: Catalog) {
	const lines = catalogExport(catalog).split('\n');
	return {
		fingerprint: catalog.fingerprint,
		products: Object.fromEntries(catalog.products.map(({ slug }, index) => [slug, fingerprint(lines[index] ?? '')])),
		releases: catalog.releases,
		corrections: catalog.launch_periods.flatMap(({ slug, corrections }) =>
			corrections.map(({ date, product, reason, before, now }) => ({
				launch_period: slug,
				date,
				product,
				reason,
				before: before ?? null,
				now: now ?? null,
			})),
		),
	};
}

/**
 * The live release and how long it is valid. The only published document with the time of the build, so that no other changes
 * in a build that changes nothing.
 *
 * @param version - The version of the contract.
 */
export function statusDocument(catalog: Catalog, version: string) {
	const { software, built_at, date, valid_until, base_url, rate_limit } = catalog;
	const { products, launch_periods, upcoming_periods, categories, site } = catalog;
	const counts = { products: products.length, launch_periods: launch_periods.length, categories: categories.length };
	const { name, notice, numbers } = site;
	const weekEnds = [...launch_periods, ...upcoming_periods].map(({ ends_on }) => ends_on);
	const dates = { built_at, date, valid_until, last_week_ends_on: weekEnds.sort().at(-1) ?? null };
	const lang = isEnglish(site.lang) ? undefined : site.lang;
	return { name, lang, version, software, ...dates, base_url, rate_limit, notice, numbers, counts };
}

/** `/site.webmanifest`: what a system shows for a site that is installed as an app. The icons are in `public`. */
export function webManifest({ site }: Catalog) {
	const { paper } = coloursOf(site).light;
	return {
		id: '/',
		name: site.name,
		description: site.description,
		lang: site.lang,
		start_url: '/',
		display: 'browser',
		background_color: paper,
		theme_color: paper,
		icons: [192, 512].map((size) => ({
			src: `/icon-${size}.png`,
			sizes: `${size}x${size}`,
			type: 'image/png',
			purpose: 'any maskable',
		})),
	};
}

/** The style sheet of a board with colours or a font of its own. It comes before the style sheets of the pages, and weighs more. */
export function themeCss({ site }: Pick<Catalog, 'site'>): string {
	const { light, dark } = coloursOf(site);
	const names = ['paper', 'line', 'accent', 'wash', 'plate'] as const;
	const lines = names.map((name) => `\t--${name}: light-dark(${light[name]}, ${dark[name]});\n`);
	return `${site.face?.css ?? ''}:root:root {\n${lines.join('')}}\n`;
}
