/** The public paths, and the files of the published folder behind them. */
import { launchForms } from './launch.ts';
import { comparePage, savedPage } from './product-lists.ts';

export { launchPage } from './launch.ts';
export * from './product-lists.ts';

export const apiPath = '/api';
export const productsPath = `${apiPath}/products`;
export const launchPeriodsPath = `${apiPath}/launch_periods`;
/** What the Node server says of itself, for monitors. */
export const healthPath = '/health';
/** The contract, and its types for TypeScript. */
export const openapiFile = '/openapi.json';
export const openapiTypesFile = '/openapi.d.ts';

/** The page of the content whose text is on the first page. */
export const homeName = 'home';

/** The list of all products in name order, and the same list in other orders: best score first, newest first. */
export const productListPage = '/products';
export const otherOrders = ['score', 'newest'] as const;
export const orderPage = (order: (typeof otherOrders)[number]): string => `${productListPage}/order/${order}`;

/** Pages for people, which the `url` members lead to. */
export const productPage = (slug: string): string => `${productListPage}/${slug}`;
export const launchPeriodListPage = '/launches';
export const launchPeriodPage = (slug: string): string => `${launchPeriodListPage}/${slug}`;

/** Every week of a year; `YYYY`. */
export const yearPage = (year: string): string => `${launchPeriodListPage}/${year}`;

export const categoryListPage = '/categories';
export const categoryPage = (slug: string): string => `${categoryListPage}/${slug}`;
/** The pricing models that products have. */
export const pricingListPage = '/pricing';
/** Products of a pricing model, by its part of the path, see `pricingSlug`. */
export const pricingPage = (model: string): string => `${pricingListPage}/${model}`;

/** Texts of products that lists are made by, such as `/makers` and `/makers/gnu-project`, with the word for several of them. */
export const facetPlurals = { maker: 'makers' } as const;
export type FacetField = keyof typeof facetPlurals;
export const facetFields = Object.keys(facetPlurals) as FacetField[];
export const isFacet = (field: string): field is FacetField => field in facetPlurals;
export const facetListPage = (field: FacetField): string => `/${facetPlurals[field]}`;
export const facetPage = (field: FacetField, slug: string): string => `${facetListPage(field)}/${slug}`;
/** Lists by a board's own fields. They are below one path, so that no name of a field takes the path of another page. */
export const ownListsPath = '/by';
export const ownListPage = (field: string): string => `${ownListsPath}/${field.replaceAll('_', '-')}`;
export const ownValuePage = (field: string, slug: string): string => `${ownListPage(field)}/${slug}`;
/** Something for each of these fields. */
export const byFacet = <Value>(of: (field: FacetField) => Value) =>
	Object.fromEntries(facetFields.map((field) => [field, of(field)])) as Record<FacetField, Value>;

/** Whether a page lists products of a category, a pricing model, a maker or the like, or leads to such lists. */
export const isListOfSome = (page: string): boolean =>
	[categoryListPage, pricingListPage, ownListsPath, ...facetFields.map(facetListPage)].some(
		(list) => page === list || page.startsWith(`${list}/`),
	);

