/** Reads the catalog from the files of the API, and of each no more than an answer needs. */
import type { components } from '../contract/openapi.generated.ts';
import { totalPages } from '../contract/pagination.ts';
import { websiteKey } from '../contract/website-key.ts';
import { launchPeriodFile, launchPeriodsFile, productFile, productListFile, websitesFile } from '../routes/paths.ts';
import { isSlug } from '../routes/slug.ts';
import { type AgentSite, memoize } from './site.ts';

export type Schemas = components['schemas'];

const fileSize = 50;

export class CatalogReader {
	readonly #site: AgentSite;

	constructor(site: AgentSite) {
		this.#site = site;
	}

	/** @param perPage - At most 50, so that two files hold any page. */
	async products(page: number, perPage: number): Promise<Schemas['ProductList']> {
		const start = (page - 1) * perPage;
		const number = Math.floor(start / fileSize);
		const first = (await this.#list(number + 1)) ?? (await this.#list(1));
		if (!first) throw new Error(`There is no file ${productListFile(fileSize, 1)}. Build the catalog.`);
		const { total_count } = first;
		const offset = start - number * fileSize;
		const own = first.page === number + 1 ? first.products : [];
		const next = offset + perPage > fileSize && start + perPage > 0 ? await this.#list(number + 2) : undefined;
		const products = [...own, ...(next?.products ?? [])].slice(offset, offset + perPage);
		return { products, page, total_pages: totalPages(total_count, perPage), total_count };
	}

	async product(slug: string): Promise<Schemas['ProductDetail'] | undefined> {
		if (!isSlug(slug)) return undefined;
		return (await this.#read<Schemas['ProductResponse']>(productFile(slug)))?.product;
	}

	/** @param address - The product's own website, in any spelling. */
	async productAt(address: string): Promise<Schemas['ProductDetail'] | undefined> {
		const key = websiteKey(address);
		const slugs = await memoize(
			this.#site,
			websitesFile,
			async () => new Map(Object.entries((await this.#read<Record<string, string>>(websitesFile)) ?? {})),
		);
		const slug = key && slugs.get(key);
		return slug ? this.product(slug) : undefined;
	}

	async launchPeriods(): Promise<Schemas['LaunchPeriodList']> {
		return (await this.#read<Schemas['LaunchPeriodList']>(launchPeriodsFile)) ?? { launch_periods: [] };
	}

	async launchPeriod(slug: string): Promise<Schemas['LaunchPeriodDetail'] | undefined> {
		return isSlug(slug) ? this.#read(launchPeriodFile(slug)) : undefined;
	}

	#list(page: number): Promise<Schemas['ProductList'] | undefined> {
		return this.#read(productListFile(fileSize, page));
	}

	async #read<Body>(path: string): Promise<Body | undefined> {
		const text = await this.#site.read(path);
		return text === undefined ? undefined : JSON.parse(text);
	}
}
