/** What the arguments of prompts and templates may be completed to, as a person types them. */
import { nameKey } from '../../search/terms.ts';
import { productTable, weekWinners } from '../product-table.ts';
import { nearSlugs, type WordKind, wordsOf } from '../resolve.ts';
import { findForAgents } from '../search.ts';
import type { AgentSite } from '../site.ts';

/** Results have at most 100 values; a person reads fewer of products. */
const shownProducts = 20;

/** Slugs of products: those that begin so before those that a search finds, or that are spelled alike. */
export async function completeProduct(site: AgentSite, begun: string): Promise<string[]> {
	const { slugs } = await productTable(site);
	const beginning = slugs.filter((slug) => slug.startsWith(begun)).slice(0, shownProducts);
	if (beginning.length === shownProducts || begun.trim() === '') return beginning;
	const found = await findForAgents(site, { words: begun.replaceAll('-', ' ') });
	const hits = found.hits.slice(0, Math.min(found.complete, shownProducts)).map(({ slug }) => slug);
	const near = hits.length === 0 ? await nearSlugs(site, 'product', begun) : [];
	return [...new Set([...beginning, ...hits, ...near])].slice(0, shownProducts);
}

/** Slugs of words of a kind that begin so, and of those in whose name a word begins so. */
export const completeWord =
	(kind: WordKind) =>
	async (site: AgentSite, begun: string): Promise<string[]> => {
		const { words } = await wordsOf(site, kind);
		const wanted = ` ${nameKey(begun)}`;
		const beginning = words.filter(({ slug }) => slug.startsWith(begun.toLowerCase()));
		const holding = words.filter(({ key }) => ` ${key}`.includes(wanted));
		return [...new Set([...beginning, ...holding].map(({ slug }) => slug))];
	};

/** Weeks that have begun, newest first: by any part of their slug, such as `w46`. */
export const completeWeek = async (site: AgentSite, begun: string): Promise<string[]> =>
	(await weekWinners(site)).flatMap(({ slug }) => (slug.includes(begun.trim().toLowerCase()) ? slug : []));
