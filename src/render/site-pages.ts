/**
 * Every page but the 404. A kind of page has one component and one Markdown version; its address is a path, or a pattern
 * like those of `openapi.yaml`. The routes of pages, the site map, the links of Markdown, the names that pages of editors cannot
 * have, and the check of links read this table.
 */
import type { Catalog, Page, Product } from '../catalog/catalog.ts';
import type { LastChanges } from '../catalog/last-changes.ts';
import { oncePer } from '../catalog/once.ts';
import { productsByPrice, productsIn } from '../catalog/product-groups.ts';
import * as at from '../urls/paths.ts';
import { fillIn } from './guides/prose-text.ts';
import { categoriesMarkdown, homeMarkdown, proseMarkdown } from './markdown/pages.ts';
import { productMarkdown } from './markdown/product.ts';
import {
	categoryMarkdown,
	facetValueMarkdown,
	facetValuesMarkdown,
	pricesMarkdown,
	pricingMarkdown,
	productsMarkdown,
} from './markdown/product-lists.ts';
import { subscribeMarkdown } from './markdown/subscribe.ts';
import { laterPlacesMarkdown, launchPeriodMarkdown, launchPeriodsMarkdown, yearMarkdown } from './markdown/weeks.ts';
import { launchProps } from './props/launch.ts';
import { categoriesProps } from './props/lists.ts';
import { compareProps, homeProps, proseProps, referenceProps, savedProps, searchProps } from './props/pages.ts';
import { productProps } from './props/product.ts';
import {
	categoryProps,
	facetValueProps,
	facetValuesProps,
	ordersOf,
	pricesProps,
	pricingProps,
	productsProps,
} from './props/product-lists.ts';
import { subscribeProps } from './props/subscribe.ts';
import { laterPlacesProps, launchPeriodProps, launchPeriodsProps, pagesOfPlaces, yearProps } from './props/week.ts';
import { contractVersion, openapiDocument } from './reference/contract.ts';
import { apiChangesOf, versionsOf } from './reference/contract-pages.ts';
import { countPlaces, weeksByYear } from './shared/leaderboard.ts';
import { laterPages, pagePath } from './shared/pagination.ts';
import { pathOfOrder } from './shared/product-orders.ts';

/** The sources of the pages about the contract, which only the build has as texts. */
export interface ContractFiles {
	/** `openapi.yaml`. */
	readonly contract: string;
	/** `changes.yaml`. */
	readonly changes: string;
	/** `versions.md`. */
	readonly versions: string;
}

/** The day since which what a page is about has not changed, where that is known. */
type Changed = (changes: LastChanges, catalog: Catalog) => string | undefined;

interface PageOf<Props> {
	readonly path: string;
	readonly props: (files: ContractFiles) => Props;
	readonly changed?: Changed | undefined;
}

/** Writes the Markdown version of a page from the props of its component. */
type Markdown<Props> = (props: Props) => string;

interface Kind {
	/** The path of its page, or a pattern of its paths, such as `/products/{slug}`. */
	readonly address: string;
	/** Path of the component in `src/render/html`, without its ending. */
	readonly component: string;
	/** Pages that only work in a browser have none. */
	readonly markdown: Markdown<never> | undefined;
}

interface PageKind extends Kind {
	readonly pagesOf: (catalog: Catalog) => readonly PageOf<object>[];
}

/** A page, and what all pages of its kind have in common. */
export interface SitePage extends Kind, PageOf<object> {}

/** Pages of one kind. */
const family = <Props extends object>(
	address: string,
	component: string,
	markdown: Markdown<Props> | undefined,
	pagesOf: (catalog: Catalog) => readonly PageOf<Props>[],
): PageKind => ({ address, component, markdown, pagesOf });

/** A page that every board has. */
const single = <Props extends object>(
	path: string,
	component: string,
	markdown: Markdown<Props> | undefined,
	props: (catalog: Catalog, files: ContractFiles) => Props,
	changed?: Changed,
): PageKind =>
	family(path, component, markdown, (catalog) => [{ path, props: (files) => props(catalog, files), changed }]);

