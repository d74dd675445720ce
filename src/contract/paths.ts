/** Where things are: the paths that clients ask for, and the files of the published folder that answer. */

export const productsPath = '/api/products';
export const launchPeriodsPath = '/api/launch_periods';

/** Pages for people, which the `url` members lead to. */
export const productPage = (slug: string): string => `/products/${slug}`;
export const launchPeriodPage = (slug: string): string => `/launches/${slug}`;

/** The form on which a person launches a product; the only page without a Markdown twin. */
export const launchPage = '/launch';

/** Files of the API's answers, as paths from the published folder. */
export const productFile = (slug: string): string => `${productsPath}/${slug}.json`;
export const launchPeriodsFile = `${launchPeriodsPath}.json`;
export const launchPeriodFile = (slug: string): string => `${launchPeriodsPath}/${slug}.json`;

/** A complete ProductList document of one built page size. Page 1 always exists. */
export const productListFile = (perPage: number, page: number): string =>
	`/data/lists/products/${perPage}/${page}.json`;

/** Paths of pages that have moved, with the paths they have now: a JSON object. */
export const movedFile = '/data/moved.json';

/** What is live: version, dates and counts. Outside the contract, alike on every host. */
export const statusFile = '/status.json';

/** Rows of slug, name, tagline and categories, one for each product, in name order. */
export const searchFile = '/data/search.json';

/** Slugs of products by the key of their own website, see `websiteKey`. */
export const websitesFile = '/data/by-website.json';

/** Slugs of the spec's resources. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Paths answered on demand: POST only, under the same rate limit as the API. */
export const doors = ['/mcp', '/a2a'] as const;
