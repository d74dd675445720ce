/** The props of single pages: home, search and text pages. */
import { type Catalog, type LaunchPeriod, type Page, periodFacts } from '../../catalog/catalog.ts';
import { newestProducts } from '../../catalog/product-groups.ts';
import type { Contract } from '../reference/contract.ts';
import { slugsOfExamples } from '../reference/examples.ts';
import { referenceOf } from '../reference/reference.ts';
import { countPlaces, shownPlaces } from '../shared/leaderboard.ts';
import { absoluteLinks } from '../shared/markdown-links.ts';
import { layoutOf } from './layout.ts';
import { countedCategories, facetsOf, named } from './lists.ts';
import { boardPlaces } from './week.ts';

export type HomeProps = ReturnType<typeof homeProps>;

const most = { places: 10, beside: 3, products: 6 } as const;

/** @param intro - The props of `content/pages/home.md`. */
export function homeProps(catalog: Catalog, intro?: ProseProps) {
	const { launch_periods, products } = catalog;
	const [newest, ...earlier] = launch_periods;
	const winners = earlier.find(({ has_places }) => has_places);
	const leads = newest?.has_places || !winners;
	const latest = homeWeek(catalog, newest, most.places);
	const last = homeWeek(catalog, winners, leads ? most.beside : most.places);
	const [lead, beside] = leads ? [latest, last] : [last, latest];
	const shown = new Set([lead, beside].flatMap((week) => week?.places.map(({ product }) => product)));
	const others = products.filter(({ slug }) => !shown.has(slug));
	return {
		layout: layoutOf(catalog),
		/** The board's own words above its weeks. */
		intro: intro && { page: intro.page, text: intro.text },
		/** The newest week. */
		latest,
		/** The newest week with its first places; while it has none the last week that has, where there is one. */
		lead,
		/** The first three of the week with places before the newest, or the launches of the newest where that week leads. */
		beside,
		/** Products that are in neither week. */
		newest: newestProducts(others, most.products).map(named),
		categories: facetsOf(catalog).categories,
	};
}

/** A week with its first places, and how many it has, those of withdrawn products included. */
function homeWeek(catalog: Catalog, week: LaunchPeriod | undefined, count: number) {
	if (!week) return undefined;
	const places = boardPlaces(catalog, week, shownPlaces(week).slice(0, count));
	return { ...periodFacts(week), places, count: countPlaces(week) };
}

export type SearchProps = ReturnType<typeof searchProps>;

const largest = 12;

export function searchProps(catalog: Catalog) {
	const filled = countedCategories(catalog).filter(({ count }) => count > 0);
	const chosen = new Set(filled.toSorted((a, b) => b.count - a.count).slice(0, largest));
	return {
		layout: layoutOf(catalog),
		/** The largest ones, in name order, without their counts: most edits leave them as they are. */
		categories: filled.filter((category) => chosen.has(category)).map(({ slug, name }) => ({ slug, name })),
	};
}

export type ProseProps = ReturnType<typeof proseProps>;

/**
 * @param page - With its placeholders filled in.
 * @param paths - The paths of pages that have a Markdown version.
 */
export function proseProps(catalog: Catalog, page: Page, paths: ReadonlySet<string>) {
	return {
		layout: layoutOf(catalog),
		page,
		/** Its body for readers outside the site. */
		text: absoluteLinks({ base_url: catalog.base_url, paths }, `/${page.slug}`, page.body),
	};
}

export type ReferenceProps = ReturnType<typeof referenceProps>;

export const referenceProps = (catalog: Catalog, contract: Contract, paths: ReadonlySet<string>) => ({
	...proseProps(catalog, referenceOf(contract), paths),
	slugs: slugsOfExamples(contract, catalog),
});
