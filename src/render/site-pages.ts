/**
 * Every page but the 404: its path, the component that shows it, its props, its Markdown version, and what its last change
 * depends on. The routes of pages, the site map, the links of Markdown and the check of links read this table.
 */
import type { Catalog, LaunchPeriod, Product } from '../catalog/catalog.ts';
import type { LastChanges } from '../catalog/last-changes.ts';
import { oncePer } from '../catalog/once.ts';
import { productsByPrice, productsIn } from '../catalog/product-groups.ts';
import * as at from '../routes/paths.ts';
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
import { layoutOf } from './props/layout.ts';
import { categoriesProps } from './props/lists.ts';
import { homeProps, proseProps, referenceProps, searchProps } from './props/pages.ts';
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

/** The function that writes the Markdown version of each component's page. Forms have none. */
const markdownOf = {
	Home: homeMarkdown,
	Products: productsMarkdown,
	Prices: pricesMarkdown,
	Pricing: pricingMarkdown,
	Product: productMarkdown,
	Categories: categoriesMarkdown,
	Category: categoryMarkdown,
	FacetValues: facetValuesMarkdown,
	FacetValue: facetValueMarkdown,
	LaunchPeriods: launchPeriodsMarkdown,
	Year: yearMarkdown,
	LaunchPeriod: launchPeriodMarkdown,
	LaterPlaces: laterPlacesMarkdown,
	Prose: proseMarkdown,
	Subscribe: subscribeMarkdown,
	Reference: proseMarkdown,
};

/** The name of a component in `src/render/html` that shows a page. */
export type View = keyof typeof markdownOf | 'Launch' | 'Search' | 'Compare';

type PropsOf<Shown extends View> = object &
	(Shown extends keyof typeof markdownOf ? Parameters<(typeof markdownOf)[Shown]>[0] : unknown);

/** The sources of the pages about the contract, which only the build has as texts. */
export interface ContractFiles {
	/** `openapi.yaml`. */
	readonly contract: string;
	/** `changes.yaml`. */
	readonly changes: string;
	/** `versions.md`. */
	readonly versions: string;
}

export interface SitePage {
	readonly view: View;
	readonly path: string;
	readonly props: (files: ContractFiles) => object;
	/** The day since which what it is about has not changed, where that is known. */
	readonly changed: ((changes: LastChanges) => string | undefined) | undefined;
}

/** The table, in the order of the site map. */
export const sitePages = oncePer((catalog: Catalog): readonly SitePage[] => {
	const { products, categories, facets, launch_periods, pages } = catalog;
	const priced = productsByPrice(catalog);
	const ofProducts = ({ ofList }: LastChanges) => ofList(products);
	const ofWeeks = (changes: LastChanges) => changes.ofWeeks();
	const prose = (page: (typeof pages)[number]) =>
		proseProps(catalog, { ...page, body: fillIn(catalog, page.body) }, pathsWithMarkdown(catalog));
	return [
		row('Home', '/', () => homeProps(catalog), ofWeeks),
		...(['name', ...ordersOf(catalog)] as const).flatMap((order) =>
			listing('Products', pathOfOrder(order), products, (page) => productsProps(catalog, order, page)),
		),
		...(priced.length > 0 ? [row('Prices', at.pricingListPage, () => pricesProps(catalog), ofProducts)] : []),
		...priced.flatMap((model) =>
			listing('Pricing', at.pricingPage(model.slug), model.products, (page) => pricingProps(catalog, model, page)),
		),
		...products.map((product) =>
			row(
				'Product',
				at.productPage(product.slug),
				() => productProps(catalog, product),
				({ ofProduct }) => ofProduct(product),
			),
		),
		row('Categories', at.categoryListPage, () => categoriesProps(catalog), ofProducts),
		...categories.flatMap((category) =>
			listing('Category', at.categoryPage(category.slug), productsIn(catalog, category.slug), (page) =>
				categoryProps(catalog, category, page),
			),
		),
		...at.facetFields.flatMap((field) => [
			row('FacetValues', at.facetListPage(field), () => facetValuesProps(catalog, field), ofProducts),
			...facets[field].flatMap((value) =>
				listing('FacetValue', at.facetPage(field, value.slug), value.products, (page) =>
					facetValueProps(catalog, field, value, page),
				),
			),
		]),
		row('LaunchPeriods', at.launchPeriodListPage, () => launchPeriodsProps(catalog), ofWeeks),
		...weeksByYear(catalog).map(({ year, weeks }) =>
			row(
				'Year',
				at.yearPage(year),
				() => yearProps(catalog, year),
				({ ofYear }) => ofYear(weeks),
			),
		),
		...launch_periods.flatMap((period) => pagesOfWeek(catalog, period)),
		...pages.map((page) => row('Prose', `/${page.slug}`, () => prose(page))),
		row('Subscribe', at.subscribePage, () => subscribeProps(catalog)),
		row(
			'Prose',
			at.apiChangesPage,
			({ changes }) => prose(apiChangesOf(changes)),
			({ ofApi }) => ofApi(),
		),
		row('Reference', at.referencePage, ({ contract }) =>
			referenceProps(catalog, openapiDocument(contract, catalog), pathsWithMarkdown(catalog)),
		),
		row('Prose', at.versionsPage, ({ contract, versions }) => prose(versionsOf(versions, contractVersion(contract)))),
		row('Launch', at.launchPage, () => launchProps(catalog)),
		row('Search', at.searchPage, () => searchProps(catalog)),
		row('Compare', at.comparePage, () => ({ layout: layoutOf(catalog) })),
	];
});

