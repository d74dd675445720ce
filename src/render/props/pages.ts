/** The props of single pages: home, search, comparison, saved products, and pages of text. */
import {
	type Catalog,
	type LaunchPeriod,
	type Page,
	type PeriodFacts,
	type Product,
	periodFacts,
	type Ranking,
} from '../../catalog/catalog.ts';
import { newestFirst, newestProducts, productsBySlug } from '../../catalog/product-groups.ts';
import { similarProducts } from '../../catalog/similar-products.ts';
import { fewCompared } from '../../urls/paths.ts';
import type { Contract } from '../reference/contract.ts';
import { slugsOfExamples } from '../reference/examples.ts';
import { referenceOf } from '../reference/reference.ts';
import { isOnlyEnglish } from '../shared/developer-pages.ts';
import { countPlaces, shownPlaces } from '../shared/leaderboard.ts';
import { absoluteLinks } from '../shared/markdown-links.ts';
import { type Layout, layoutOf } from './layout.ts';
import { type Facet, facetsOf, type NamedProduct, named } from './lists.ts';
import { type BoardPlace, boardPlaces, lastWinner } from './week.ts';

export interface HomeProps {
	readonly layout: Layout;
	/** The board's own words above its weeks. */
	readonly intro: Pick<ProseProps, 'page' | 'text'> | undefined;
	/** The newest week. */
	readonly latest: HomeWeek | undefined;
	/** The newest week with its first places; while it has none the last week that has, where there is one. */
	readonly lead: HomeWeek | undefined;
	/** The winner of last week, while another one leads the page. */
	readonly lastWinner: Ranking | undefined;
	/** The first three of the week with places before the newest, or the launches of the newest where that week leads. */
	readonly beside: HomeWeek | undefined;
	/** Products that are in neither week. */
	readonly newest: readonly NamedProduct[];
	/** More of the newest products. Readers are told which of them came since their last visit. */
	readonly arrived: readonly Pick<NamedProduct, 'slug' | 'name'>[];
	/** Those that have products. */
	readonly categories: readonly Facet[];
	/** Those of the day. The Markdown version doesn't have them. */
	readonly sponsors: Catalog['sponsors'];
}

/** A week with its first places, and how many it has, those of withdrawn products included. */
interface HomeWeek extends PeriodFacts {
	readonly places: readonly BoardPlace[];
	readonly count: number;
}

const most = { places: 10, beside: 3, products: 6, arrived: 60 } as const;

/** @param intro - The props of `content/pages/home.md`. */
export function homeProps(catalog: Catalog, intro?: ProseProps): HomeProps {
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
		intro: intro && { page: intro.page, text: intro.text },
		latest,
		lead,
		beside,
		lastWinner: leads ? lastWinner(catalog, newest) : undefined,
		newest: newestProducts(others, most.products).map(named),
		arrived: arrivedProducts(others).map(({ slug, name }) => ({ slug, name })),
		categories: facetsOf(catalog).categories,
		sponsors: catalog.sponsors,
	};
}

/** If the newest day has more of them, those with the lowest places: what came last has had the least time to get votes. */
function arrivedProducts(products: readonly Product[]): readonly Product[] {
	const sorted = products.toSorted(newestFirst);
	const sameDay = sorted.filter(({ first_launched_on }) => first_launched_on === sorted[0]?.first_launched_on).length;
	const from = Math.max(0, sameDay - most.arrived);
	return sorted.slice(from, from + most.arrived);
}

function homeWeek(catalog: Catalog, week: LaunchPeriod | undefined, count: number): HomeWeek | undefined {
	if (!week) return undefined;
	const places = boardPlaces(catalog, week, shownPlaces(week).slice(0, count));
	return { ...periodFacts(week), places, count: countPlaces(week) };
}

export type SearchProps = ReturnType<typeof searchProps>;

const largest = 12;

export function searchProps(catalog: Catalog) {
	const { prices, categories } = facetsOf(catalog);
	const chosen = new Set(categories.toSorted((a, b) => b.count - a.count).slice(0, largest));
	return {
		layout: layoutOf(catalog),
		/** What results can be narrowed by. */
		filters: {
			prices,
			categories,
			own: catalog.own_lists.map(({ field, values }) => ({
				field,
				facets: values.map(({ slug, name, products }): Facet => ({ slug, name, count: products.length })),
			})),
		},
		/** The largest ones, in name order. */
		categories: categories.filter((category) => chosen.has(category)),
	};
}

export type CompareProps = ReturnType<typeof compareProps>;

const mostExamples = 3;

/** Comparisons to begin with: the first products of the last week that has a winner, each with those that resemble it. */
export function compareProps(catalog: Catalog) {
	const [similar, bySlug] = [similarProducts(catalog.products), productsBySlug(catalog)];
	const week = catalog.launch_periods.find(({ has_places }) => has_places);
	const comparisons = (week?.rankings ?? []).flatMap(({ product }) => {
		const found = bySlug.get(product);
		const others = similar.get(product) ?? [];
		const compared = found && [found, ...others].slice(0, fewCompared).map(({ slug, name }) => ({ slug, name }));
		return compared && others.length > 0 ? [compared] : [];
	});
	// Two products that resemble only each other would be compared twice.
	const slugsOf = (products: readonly { slug: string }[]) => products.map(({ slug }) => slug).sort();
	const unlike = new Map(comparisons.map((products) => [slugsOf(products).join(), products]));
	return { layout: layoutOf(catalog), examples: [...unlike.values()].slice(0, mostExamples) };
}

export type SavedProps = ReturnType<typeof savedProps>;

/** The first places of the last week that has any, for readers who have saved nothing. */
export function savedProps(catalog: Catalog) {
	const week = catalog.launch_periods.find(({ has_places }) => has_places);
	return { layout: layoutOf(catalog), week: homeWeek(catalog, week, most.beside) };
}

export interface ProseProps {
	readonly layout: Layout;
	/** With its placeholders filled in. */
	readonly page: Page;
	/** Its body for readers outside the site. */
	readonly text: string;
	readonly path: string;
}

/**
 * @param page - With its placeholders filled in.
 * @param paths - The paths of pages that have a Markdown version.
 */
export function proseProps(catalog: Catalog, page: Page, paths: ReadonlySet<string>): ProseProps {
	const path = `/${page.slug}`;
	return {
		layout: layoutOf(catalog),
		page: isOnlyEnglish(path, catalog.site.lang) ? { ...page, lang: 'en' } : page,
		text: absoluteLinks({ base_url: catalog.base_url, paths }, path, page.body),
		path,
	};
}

export type ReferenceProps = ReturnType<typeof referenceProps>;

export const referenceProps = (catalog: Catalog, contract: Contract, paths: ReadonlySet<string>) => ({
	...proseProps(catalog, referenceOf(contract), paths),
	slugs: slugsOfExamples(contract, catalog),
});
