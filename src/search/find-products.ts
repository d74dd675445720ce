/**
 * One way to search, for people and for agents: products that hold all words, their forms, beginnings or synonyms. Only
 * where there are none, spelling mistakes are tolerated; only where that finds none either, some of the words are enough.
 */
import { bestProducts } from './best-products.ts';
import type { SearchHead, TermFile } from './index-files.ts';
import { type IndexReader, MissingFile } from './index-reader.ts';
import { rangeOf } from './key-ranges.ts';
import { affordable, withoutBroadEnd } from './limit-reading.ts';
import { Matchings } from './matchings.ts';
import { findNearest, type Nearest } from './nearest.ts';
import { unpackAscending } from './packed-numbers.ts';
import { listProducts, orderProducts, rankProducts, type SearchHit } from './rank-products.ts';
import { askedTerms, type Exactness, stages } from './stages.ts';

export interface SearchOptions {
	/** How many products are left out at the beginning; 0 when not given. */
	readonly first?: number;
	/** How many products are shown at most. */
	readonly count: number;
	/** Slug of a category that all of them have. */
	readonly category?: string | undefined;
	/** Whether a product, by its number, may be found. */
	readonly accepts?: ((product: number) => boolean) | undefined;
	/** What products are ordered by, the lowest first, instead of how well they match. */
	readonly orderOf?: ((product: number) => number) | undefined;
	/** In which ways the words may be taken, in place of all ways; what is near is looked for where some of the words are enough. */
	readonly allowed?: readonly Exactness[] | undefined;
	/** How much may be read for the words of a query, in 1,024 characters. The broadest words beyond that are ignored. */
	readonly maximumSize?: number;
}

export interface Found {
	/** Best first, from the first to be shown. */
	readonly hits: readonly SearchHit[];
	/** How many there are. */
	readonly total: number;
	readonly exactness: Exactness;
	/** Terms of the index that words of the query stand for without being their beginning. */
	readonly similar: readonly string[];
	/** Where no product holds all words: what is near to them. */
	readonly nearest?: Nearest;
}

/**
 * @param query - Without a word it stands for all products of the category, in name order.
 * @returns `undefined` when the site is built without search.
 */
export async function findProducts(
	reader: IndexReader,
	query: string,
	options: SearchOptions,
): Promise<Found | undefined> {
	try {
		return await find(reader, query, options);
	} catch (error) {
		if (!(error instanceof MissingFile)) throw error;
		reader.forgetHead();
		return find(reader, query, options);
	}
}

async function find(reader: IndexReader, query: string, options: SearchOptions): Promise<Found | undefined> {
	const head = await reader.head();
	if (!head) return undefined;
	const { first = 0, count, category, accepts, orderOf, allowed, maximumSize } = options;
	const part = { first, count };
	const members = category === undefined ? undefined : await membersOf(reader, head, category);
	if (query.trim() === '') {
		const all = [...(members ?? [])];
		const hits = await listProducts(reader, head, all, part);
		return { hits, total: all.length, exactness: 'all_words', similar: [] };
	}
	const isPlain = members === undefined && accepts === undefined && orderOf === undefined;
	const best = isPlain ? await bestProducts(reader, head, query, part) : undefined;
	if (best) return { ...best, exactness: 'all_words', similar: [] };
	const matchings = new Matchings(reader, head, query);
	for (const stage of stages) {
		if (allowed && !allowed.includes(stage.exactness)) continue;
		const asked = affordable(head, withoutBroadEnd(head, askedTerms(query, stage)), maximumSize);
		const least = stage.needsAll ? asked.filter(({ role }) => role === 'needed').length : 1;
		const lookup = { asked, forgives: stage.forgives };
		const match = async (withDescriptions: boolean) => {
			const { units, ranking } = await matchings.match(lookup, withDescriptions);
			const { matches, touched } = ranking.scores;
			const isFound = (product: number): boolean =>
				(matches[product] ?? 0) >= least && (members?.has(product) ?? true) && (accepts?.(product) ?? true);
			return { units, ranking, found: touched.filter(isFound) };
		};
		const narrow = await match(false);
		const isEnough = narrow.found.length >= fewProducts;
		const isWide = !isEnough && (narrow.found.length > 0 || (await matchings.mayFindMore(lookup, least)));
		const { units, ranking, found } = isWide ? await match(true) : narrow;
		if (found.length === 0) continue;
		const hits = orderOf
			? await orderProducts(reader, head, found, { ...part, orderOf })
			: await rankProducts(reader, head, query, ranking, found, part);
		const terms = new Set(units.flatMap(({ matched }) => matched.map(({ term }) => term)));
		const similar = [...terms].filter((own) => !asked.some(({ term }) => own.startsWith(term)));
		const outcome = { hits, total: found.length, exactness: stage.exactness, similar };
		return stage.needsAll ? outcome : { ...outcome, nearest: await findNearest(reader, head, query) };
	}
	if (allowed && !allowed.includes('some_words')) return { hits: [], total: 0, exactness: 'all_words', similar: [] };
	const nearest = await findNearest(reader, head, query);
	return { hits: [], total: 0, exactness: 'all_words', similar: [], nearest };
}

/** Where fewer are found, descriptions are looked through as well. */
const fewProducts = 10;

async function membersOf(reader: IndexReader, head: SearchHead, category: string): Promise<ReadonlySet<number>> {
	const [file] = await reader.ranges<TermFile>(rangeOf(head.terms, category));
	const [, products = ''] = file?.categories.find(([slug]) => slug === category) ?? [];
	return new Set(unpackAscending(products));
}
