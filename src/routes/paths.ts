/** The public paths, and the files of the published folder behind them. */

export const productsPath = '/api/products';
export const launchPeriodsPath = '/api/launch_periods';

/** The list of all products in name order, and the same list in other orders: best score first, newest first. */
export const productListPage = '/products';
export const otherOrders = ['score', 'newest'] as const;
export const orderPage = (order: (typeof otherOrders)[number]): string => `${productListPage}/order/${order}`;

/** Pages for people, which the `url` members lead to. */
export const productPage = (slug: string): string => `/products/${slug}`;
export const launchPeriodPage = (slug: string): string => `/launches/${slug}`;

/** Every week of a year; `YYYY`. */
export const yearPage = (year: string): string => `/launches/${year}`;

export const categoryPage = (slug: string): string => `/categories/${slug}`;
/** The pricing models that products have. */
export const pricingListPage = '/pricing';
/** Products of a pricing model, by its part of the path, see `pricingSlug`. */
export const pricingPage = (model: string): string => `${pricingListPage}/${model}`;
export const makerPage = (slug: string): string => `/makers/${slug}`;

/** The page of search results; the only reader of its query is a script of the page. */
export const searchPage = '/search';

/** The guide for developers. */
export const developersPage = '/developers';

/** That nobody needs credentials. */
export const authPage = '/auth';

/** The guide for editors. */
export const editorsPage = '/editors';

/** Every operation with its parameters and responses, and a button that sends each example request. */
export const referencePage = '/developers/reference';

/** What has changed in the API, and what may change in it. */
export const apiChangesPage = '/developers/changelog';
export const versionsPage = '/developers/versions';

/** How to follow the board: feeds, the weekly digest among them, and calendar. */
export const subscribePage = '/subscribe';

/** Pictures for shared links, 1200 × 630. */
export const siteCard = '/images/site.png';
export const productCard = (slug: string): string => `/images/products/${slug}.png`;
export const launchPeriodCard = (slug: string): string => `/images/launches/${slug}.png`;

/** A product's own icon, 128 × 128. */
export const iconFile = (slug: string): string => `/icons/${slug}.png`;

/** Badges for makers to embed: that a product is listed, and that it was among the first three of a week. */
export const listedBadge = '/badges/listed.svg';
export const placeBadge = (product: string, period: string): string => `/badges/${product}/${period}.svg`;

/** Feeds by name, as Atom (RFC 4287) and JSON Feed 1.1. */
export const atomFeed = (name: string): string => `/feeds/${name}.atom`;
export const jsonFeed = (name: string): string => `/feeds/${name}.json`;
/** New products, first places of finished weeks, new products of one category, pricing model or maker. */
export const productsFeed = 'products';
export const winnersFeed = 'winners';
export const categoryFeed = (slug: string): string => `categories/${slug}`;
export const pricingFeed = (model: string): string => `pricing/${model}`;
export const makerFeed = (slug: string): string => `makers/${slug}`;
/** The launch weeks as iCalendar (RFC 5545). */
export const calendarFile = '/feeds/weeks.ics';

/** Exports of everything at once. */
export const catalogExportFile = '/data/catalog.ndjson';
export const productsTableFile = '/data/products.csv';

/** Names the search index, whose path changes with what it holds. */
export const searchPointerFile = '/search/index.json';
/** @param hash - The first digits of its SHA-256, hexadecimal. */
export const searchIndexFile = (hash: string): string => `/search/${hash}.json`;
export const searchHashLength = 16;

/** The form on which a person launches a product. */
export const launchPage = '/launch';

/** Pages that only work in a browser, so that they have no Markdown version. */
const pagesWithoutMarkdown: readonly string[] = [launchPage, searchPage];

/** @param page - A path without its ending. */
export const hasMarkdownVersion = (page: string): boolean => !pagesWithoutMarkdown.includes(page);

/** Files of the API's responses, as paths from the published folder. */
export const productFile = (slug: string): string => `${productsPath}/${slug}.json`;
export const launchPeriodsFile = `${launchPeriodsPath}.json`;
export const launchPeriodFile = (slug: string): string => `${launchPeriodsPath}/${slug}.json`;

/** A complete ProductList document of one built page size. Page 1 always exists. */
export const productListFile = (perPage: number, page: number): string =>
	`/data/lists/products/${perPage}/${page}.json`;

/** Paths of pages that have moved, with the paths they have now: a JSON object. */
export const redirectsFile = '/data/moved.json';

/** What is live: version, dates and counts. Outside the contract, alike on every host. */
export const statusFile = '/status.json';

/** The kinds of content files that have a JSON Schema, for the editors of people who write them. */
export const schemaNames = ['product', 'launch_period', 'category', 'page', 'site', 'synonyms'] as const;

export const schemaFile = (name: string): string => `/schemas/${name}.json`;

/** Pairs of slug and name, one for each product, in name order: to find near names and duplicates. */
export const namesFile = '/data/names.json';

/** What products can be chosen by, in columns whose rows are those of `namesFile`. */
export const facetsFile = '/data/facets.json';

/** The first places of every week. */
export const winnersFile = '/data/winners.json';

/** Rows of the products that resemble each product. */
export const similarFile = '/data/similar.json';

/** What agents can do: each operation with its JSON Schema and an example. */
export const operationsFile = '/data/operations.json';

/** JSON Schemas of the files under `/data`. */
export const dataSchemasFile = '/data/schemas.json';

/** The words that a draft may use: categories, pricing models, plans and weeks. */
export const vocabularyFile = '/data/vocabulary.json';

/** Slugs of products by the key of their own website, see `websiteKey`. */
export const websitesFile = '/data/by-website.json';

/** The agents' endpoints: POST only, under the same rate limit as the API. */
export const agentEndpoints = ['/mcp', '/a2a'] as const;

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

export const screenshotFile = (slug: string, width: number): string => `/screenshots/${slug}-${width}.webp`;

/** The form of slugs: of products, launch periods, categories, makers and pages. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const maximumSlugLength = 80;

export const isSlug = (text: string): boolean => text.length <= maximumSlugLength && slugPattern.test(text);