/** Every page of a list of products. */
function listing<Props>(path: string, items: readonly Product[], props: (page: number) => Props): PageOf<Props>[] {
	const changed: Changed = ({ ofList }) => ofList(items);
	return [1, ...laterPages(items)].map((page) => ({ path: pagePath(path, page), props: () => props(page), changed }));
}

const prose = (catalog: Catalog, page: Page) =>
	proseProps(catalog, { ...page, body: fillIn(catalog, page.body) }, pathsWithMarkdown(catalog));

const ofProducts: Changed = ({ ofList }, { products }) => ofList(products);
const ofWeeks: Changed = ({ ofWeeks }) => ofWeeks();

/** The table, in the order of the site map. */
export const pageKinds: readonly PageKind[] = [
	single(
		'/',
		'home/HomePage',
		homeMarkdown,
		// Its links are those of the first page.
		(catalog) => homeProps(catalog, catalog.home && prose(catalog, { ...catalog.home, slug: '' })),
		ofWeeks,
	),
	family(at.productListPage, 'products/ProductsPage', productsMarkdown, (catalog) =>
		(['name', ...ordersOf(catalog)] as const).flatMap((order) =>
			listing(pathOfOrder(order), catalog.products, (page) => productsProps(catalog, order, page)),
		),
	),
	family(at.pricingListPage, 'pricing/PricesPage', pricesMarkdown, (catalog) =>
		productsByPrice(catalog).length > 0
			? [{ path: at.pricingListPage, props: () => pricesProps(catalog), changed: ofProducts }]
			: [],
	),
	family(at.pricingPage('{model}'), 'pricing/PricingPage', pricingMarkdown, (catalog) =>
		productsByPrice(catalog).flatMap((model) =>
			listing(at.pricingPage(model.slug), model.products, (page) => pricingProps(catalog, model, page)),
		),
	),
	family(at.productPage('{slug}'), 'product/ProductPage', productMarkdown, (catalog) =>
		catalog.products.map((product) => ({
			path: at.productPage(product.slug),
			props: () => productProps(catalog, product),
			changed: ({ ofProduct }) => ofProduct(product),
		})),
	),
	single(at.categoryListPage, 'categories/CategoriesPage', categoriesMarkdown, categoriesProps, ofProducts),
	family(at.categoryPage('{slug}'), 'categories/CategoryPage', categoryMarkdown, (catalog) =>
		catalog.categories.flatMap((category) =>
			listing(at.categoryPage(category.slug), productsIn(catalog, category.slug), (page) =>
				categoryProps(catalog, category, page),
			),
		),
	),
	...at.facetFields.flatMap((field) => [
		single(
			at.facetListPage(field),
			'facets/FacetValuesPage',
			facetValuesMarkdown,
			(catalog) => facetValuesProps(catalog, field, catalog.facets[field]),
			ofProducts,
		),
		family(at.facetPage(field, '{slug}'), 'facets/FacetValuePage', facetValueMarkdown, (catalog) =>
			catalog.facets[field].flatMap((value) =>
				listing(at.facetPage(field, value.slug), value.products, (page) =>
					facetValueProps(catalog, field, value, page),
				),
			),
		),
	]),
	family(at.ownListPage('{field}'), 'facets/FacetValuesPage', facetValuesMarkdown, (catalog) =>
		catalog.own_lists.map(({ field, values }) => ({
			path: at.ownListPage(field.name),
			props: () => facetValuesProps(catalog, field, values),
			changed: ofProducts,
		})),
	),
	family(at.ownValuePage('{field}', '{slug}'), 'facets/FacetValuePage', facetValueMarkdown, (catalog) =>
		catalog.own_lists.flatMap(({ field, values }) =>
			values.flatMap((value) =>
				listing(at.ownValuePage(field.name, value.slug), value.products, (page) =>
					facetValueProps(catalog, field, value, page),
				),
			),
		),
	),
	single(at.launchPeriodListPage, 'weeks/WeeksPage', launchPeriodsMarkdown, launchPeriodsProps, ofWeeks),
	family(at.yearPage('{year}'), 'weeks/YearPage', yearMarkdown, (catalog) =>
		weeksByYear(catalog).map(({ year, weeks }) => ({
			path: at.yearPage(year),
			props: () => yearProps(catalog, year),
			changed: ({ ofYear }) => ofYear(weeks),
		})),
	),
	family(at.launchPeriodPage('{slug}'), 'week/WeekPage', launchPeriodMarkdown, (catalog) =>
		catalog.launch_periods.map((period) => ({
			path: at.launchPeriodPage(period.slug),
			props: () => launchPeriodProps(catalog, period),
			changed: ({ ofWeek }) => ofWeek(period),
		})),
	),
	family(`${at.launchPeriodPage('{slug}')}/page/{page}`, 'week/LaterPlacesPage', laterPlacesMarkdown, (catalog) =>
		catalog.launch_periods.flatMap((period) =>
			Array.from({ length: pagesOfPlaces(countPlaces(period)) - 1 }, (_, index) => ({
				path: pagePath(at.launchPeriodPage(period.slug), index + 2),
				props: () => laterPlacesProps(catalog, period, index + 2),
				changed: ({ ofWeek }: LastChanges) => ofWeek(period),
			})),
		),
	),
	family('/{slug}', 'prose/ProsePage', proseMarkdown, (catalog) =>
		catalog.pages.map((page) => ({ path: `/${page.slug}`, props: () => prose(catalog, page) })),
	),
	single(at.subscribePage, 'subscribe/SubscribePage', subscribeMarkdown, subscribeProps),
	single(
		at.apiChangesPage,
		'prose/ProsePage',
		proseMarkdown,
		(catalog, { changes }) => prose(catalog, apiChangesOf(changes)),
		({ ofApi }) => ofApi(),
	),
	single(at.referencePage, 'developers/ReferencePage', proseMarkdown, (catalog, { contract }) =>
		referenceProps(catalog, openapiDocument(contract, catalog), pathsWithMarkdown(catalog)),
	),
	single(at.versionsPage, 'prose/ProsePage', proseMarkdown, (catalog, { contract, versions }) =>
		prose(catalog, versionsOf(versions, contractVersion(contract))),
	),
	single(at.launchPage, 'launch/LaunchPage', undefined, launchProps),
	single(at.searchPage, 'search/SearchPage', undefined, searchProps),
	single(at.comparePage, 'compare/ComparePage', undefined, compareProps),
	single(at.savedPage, 'saved/SavedPage', undefined, savedProps),
];

