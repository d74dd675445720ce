/** Reads the catalog from the files of the API, as few of them as a response needs. */
import type { components } from '../contract/openapi.generated.ts';
import { websiteKey } from '../contract/website-key.ts';
import { launchPeriodFile, launchPeriodsFile, productFile, websitesFile } from '../routes/paths.ts';
import { isSlug } from '../routes/slug.ts';
import { type AgentSite, memoize } from './site.ts';

export type Schemas = components['schemas'];

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
