/**
 * The published site as agents read it: the same files that every other client gets, as few of them as a response
 * needs.
 */

import type { Vocabulary } from '../content/schemas/vocabulary.ts';
import { websiteKey } from '../contract/data-files.ts';
import type { components } from '../contract/openapi.generated.ts';
import * as at from '../urls/paths.ts';

export interface AgentSite {
	/** Base of absolute URLs, without a trailing slash. */
	readonly baseUrl: string;
	/** What the board is called. */
	readonly name?: string | undefined;
	/** The language of the board and its products, unless it is English. */
	readonly lang?: string | undefined;
	/** What readers must know about the data. */
	readonly notice?: string | undefined;
	/** Whether votes, comments and ratings are `real` or a `demonstration`. */
	readonly numbers?: string | undefined;
	/** The text of a published file; `undefined` when there is none. */
	readonly read: (path: string) => Promise<string | undefined>;
	/** Values derived from files of this release, by name: they are valid as long as the release is served. */
	readonly memo: Map<string, Promise<unknown>>;
	/** How many unknown names of this request still get near ones; any number when not given. */
	readonly nearNames?: { left: number };
	/** Called with a failure that the client sees as an internal error. */
	readonly onError?: (error: unknown) => void;
}

/** Files as a host has them. */
interface Assets {
	get(
		path: string,
		acceptEncoding: null,
	): Promise<{ readonly body: unknown } | undefined> | { readonly body: unknown } | undefined;
}

/** @param assets - Files of one release. */
export function readFrom(assets: Assets): AgentSite['read'] {
	return async (path) => {
		const asset = await assets.get(path, null);
		return asset && new Response(asset.body as BodyInit).text();
	};
}

/** Derives a value from files of a release once; a failure is not kept. */
export function memoize<Value>({ memo }: AgentSite, name: string, derive: () => Promise<Value>): Promise<Value> {
	const known = memo.get(name);
	if (known) return known as Promise<Value>;
	const value = derive();
	memo.set(name, value);
	value.catch(() => memo.delete(name));
	return value;
}

export type Schemas = components['schemas'];

export async function readProduct(site: AgentSite, slug: string): Promise<Schemas['ProductDetail'] | undefined> {
	if (!at.isSlug(slug)) return undefined;
	return (await readJson<Schemas['ProductResponse']>(site, at.productFile(slug)))?.product;
}

/** Slug and name of every product, in name order. */
export const readNames = (site: AgentSite) =>
	readKept<readonly (readonly [slug: string, name: string])[]>(site, at.namesFile);

/** Slugs by website. */
export const readWebsites = (site: AgentSite) => readKept<Readonly<Record<string, string>>>(site, at.websitesFile);

/** Paths of pages by their former paths. */
export const readMoved = (site: AgentSite) => readKept<Readonly<Record<string, string>>>(site, at.redirectsFile);

/** Categories, pricing models, plans and weeks, as drafts may name them. */
export const readVocabulary = (site: AgentSite) => readKept<Vocabulary>(site, at.vocabularyFile);

/** The slug of a product by its own website, in any spelling. */
export async function slugOfWebsite(site: AgentSite, address: string): Promise<string | undefined> {
	const key = websiteKey(address);
	const slugs = await readWebsites(site);
	return key !== undefined && Object.hasOwn(slugs, key) ? slugs[key] : undefined;
}

export async function readLaunchPeriods(site: AgentSite): Promise<Schemas['LaunchPeriodList']> {
	return (await readJson<Schemas['LaunchPeriodList']>(site, at.launchPeriodsFile)) ?? { launch_periods: [] };
}

export async function readLaunchPeriod(
	site: AgentSite,
	slug: string,
): Promise<Schemas['LaunchPeriodDetail'] | undefined> {
	return at.isSlug(slug) ? readJson(site, at.launchPeriodFile(slug)) : undefined;
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
	if (text === undefined) return undefined;
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new Error(`\`${path}\` is damaged. Build the catalog. ${cause}`, { cause });
	}
}
