/** Reads the catalog from the files of the API, as few of them as a response needs. */
import { defaultPerPage } from '../contract/limits.ts';
import type { components } from '../contract/openapi.generated.ts';
import { totalPages } from '../contract/pagination.ts';
import { websiteKey } from '../contract/website-key.ts';
import { launchPeriodFile, launchPeriodsFile, productFile, productListFile, websitesFile } from '../routes/paths.ts';
import { isSlug } from '../routes/slug.ts';
import { type AgentSite, memoize } from './site.ts';

export type Schemas = components['schemas'];

/** Products in one file of the list. */
export const productsPerFile = defaultPerPage;

/** @param perPage - At most `productsPerFile`, so that two files hold any page. */
export async function readProducts(site: AgentSite, page: number, perPage: number): Promise<Schemas['ProductList']> {
	const start = (page - 1) * perPage;
	const number = Math.floor(start / productsPerFile);
	const first = (await readList(site, number + 1)) ?? (await readList(site, 1));
	if (!first) throw new Error(`There is no file ${productListFile(productsPerFile, 1)}. Build the catalog.`);
	const { total_count } = first;
	const offset = start - number * productsPerFile;
	const own = first.page === number + 1 ? first.products : [];
	const next = offset + perPage > productsPerFile ? await readList(site, number + 2) : undefined;
	const products = [...own, ...(next?.products ?? [])].slice(offset, offset + perPage);
	return { products, page, total_pages: totalPages(total_count, perPage), total_count };
}

const readList = (site: AgentSite, page: number) =>
	readJson<Schemas['ProductList']>(site, productListFile(productsPerFile, page));

export async function readProduct(site: AgentSite, slug: string): Promise<Schemas['ProductDetail'] | undefined> {
	if (!isSlug(slug)) return undefined;
	return (await readJson<Schemas['ProductResponse']>(site, productFile(slug)))?.product;
}

/** @param address - The product's own website, in any spelling. */
export async function readProductByWebsite(
	site: AgentSite,
	address: string,
): Promise<Schemas['ProductDetail'] | undefined> {
	const key = websiteKey(address);
	const slugs = await memoize(
		site,
		websitesFile,
		async () => new Map(Object.entries((await readJson<Record<string, string>>(site, websitesFile)) ?? {})),
	);
	const slug = key && slugs.get(key);
	return slug ? readProduct(site, slug) : undefined;
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

async function readJson<Body>({ read }: AgentSite, path: string): Promise<Body | undefined> {
	const text = await read(path);
	return text === undefined ? undefined : JSON.parse(text);
}