const row = <Shown extends View>(
	view: Shown,
	path: string,
	props: (files: ContractFiles) => PropsOf<Shown>,
	changed?: SitePage['changed'],
): SitePage => ({ view, path, props, changed });

/** Every page of a list. */
function listing<Shown extends View>(
	view: Shown,
	path: string,
	items: readonly Product[],
	props: (page: number) => PropsOf<Shown>,
): SitePage[] {
	const changed = ({ ofList }: LastChanges) => ofList(items);
	return [1, ...laterPages(items)].map((page) => row(view, pagePath(path, page), () => props(page), changed));
}

function pagesOfWeek(catalog: Catalog, period: LaunchPeriod): SitePage[] {
	const path = at.launchPeriodPage(period.slug);
	const changed = ({ ofWeek }: LastChanges) => ofWeek(period);
	const later = Array.from({ length: pagesOfPlaces(countPlaces(period)) - 1 }, (_, index) => index + 2);
	return [
		row('LaunchPeriod', path, () => launchPeriodProps(catalog, period), changed),
		...later.map((page) =>
			row('LaterPlaces', pagePath(path, page), () => laterPlacesProps(catalog, period, page), changed),
		),
	];
}

/** The pages that have a Markdown version, which are those that search engines should know: all but forms. */
export const readablePages = oncePer((catalog: Catalog): readonly SitePage[] =>
	sitePages(catalog).filter(({ path }) => at.hasMarkdownVersion(path)),
);

export const pathsWithMarkdown = oncePer(
	(catalog: Catalog): ReadonlySet<string> => new Set(readablePages(catalog).map(({ path }) => path)),
);

const writers: Readonly<Record<string, (props: never) => string>> = markdownOf;

/** The Markdown version of a page. @param props - Those of its component. */
export function pageMarkdown(view: View, props: object): string {
	const write = writers[view];
	if (!write)
		throw new Error(`The form \`${view}\` has no Markdown version. Leave its path out in \`hasMarkdownVersion\`.`);
	// `row` takes no other props for it.
	return write(props as never);
}

/** Props are made once for both versions of a page, so that their parts are hashed once. */
const propsOf = oncePer((files: ContractFiles) => oncePer((page: SitePage) => page.props(files)));

/**
 * Pages as Astro wants them. Their props are made when they are read: Astro's dev server asks several routes for their paths
 * before it shows a page.
 */
export const asPaths = <Params>(
	pages: readonly SitePage[],
	files: ContractFiles,
	paramsOf: (page: SitePage) => Params,
): { readonly params: Params; readonly props: { readonly view: View } }[] =>
	pages.map((page) => ({
		params: paramsOf(page),
		get props() {
			return { view: page.view, ...propsOf(files)(page) };
		},
	}));
