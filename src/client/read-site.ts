/** A running instance of this API, read as a whole. */
import type { z } from 'zod';
import { catalogExportFile, redirectsFile, vocabularyFile } from '../routes/paths.ts';
import { parseCatalogExport } from './catalog-export.ts';
import { checkResource } from './check-resource.ts';
import { ClientError } from './client-error.ts';
import { type ClientLimits, defaultClientLimits } from './client-limits.ts';
import { Connection } from './connection.ts';
import { isHtml, parseJson } from './parse-json.ts';
import { readLaunchPeriods } from './read-launch-periods.ts';
import { countProducts, readProducts } from './read-products.ts';
import {
	type ExportedProduct,
	type LaunchPeriodDetail,
	movedBody,
	type PublishedProduct,
	vocabularyBody,
} from './resources.ts';
import { siteOrigin } from './site-address.ts';

export interface PublishedSite {
	/** Such as `https://catalog.example`. */
	readonly origin: string;
	/** In name order. */
	readonly products: readonly PublishedProduct[];
	/** Newest first; the newest 26 and, where the export has been read, every other week with a launch. */
	readonly launchPeriods: readonly LaunchPeriodDetail[];
	/** Paths of pages by their former paths; `undefined` where the site has no `/data/moved.json`. */
	readonly redirects: Readonly<Record<string, string>> | undefined;
	/** Names of categories by slug; `undefined` where the site has no `/data/vocabulary.json`. */
	readonly categoryNames: Readonly<Record<string, string>> | undefined;
}

export interface ReadSiteOptions {
	/** `api` reads the four operations alone; `export` the export where the site has one, which is one request for all products. */
	readonly from?: 'api' | 'export';
	/** Told what takes long, in a sentence. */
	readonly progress?: (message: string) => void;
	readonly limits?: Partial<ClientLimits>;
}

/**
 * @param address - Of a whole host, such as `https://catalog.example`.
 * @throws {ClientError} One sentence about what is wrong, and what to do.
 */
export async function readSite(
	address: string,
	{ from = 'export', progress = () => undefined, limits }: ReadSiteOptions = {},
): Promise<PublishedSite> {
	const all = { ...defaultClientLimits, ...limits };
	const connection = new Connection(siteOrigin(address), { limits: all, progress });
	const count = await countProducts(connection);
	const exported = from === 'export' ? await readExport(connection, count, all.exportBytes) : undefined;
	const products = exported ?? (await readProducts(connection, progress));
	const weeks = exported?.flatMap(({ launches }) => launches.map(({ launch_period }) => launch_period));
	const launchPeriods = await readLaunchPeriods(connection, weeks);
	return {
		origin: connection.origin,
		products,
		launchPeriods,
		redirects: await readRedirects(connection),
		categoryNames: await readCategoryNames(connection),
	};
}

async function readExport(
	connection: Connection,
	count: number,
	maximumBytes: number,
): Promise<ExportedProduct[] | undefined> {
	const response = await connection.get(catalogExportFile, maximumBytes);
	if (response.status !== 200 || isHtml(response)) return undefined;
	const products = parseCatalogExport(response.text, response.url);
	if (products.length === count) return products;
	throw new ClientError(
		`\`${response.url}\` has ${products.length} products, and the list ${count}. The site may have been built meanwhile: try again.`,
	);
}

async function readRedirects(connection: Connection): Promise<PublishedSite['redirects']> {
	return readIfThere(connection, redirectsFile, movedBody);
}

async function readCategoryNames(connection: Connection): Promise<PublishedSite['categoryNames']> {
	const vocabulary = await readIfThere(connection, vocabularyFile, vocabularyBody);
	return vocabulary && Object.fromEntries(vocabulary.categories.map(({ slug, name }) => [slug, name]));
}

/** A document outside the contract, which a site may lack. */
async function readIfThere<Schema extends z.ZodType>(
	connection: Connection,
	path: string,
	schema: Schema,
): Promise<z.output<Schema> | undefined> {
	const response = await connection.get(path);
	if (response.status !== 200 || isHtml(response)) return undefined;
	return checkResource(schema, parseJson(response), response.url);
}
