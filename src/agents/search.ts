/** Products by words, by category or by nearly their name. */
import { namesFile, websitesFile } from '../contract/paths.ts';
import { type Exactness, findProducts } from '../contract/search/find-products.ts';
import { fold } from '../contract/search/terms.ts';
import type { OtherProduct } from '../draft/find-duplicates.ts';
import { indexFile, type StoredProduct, searchIn, storedProducts } from './search-index.ts';
import { type AgentSite, once } from './site.ts';

export interface SearchQuery {
	readonly words?: string | undefined;
	/** Slug of a category. */
	readonly category?: string | undefined;
}

export interface FoundSlugs {
	/** Best first; those of a category without words in name order. */
	readonly slugs: readonly string[];
	readonly exactness: Exactness;
}

/** What is said instead of results where the site has no index. */
export const withoutSearch = 'This site is built without search. Page through `list_products` instead.';

/** @returns `undefined` when the site is built without search. */
export async function searchSlugs(
	site: AgentSite,
	{ words = '', category }: SearchQuery,
): Promise<FoundSlugs | undefined> {
	const index = await indexFile(site);
	if (!index) return undefined;
	const accept = ({ categories }: StoredProduct) => category === undefined || categories.includes(category);
	if (words.trim() === '') {
		const products = storedProducts(index).filter(([, product]) => accept(product));
		return { slugs: products.map(([slug]) => slug), exactness: 'all_words' };
	}
	const { hits, exactness } = findProducts(searchIn(index, accept), words);
	return { slugs: hits.map(({ id }) => id), exactness };
}

/** Slugs and names that resemble a word which names nothing, best first, at most three. */
export async function nearSlugs(site: AgentSite, asked: string): Promise<string[]> {
	const wanted = pairs(fold(asked));
	return (await foldedNames(site))
		.map(({ slug, name }) => ({ slug, points: Math.max(likeness(wanted, slug), likeness(wanted, name)) }))
		.filter(({ points }) => points >= 0.4)
		.sort((a, b) => b.points - a.points)
		.slice(0, 3)
		.map(({ slug }) => slug);
}

/** Slug, name and website of every product. */
export function otherProducts(site: AgentSite): Promise<readonly OtherProduct[]> {
	return once(site, 'other-products', async () => {
		const websites = JSON.parse((await site.read(websitesFile)) ?? '{}') as Readonly<Record<string, string>>;
		const addresses = new Map(Object.entries(websites).map(([key, slug]) => [slug, `https://${key}`]));
		return (await names(site)).map(([slug, name]) => ({ slug, name, website_url: addresses.get(slug) }));
	});
}

function names(site: AgentSite): Promise<readonly (readonly [slug: string, name: string])[]> {
	return once(site, namesFile, async () => JSON.parse((await site.read(namesFile)) ?? '[]'));
}

function foldedNames(site: AgentSite): Promise<readonly { readonly slug: string; readonly name: string }[]> {
	return once(site, 'folded-names', async () =>
		(await names(site)).map(([slug, name]) => ({ slug, name: fold(name) })),
	);
}

/** The Dice coefficient of two words over their pairs of letters, from 0 to 1. */
function likeness(wanted: readonly string[], text: string): number {
	const own = pairs(text);
	const rest = [...own];
	const common = wanted.filter((pair) => {
		const at = rest.indexOf(pair);
		if (at >= 0) rest.splice(at, 1);
		return at >= 0;
	});
	return (2 * common.length) / (wanted.length + own.length || 1);
}

const pairs = (text: string): string[] =>
	Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
