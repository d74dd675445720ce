/** Reads the catalog from the files of the API, as few of them as a response needs. */

import { defaultPerPage } from '../contract/limits.ts';
import type { components } from '../contract/openapi.generated.ts';
import { websiteKey } from '../contract/website-key.ts';
import type { Vocabulary } from '../drafts/vocabulary.ts';
import {
	launchPeriodFile,
	launchPeriodsFile,
	namesFile,
	productFile,
	productListFile,
	redirectsFile,
	vocabularyFile,
	websitesFile,
} from '../routes/paths.ts';
import { isSlug } from '../routes/slug.ts';
import { type AgentSite, memoize } from './site.ts';

export type Schemas = components['schemas'];

export async function readProduct(site: AgentSite, slug: string): Promise<Schemas['ProductDetail'] | undefined> {
	if (!isSlug(slug)) return undefined;
	return (await readJson<Schemas['ProductResponse']>(site, productFile(slug)))?.product;
}

/**
 * Products by their rows in name order, from the pages of the list that hold them.
 *
 * @param rows - Counted from 0. A row that the list no longer has is left out.
 */
export async function readListRows(site: AgentSite, rows: readonly number[]): Promise<Schemas['Product'][]> {
	const products = new Map<number, Schemas['Product']>();
	const read = async (page: number): Promise<void> => {
		const path = productListFile(defaultPerPage, page);
		const list = await readJson<Schemas['ProductList']>(site, path);
		if (!list) throw new Error(`There is no file ${path}. Build the catalog.`);
		const start = (page - 1) * defaultPerPage;
		for (const [index, product] of list.products.entries()) products.set(start + index, product);
	};
	await Promise.all(listPagesOf(rows).map(read));
	return rows.flatMap((row) => products.get(row) ?? []);
}

/** Numbers of the pages of the list that hold rows. */
export const listPagesOf = (rows: readonly number[]): number[] => [...new Set(rows.map(listPageOf))];

const listPageOf = (row: number): number => Math.floor(row / defaultPerPage) + 1;

/** Slug and name of every product, in name order. */
export const readNames = (site: AgentSite) =>
	readKept<readonly (readonly [slug: string, name: string])[]>(site, namesFile);

/** Slugs by website. */
export const readWebsites = (site: AgentSite) => readKept<Readonly<Record<string, string>>>(site, websitesFile);

/** Paths of pages by their former paths. */
export const readMoved = (site: AgentSite) => readKept<Readonly<Record<string, string>>>(site, redirectsFile);

/** Categories, pricing models, plans and weeks, as drafts may name them. */
export const vocabularyOf = (site: AgentSite) => readKept<Vocabulary>(site, vocabularyFile);

/** The slug of a product by its own website, in any spelling. */
export async function slugOfWebsite(site: AgentSite, address: string): Promise<string | undefined> {
	const key = websiteKey(address);
	const slugs = await readWebsites(site);
	return key !== undefined && Object.hasOwn(slugs, key) ? slugs[key] : undefined;
}

export async function readLaunchPeriods(site: AgentSite): Promise<Schemas['LaunchPeriodList']> {
	return (await readJson<Schemas['LaunchPeriodList']>(site, launchPeriodsFile)) ?? { launch_periods: [] };
}

export async function readLaunchPeriod(
	site: AgentSite,
	slug: string,
): Promise<Schemas['LaunchPeriodDetail'] | undefined> {
	return isSlug(slug) ? readJson(site, launchPeriodFile(slug)) : undefined;
}

/** A file that every release has, read once. */
export const readKept = <Body>(site: AgentSite, path: string): Promise<Body> =>
	memoize(site, path, async () => {
		const body = await readJson<Body>(site, path);
		if (body === undefined) throw new Error(`There is no file ${path}. Build the catalog.`);
		return body;
	});

async function readJson<Body>({ read }: AgentSite, path: string): Promise<Body | undefined> {
	const text = await read(path);
	return text === undefined ? undefined : JSON.parse(text);
}