export const sitePages = oncePer((catalog: Catalog): readonly SitePage[] =>
	pageKinds.flatMap(({ pagesOf, ...kind }) => pagesOf(catalog).map((page) => ({ ...kind, ...page }))),
);

/** The Markdown version of a page. @param props - Those of its component. */
export function pageMarkdown(component: string, props: object): string {
	const write = pageKinds.find((kind) => kind.component === component)?.markdown;
	if (!write) throw new Error(`Pages of \`${component}\` have no Markdown version.`);
	// Its kind has no other props for it.
	return write(props as never);
}

/** The parameter of the route of a component. */
export const parameterOf = (component: string): string => component.slice(component.indexOf('/') + 1);

/** The pages that have a Markdown version, which are those that search engines should know. */
export const readablePages = oncePer((catalog: Catalog): readonly SitePage[] =>
	sitePages(catalog).filter(({ markdown }) => markdown),
);

export const pathsWithMarkdown = oncePer(
	(catalog: Catalog): ReadonlySet<string> => new Set(readablePages(catalog).map(({ path }) => path)),
);

/**
 * The props of a page, its path and its component among them. They are made once for both of its versions, so that their parts are
 * hashed once.
 */
export const propsOf = oncePer((files: ContractFiles) =>
	oncePer(({ path, component, props }: SitePage) => ({ ...props(files), path, component })),
);
