/** How well a search answers queries: how often an answer is among the first, and where it stands. */
import { type Found, findProducts } from '../../../src/search/find-products.ts';
import type { IndexReader } from '../../../src/search/index-reader.ts';
import type { TestQuery } from './read-queries.ts';

export interface Measured extends TestQuery {
	/** The place of the first wanted product, from 1; `undefined` beyond the first ten. */
	readonly place: number | undefined;
	/** What stands there instead, best first. */
	readonly first: readonly string[];
}

export interface Rates {
	readonly count: number;
	/** Shares of queries with an answer among the first one, three and ten. */
	readonly hits: readonly [one: number, three: number, ten: number];
	/** Mean of 1 ÷ place, 0 where there is no answer among the first ten. */
	readonly reciprocalRank: number;
}

const looked = 10;

export function measureQueries(reader: IndexReader, queries: readonly TestQuery[]): Promise<Measured[]> {
	return Promise.all(
		queries.map(async (query) => {
			const slugs = slugsOf(await findProducts(reader, query.query, { count: looked }));
			const at = slugs.findIndex((slug) => query.wanted.includes(slug));
			return { ...query, place: at < 0 ? undefined : at + 1, first: slugs };
		}),
	);
}

const slugsOf = (found: Found | undefined): string[] => found?.hits.map(({ slug }) => slug) ?? [];

export function ratesOf(measured: readonly Measured[]): Rates {
	const share = (most: number) => mean(measured.map(({ place = Number.POSITIVE_INFINITY }) => Number(place <= most)));
	return {
		count: measured.length,
		hits: [share(1), share(3), share(looked)],
		reciprocalRank: mean(measured.map(({ place }) => (place === undefined ? 0 : 1 / place))),
	};
}

const mean = (numbers: readonly number[]): number =>
	numbers.reduce((sum, number) => sum + number, 0) / (numbers.length || 1);
