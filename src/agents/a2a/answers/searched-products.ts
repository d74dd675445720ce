/** Products that words find among those that a sentence asks for otherwise. */
import type { Found } from '../../../search/find-products.ts';
import type { Exactness } from '../../../search/stages.ts';
import type { ProductOrder } from '../../product-table.ts';
import { findForAgents } from '../../search.ts';
import { mainWords } from '../grammar/general-words.ts';
import type { Chosen } from './choose.ts';
import type { Context } from './context.ts';
import { knownWords } from './known-words.ts';

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

	const whole = await search(terms, terms.length > fewTerms ? ['all_words'] : strictly);
	if (!whole) return undefined;
	const main = mainWords(terms);
	const best = isExact(whole) ? whole : ((await ofFewerWords(context, terms, main, search)) ?? whole);
	const products = productsOf(best);
	const isShort = isExact(best) && products.length < fewProducts && terms.length > 1;
	const more = isShort ? await search(main, ['some_words']) : undefined;
	const others = more ? productsOf(more) : [];
	return {
		products,
		others: others.filter(({ row }) => !products.some((own) => own.row === row)).slice(0, fewProducts),
		total: best.found.total,
		query: best.query,
		isLoose: best.found.exactness === 'some_words',
		taglines: new Map([...best.found.hits, ...(more?.found.hits ?? [])].map(({ slug, tagline }) => [slug, tagline])),
		near: nearOf(best),
	};
}

const isExact = ({ found }: Search): boolean => found.total > 0 && found.exactness !== 'some_words';

function nearOf({ found: { nearest } }: Search): Near | undefined {
	const slugs = (list: readonly { readonly slug: string }[]): string[] => list.map(({ slug }) => slug);
	return nearest && { products: slugs(nearest.products), categories: slugs(nearest.categories) };
}

/**
 * The search by as many of the words as products have together: without those that none has, then without general ones,
 * then without one of them, then by some of them. Nothing where no product has any but general words.
 */
async function ofFewerWords(
	{ site }: Context,
	terms: readonly string[],
	main: readonly string[],
	search: (words: readonly string[], allowed?: readonly Exactness[]) => Promise<Search | undefined>,
): Promise<Search | undefined> {
	const known = await knownWords(terms, site);
	const strong = known.filter((term) => main.includes(term));
	if (strong.length === 0) return undefined;
	const fewer = strong.length > 2 && strong.length <= maximumAlternatives;
	const without = fewer ? strong.map((_, left) => strong.filter((_, at) => at !== left)) : [];
	for (const words of [known, strong].filter(({ length }) => length < terms.length)) {
		const own = await search(words, strictly);
		if (own && isExact(own)) return own;
	}
	const found: Search[] = [];
	for (const words of without) {
		const own = await search(words, strictly);
		if (own && isExact(own)) found.push(own);
	}
	const [rarest] = found.toSorted((a, b) => a.found.total - b.found.total);
	return rarest ?? search(strong, ['some_words']);
}
