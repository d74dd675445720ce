/** Puts the products that were found in order. */
import { type GroupFile, type GroupRow, groupCapacity, type SearchHead } from './index-files.ts';
import type { IndexReader } from './index-reader.ts';
import type { NameMatches } from './name-matches.ts';
import type { Prior } from './popularity.ts';
import type { Scores } from './score-terms.ts';
import { selectBest } from './select-best.ts';
import { nameKey } from './terms.ts';

/** A product that was found. */
export interface SearchHit {
	readonly slug: string;
	readonly name: string;
	readonly tagline: string | undefined;
	readonly categories: readonly string[];
	readonly hasIcon: boolean;
	readonly score: number;
}

const groupOf = (product: number): number => Math.floor(product / groupCapacity);

/** Rows of products by number, each with its rank in its group's name order. */
export type Rows = Map<number, { readonly row: GroupRow; readonly rank: number }>;

export interface Ranking {
	readonly scores: Scores;
	readonly names: NameMatches;
	readonly prior: Prior;
}

/** The very name, but for case and accents, but for spaces, and names that begin so, before all others. */
const nameClass = { very: 0, same: 1, joined: 2, longer: 3, other: 4 } as const;

/**
 * Products of this name, those whose names begin so, then those that hold more words; among them by score, then in name
 * order.
 *
 * @param found - Numbers of products.
 */
export async function rankProducts(
	reader: IndexReader,
	head: SearchHead,
	query: string,
	{ scores: { totals, matches }, names, prior }: Ranking,
	found: readonly number[],
	{ first, count }: { readonly first: number; readonly count: number },
): Promise<SearchHit[]> {
	const rows: Rows = new Map();
	await readRows(reader, head, [...names.same], rows);
	const classOf = (product: number): number => {
		if (!names.same.has(product)) return names.longer.has(product) ? nameClass.longer : nameClass.other;
		const name = rows.get(product)?.row[2] ?? '';
		if (name === query) return nameClass.very;
		return nameKey(name) === nameKey(query) ? nameClass.same : nameClass.joined;
	};
	const scoreOf = (product: number): number => (totals[product] ?? 0) * prior(product);
	const compare = (a: number, b: number): number =>
		classOf(a) - classOf(b) ||
		(matches[b] ?? 0) - (matches[a] ?? 0) ||
		scoreOf(b) - scoreOf(a) ||
		groupOf(a) - groupOf(b);
	const best = await inOrder(reader, head, found, { compare, rows, first, count });
	return best.flatMap((product) => hitsOf(rows, product, scoreOf(product)));
}

/** Products in name order. */
export async function listProducts(
	reader: IndexReader,
	head: SearchHead,
	products: readonly number[],
	{ first, count }: { readonly first: number; readonly count: number },
): Promise<SearchHit[]> {
	const rows: Rows = new Map();
	const compare = (a: number, b: number): number => groupOf(a) - groupOf(b);
	const best = await inOrder(reader, head, products, { compare, rows, first, count });
	return best.flatMap((product) => hitsOf(rows, product, 0));
}

/** Products by what they are ordered by, the lowest first; of equal ones, in name order. */
export async function orderProducts(
	reader: IndexReader,
	head: SearchHead,
	products: readonly number[],
	part: { readonly orderOf: (product: number) => number; readonly first: number; readonly count: number },
): Promise<SearchHit[]> {
	const { orderOf, first, count } = part;
	const rows: Rows = new Map();
	const compare = (a: number, b: number): number => orderOf(a) - orderOf(b) || groupOf(a) - groupOf(b);
	const best = await inOrder(reader, head, products, { compare, rows, first, count });
	return best.flatMap((product) => hitsOf(rows, product, 0));
}

/** A part of the products as `compare` orders them; of equal ones, in name order. Reads the rows of that part. */
async function inOrder(
	reader: IndexReader,
	head: SearchHead,
	products: readonly number[],
	part: {
		readonly compare: (a: number, b: number) => number;
		readonly rows: Rows;
		readonly first: number;
		readonly count: number;
	},
): Promise<number[]> {
	const { compare, rows, first, count } = part;
	const best = selectBest(products, compare, first + count);
	await readRows(reader, head, best.slice(first), rows);
	const rankOf = (product: number): number => rows.get(product)?.rank ?? 0;
	return best.sort((a, b) => compare(a, b) || rankOf(a) - rankOf(b)).slice(first, first + count);
}

export function hitsOf(rows: Rows, product: number, score: number): SearchHit[] {
	const { row } = rows.get(product) ?? {};
	if (!row) return [];
	const [, slug, name, tagline, categories, icon] = row;
	return [{ slug, name, tagline: tagline ?? undefined, categories, hasIcon: icon === 1, score }];
}

export async function readRows(
	reader: IndexReader,
	head: SearchHead,
	products: readonly number[],
	rows: Rows,
): Promise<void> {
	const groups = new Set(products.map(groupOf));
	await Promise.all(
		Array.from(groups, async (group) => {
			const file = await reader.file<GroupFile>(head.groups[group] ?? '');
			for (const [rank, row] of file.entries()) rows.set(group * groupCapacity + row[0], { row, rank });
		}),
	);
}
