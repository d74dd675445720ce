/** Products that words find among those that a sentence asks for otherwise. */
import type { Found } from '../../../search/find-products.ts';
import type { Exactness } from '../../../search/stages.ts';
import { stemOf } from '../../../search/stem.ts';
import { readProduct } from '../../catalog-files.ts';
import type { ProductOrder } from '../../product-table.ts';
import { findForAgents } from '../../search.ts';
import { searchIndex } from '../../search-index.ts';
import { everydayTopic } from '../grammar/words/everyday-topics.ts';
import { mainWords } from '../grammar/words/general-words.ts';
import type { Chosen } from './choose.ts';
import type { Context } from './context.ts';
import { knownWords } from './known-words.ts';
import { rowsMatching } from './matching-rows.ts';
import { partialMatches } from './partial-matches.ts';

/** Where a search finds fewer, products with the main words are named as well. */
const fewProducts = 4;
/** Words of a query, and those of one of which each is left out once. */
const maximumTerms = 12;
const maximumAlternatives = 4;

export interface Searched {
	/** Those that are shown. */
	readonly products: readonly Chosen[];
	/** With some of the words alone. */
	readonly others: readonly Chosen[];
	readonly total: number;
	/** The words that all of them have. */
	readonly query: string;
	/** Whether they have some of the words alone. */
	readonly isLoose: boolean;
	/** Taglines by slug. */
	readonly taglines: ReadonlyMap<string, string | undefined>;
	/** Slugs of products and categories that are near to the words where nothing has them. */
	readonly near?: Near | undefined;
}

export interface Near {
	readonly products: readonly string[];
	readonly categories: readonly string[];
}

/** All words are needed. */
const strictly: readonly Exactness[] = ['all_words', 'similar_words'];

/** Of more words some are left out before their spelling is. */
const fewTerms = 2;
const manyTerms = 4;
const maximumKnown = 8;

interface Search {
	readonly query: string;
	readonly found: Found;
}

/**
 * @param chosen - Those among which is searched.
 * @param order - Best match first when not given.
 * @returns `undefined` when the site is built without search.
 */
export async function searchedProducts(
	context: Context,
	chosen: readonly Chosen[],
	{
		query,
		order,
		count,
	}: { readonly query: string; readonly order?: ProductOrder | undefined; readonly count: number },
): Promise<Searched | undefined> {
	const { table } = context.words;
	const byRow = new Map(chosen.map((own) => [own.row, own]));
	const isFiltered = chosen.length < table.slugs.length;
	const includes = isFiltered ? (row: number) => byRow.has(row) : undefined;
	const selection = isFiltered || order ? { table, filters: {}, includes } : undefined;
	const terms = query.split(' ').slice(0, maximumTerms);
	const search = async (words: readonly string[], allowed: readonly Exactness[] = ['all_words']) => {
		const found = await findForAgents(
			context.site,
			{ words: words.join(' '), selection, order, allowed },
			{ page: 1, perPage: count },
		);
		return found && { query: words.join(' '), found };
	};
	const productsOf = ({ found }: Search): Chosen[] =>
		found.hits.flatMap(({ slug }) => byRow.get(table.rows.get(slug) ?? -1) ?? []);

	const reader = await searchIndex(context.site);
	if (!(await reader.head())) return undefined;
	const hasAny = async (words: readonly string[]): Promise<boolean> =>
		[...(await rowsMatching(context, words.join(' '), false)).keys()].some((row) => byRow.has(row));
	// A search costs more than to see whether it can find anything.
	const isLikely = terms.length <= manyTerms || (await hasAny(terms));
	const whole = isLikely ? await search(terms, terms.length > fewTerms ? ['all_words'] : strictly) : undefined;
	const main = mainWords(terms);
	const fewer =
		whole && isExact(whole)
			? { search: whole, strong: main, weak: [] }
			: await ofFewerWords(context, { terms, main, hasAny }, search);
	const best = fewer.search;
	const exact = best && isExact(best) ? productsOf(best) : [];
	const isShort = exact.length < fewProducts && (best !== whole || terms.length > 1);
	const stems = new Set(fewer.strong.map(stemOf));
	const related = [...new Set(fewer.strong.flatMap((term) => everydayTopic(term) ?? []))].filter(
		(topic) => !stems.has(stemOf(topic)),
	);
	const rows =
		isShort && fewer.strong.length + related.length > 0
			? await partialMatches(context, { strong: [...fewer.strong, ...related], weak: fewer.weak }, (row) =>
					byRow.has(row),
				)
			: [];
	const partial = rows.flatMap((row) => byRow.get(row) ?? []);
	const others = partial.filter(({ row }) => !exact.some((own) => own.row === row));
	const isLoose = exact.length === 0 && others.length > 0;
	return {
		products: isLoose ? others : exact,
		others: isLoose ? [] : others.slice(0, shownOthers),
		total: isLoose ? others.length : (best?.found.total ?? 0),
		query: best && exact.length > 0 ? best.query : terms.join(' '),
		isLoose,
		taglines: new Map([
			...(best?.found.hits ?? []).map(({ slug, tagline }) => [slug, tagline] as const),
			...(await taglinesOf(context, others.slice(0, shownLoose))),
		]),
		near: isLoose || exact.length > 0 || terms.length > fewTerms ? undefined : await nearTo(terms, search),
	};
}