/** The page of search results; the only reader of its query is a script of the page. */
export const searchPage = '/search';
/** Values by filter: `category`, `price`, or one of `ownFilter`. */
export type SearchFilters = Readonly<Record<string, string>>;
/** The filter by a board's own field. No other part of the query begins like it. */
export const ownFilter = (field: string): string => `by-${field.replaceAll('_', '-')}`;
export function searchFor(words: string, filters: SearchFilters = {}): string {
	const query = Object.entries({ ...(words && { q: words }), ...filters });
	return [searchPage, query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')]
		.filter(Boolean)
		.join('?');
}

/** The guide for developers. */
export const developersPage = '/developers';

/** The page that explains why clients need no credentials. */
export const authPage = '/auth';

/** The guide for editors. */
export const editorsPage = '/editors';

/** Every operation with its parameters and responses, and a button that sends each example request. */
export const referencePage = `${developersPage}/reference`;

/** The changelog of the API, and its policy on versions. */
export const apiChangesPage = `${developersPage}/changelog`;
export const versionsPage = `${developersPage}/versions`;

/** How to follow the board: feeds, the weekly digest among them, and calendar. */
export const subscribePage = '/subscribe';

/** The page in the place of a response that failed. Boards have it with routes that are rendered on request. */
export const errorPageFile = '/500.html';

/** Pictures for shared links, 1200 × 630. */
export const siteCard = '/images/site.png';

/** Colours and font of a board, where `site.yaml` sets any. */
export const themeFile = '/theme.css';
export const productCard = (slug: string): string => `/images/products/${slug}.png`;
export const launchPeriodCard = (slug: string): string => `/images/launches/${slug}.png`;

/** A product's own icon, 128 × 128. */
export const iconFile = (slug: string): string => `/icons/${slug}.png`;

/** Badges for makers to embed: that a product is listed, and that it was among the first three of a week. */
export const listedBadge = '/badges/listed.svg';
export const placeBadge = (product: string, period: string): string => `/badges/${product}/${period}.svg`;

/** Feeds by name, as Atom (RFC 4287) and JSON Feed 1.1. */
export const feedsFolder = '/feeds/';
export const atomFeed = (name: string): string => `${feedsFolder}${name}.atom`;
export const jsonFeed = (name: string): string => `${feedsFolder}${name}.json`;
/** New products, first places of finished weeks, new products of a page that lists some of them. */
export const productsFeed = 'products';
export const winnersFeed = 'winners';
export const listFeed = (page: string): string => page.slice(1);
/** The launch weeks as iCalendar (RFC 5545). */
export const calendarFile = `${feedsFolder}weeks.ics`;

/** Data outside the contract of the API. */
export const dataPath = '/data';
/** What the board adds to the content security policy. It's only published if there is something. */
export const policyFile = `${dataPath}/policy.json`;
/** Every published file with its size and hash. */
export const manifestFile = `${dataPath}/manifest.json`;

/** Exports of everything at once. */
export const catalogExportFile = `${dataPath}/catalog.ndjson`;
export const productsTableFile = `${dataPath}/products.csv`;

/** Names the search index, whose path changes with what it holds. */
export const searchFolder = '/search/';
export const searchPointerFile = `${searchFolder}index.json`;
/** @param hash - The first digits of its SHA-256, hexadecimal. */
export const searchIndexFile = (hash: string): string => `${searchFolder}${hash}.json`;
export const searchHashLength = 16;

/** Whether a page works without a browser. @param page - A path without its ending. */
export const hasMarkdownVersion = (page: string): boolean =>
	![searchPage, comparePage, savedPage, ...launchForms].includes(page);

/** The Markdown version of a page. @param page - A path without its ending. */
export const markdownFile = (page: string): string => (page === '/' ? '/index.md' : `${page}.md`);

/** The page whose Markdown version a file is. @param file - A path that ends in `.md`. */
export const pageOfMarkdown = (file: string): string => (file === '/index.md' ? '/' : file.replace(/\.md$/, ''));

/** Texts for language models, and for crawlers. */
export const llmsFile = '/llms.txt';
export const llmsFullFile = '/llms-full.txt';
export const robotsFile = '/robots.txt';
export const sitemapFile = '/sitemap.xml';

/** Files of the API's responses, as paths from the published folder. */
export const productFile = (slug: string): string => `${productsPath}/${slug}.json`;
export const launchPeriodsFile = `${launchPeriodsPath}.json`;
export const launchPeriodFile = (slug: string): string => `${launchPeriodsPath}/${slug}.json`;

/**
 * A complete ProductList document of one built page size. Page 1 always exists. Every file of a response is under `/api`, where
 * hosts count requests, and where no request gets a file by its own path.
 */
export const productListFile = (perPage: number, page: number): string =>
	`${apiPath}/lists/products/${perPage}/${page}.json`;

/** Paths of pages that have moved, with the paths they have now: a JSON object. */
export const redirectsFile = `${dataPath}/moved.json`;

/** Version, dates and counts of the live release. Outside the contract. */
export const statusFile = '/status.json';

/** The kinds of content files that have a JSON Schema, for the editors of people who write them. */
export const schemaNames = [
	...['product', 'launch_period', 'category', 'page', 'sponsor'],
	...['site', 'texts', 'synonyms'],
] as const;

export const schemasFolder = '/schemas';
export const schemaFile = (name: string): string => `${schemasFolder}/${name}.json`;

/** Pairs of slug and name, one for each product, in name order: to find near names and duplicates. */
export const namesFile = `${dataPath}/names.json`;

/** The columns that products are filtered and sorted by. Rows are in the order of `namesFile`. */
export const facetsFile = `${dataPath}/facets.json`;

/** Values of the board's own fields, on boards that have any. Rows are in the order of `namesFile`. */
export const ownFieldsFile = `${dataPath}/own-fields.json`;

/** The first places of every week. */
export const winnersFile = `${dataPath}/winners.json`;

/** Rows of the products that resemble each product. */
export const similarFile = `${dataPath}/similar.json`;

/** The operations of agents, each with its JSON Schema and an example. */
export const operationsFile = `${dataPath}/operations.json`;

/** The words that a draft may use: categories, pricing models, plans and weeks. */
export const vocabularyFile = `${dataPath}/vocabulary.json`;

/** Slugs of products by the key of their own website, see `websiteKey`. */
export const websitesFile = `${dataPath}/by-website.json`;

/** The agents' endpoints: POST only, under the same rate limit as the API. */
export const mcpEndpoint = '/mcp';
export const a2aEndpoint = '/a2a';
export const agentEndpoints = [mcpEndpoint, a2aEndpoint] as const;

/** The widths in which a screenshot is published: those that screens of one, two and three times the density need. */
const steps = [480, 960, 1_440] as const;

/** A picture that is only a little wider than a step makes the step superfluous. */
const worthStep = 0.9;

/**
 * In pixels, the smallest one first: never more than the picture has.
 *
 * @param width - Of the picture.
 */
export function screenshotWidths(width: number): number[] {
	const widest = Math.min(width, 1_440);
	return [...steps.filter((step) => step < widest * worthStep), widest];
}

/** @param index - Of the picture among those of the product. */
export const screenshotFile = (slug: string, width: number, index = 0): string =>
	`/screenshots/${slug}${index > 0 ? `/${index + 1}` : ''}-${width}.webp`;
