/** What the arguments of prompts and templates may be completed to, as a person types them. */
import { nameKey } from '../../search/terms.ts';
import { productTable, weekWinners } from '../product-table.ts';
import { findForAgents, nearSlugs } from '../search.ts';
import type { AgentSite } from '../site.ts';
import { vocabularyOf } from '../vocabulary.ts';

interface Word {
	readonly slug: string;
	readonly name: string;
}

/** Results have at most 100 values; a person reads fewer of products. */
const shownProducts = 20;

/** Slugs of products: those that begin so before those that a search finds, or that are spelled alike. */
export async function completeProduct(site: AgentSite, begun: string): Promise<string[]> {
	const { slugs } = await productTable(site);
	const beginning = slugs.filter((slug) => slug.startsWith(begun)).slice(0, shownProducts);
	if (beginning.length === shownProducts || begun.trim() === '') return beginning;
	const found = await findForAgents(site, { words: begun.replaceAll('-', ' ') }, { page: 1, perPage: shownProducts });
	const hits = found?.hits.map(({ slug }) => slug) ?? [];
	const near = hits.length === 0 ? await nearSlugs(site, begun) : [];
	return [...new Set([...beginning, ...hits, ...near])].slice(0, shownProducts);
}

export const completeCategory = async (site: AgentSite, begun: string): Promise<string[]> =>
	completeWord((await vocabularyOf(site)).categories, begun);

export const completeMaker = async (site: AgentSite, begun: string): Promise<string[]> =>
	completeWord(
		(await productTable(site)).makers.map(([slug, name]) => ({ slug, name })),
		begun,
	);

/** Weeks that have begun, newest first: by any part of their slug, such as `w46`. */
export const completeWeek = async (site: AgentSite, begun: string): Promise<string[]> =>
	(await weekWinners(site)).flatMap(({ slug }) => (slug.includes(begun.trim().toLowerCase()) ? slug : []));

/** Slugs of words that begin so, and of those in whose name a word begins so. */
function completeWord(words: readonly Word[], begun: string): string[] {
	const key = nameKey(begun);
	const beginning = words.filter(({ slug }) => slug.startsWith(begun.toLowerCase()));
	const holding = words.filter(({ name }) => ` ${nameKey(name)}`.includes(` ${key}`));
	return [...new Set([...beginning, ...holding].map(({ slug }) => slug))];
}
