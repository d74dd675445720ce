/**
 * One way to search, for people and for agents: products that hold all words, or beginnings of them. Only where there
 * are none, spelling mistakes are tolerated; only where that finds none either, some of the words are enough.
 */
import { bestProducts } from './best-products.ts';
import { groupCapacity, type SearchHead, type TermFile } from './index-files.ts';
import { type IndexReader, MissingFile } from './index-reader.ts';
import { rangeOf } from './key-ranges.ts';
import { matchedTerms, rangesOf } from './matched-terms.ts';
import { unpackAscending } from './packed-numbers.ts';
import { listProducts, rankProducts, type SearchHit } from './rank-products.ts';
import { Scores } from './score-terms.ts';
import { type AskedTerm, askedTerms, type Exactness, stages } from './stages.ts';

export interface SearchOptions {
	/** How many products are left out at the beginning; 0 when not given. */
	readonly first?: number;
	/** How many products are shown at most. */
	readonly count: number;
	/** Slug of a category that all of them have. */
	readonly category?: string | undefined;
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
	const { first = 0, count, category } = options;
	const members = category === undefined ? undefined : await membersOf(reader, head, category);
	if (query.trim() === '') {
		const all = [...(members ?? [])];
		const hits = await listProducts(reader, head, all, { first, count });
		return { hits, total: all.length, exactness: 'all_words', similar: [] };
	}
	const best = members === undefined ? await bestProducts(reader, head, query, { first, count }) : undefined;
	if (best) return { ...best, exactness: 'all_words', similar: [] };
	for (const stage of stages) {
		const asked = affordable(head, askedTerms(query, stage), options.maximumSize);
		const matched = await Promise.all(asked.map((term) => matchedTerms(reader, head, term)));
		if (stage.needsAll && matched.some(({ length }) => length === 0)) continue;
		const scores = new Scores(head, head.groups.length * groupCapacity);
		for (const one of matched) scores.add(one);
		const least = stage.needsAll ? asked.length : 1;
		const found = scores.touched.filter(
			(product) => (scores.matches[product] ?? 0) >= least && (members?.has(product) ?? true),
		);
		if (found.length === 0) continue;
		const hits = await rankProducts(reader, head, query, scores, found, { first, count });
		const terms = new Set(matched.flat().map(({ term }) => term));
		const similar = [...terms].filter((own) => !asked.some(({ term }) => own.startsWith(term)));
		return { hits, total: found.length, exactness: stage.exactness, similar };
	}
	return { hits: [], total: 0, exactness: 'all_words', similar: [] };
}

async function membersOf(reader: IndexReader, head: SearchHead, category: string): Promise<ReadonlySet<number>> {
	const [file] = await reader.ranges<TermFile>(rangeOf(head.terms, category));
	const [, products = ''] = file?.categories.find(([slug]) => slug === category) ?? [];
	return new Set(unpackAscending(products));
}

/** The terms that are read, from the rarest on: at least one, and as many as fit. */
function affordable(
	head: SearchHead,
	asked: readonly AskedTerm[],
	maximumSize = Number.POSITIVE_INFINITY,
): AskedTerm[] {
	const rarestFirst = asked
		.map((term) => ({ term, size: rangesOf(head, term).reduce((sum, [, , size]) => sum + size, 0) }))
		.sort((a, b) => a.size - b.size);
	let sum = 0;
	const kept = new Set(
		rarestFirst.flatMap(({ term, size }, at) => {
			sum += size;
			return at === 0 || sum <= maximumSize ? [term] : [];
		}),
	);
	return asked.filter((term) => kept.has(term));
}