const shownLoose = 8;
const shownOthers = 6;

/** Taglines by slug. */
async function taglinesOf(
	{ site, words }: Context,
	chosen: readonly Chosen[],
): Promise<readonly (readonly [string, string | undefined])[]> {
	return Promise.all(
		chosen.map(async ({ row }) => {
			const slug = words.table.slugs[row] ?? '';
			return [slug, (await readProduct(site, slug))?.tagline] as const;
		}),
	);
}

const isExact = ({ found }: Search): boolean => found.total > 0 && found.exactness !== 'some_words';

/** What is near to words that no product has. */
async function nearTo(
	terms: readonly string[],
	search: (words: readonly string[], allowed: readonly Exactness[]) => Promise<Search | undefined>,
): Promise<Near | undefined> {
	const loose = await search(terms, ['some_words']);
	return loose && nearOf(loose);
}

function nearOf({ found: { nearest } }: Search): Near | undefined {
	const slugs = (list: readonly { readonly slug: string }[]): string[] => list.map(({ slug }) => slug);
	return nearest && { products: slugs(nearest.products), categories: slugs(nearest.categories) };
}

interface Fewer {
	/** General words that products have. */
	readonly weak: readonly string[];
	/** The words that products have, but for general ones. */
	readonly strong: readonly string[];
	/** `undefined` where no product has enough of them together. */
	readonly search: Search | undefined;
}

/**
 * The search by as many of the words as products have together: without those that none has, then without general ones,
 * then without one of them. Nothing where no product has any but general words.
 */
async function ofFewerWords(
	context: Context,
	{
		terms,
		main,
		hasAny,
	}: {
		readonly terms: readonly string[];
		readonly main: readonly string[];
		/** Whether a product has all of some words. */
		readonly hasAny: (words: readonly string[]) => Promise<boolean>;
	},
	search: (words: readonly string[], allowed?: readonly Exactness[]) => Promise<Search | undefined>,
): Promise<Fewer> {
	const known = await knownWords(terms.slice(0, maximumKnown), context.site);
	const strong = known.filter((term) => main.includes(term));
	const everyday = main.filter((term) => everydayTopic(term) !== undefined);
	const weak = known.filter((term) => !main.includes(term)).map((term) => everydayTopic(term) ?? term);
	if (strong.length === 0) return { strong: everyday, weak, search: undefined };
	const all = [...new Set([...strong, ...everyday])];
	for (const words of [known, strong].filter(({ length }) => length < terms.length && length > 1)) {
		const own = (await hasAny(words)) ? await search(words) : undefined;
		if (own && isExact(own)) return { strong: all, weak, search: own };
	}
	if (strong.length === 1)
		return { strong: all, weak, search: everyday.length === 0 ? await search(strong, strictly) : undefined };
	const fewer = strong.length > 2 && strong.length <= maximumAlternatives;
	const without = fewer ? strong.map((_, left) => strong.filter((_, at) => at !== left)) : [];
	const found: Search[] = [];
	for (const words of without) {
		const own = (await hasAny(words)) ? await search(words) : undefined;
		if (own && isExact(own)) found.push(own);
	}
	return { strong: all, weak, search: found.toSorted((a, b) => a.found.total - b.found.total)[0] };
}
