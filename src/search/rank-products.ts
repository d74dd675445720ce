/** Puts the products that were found in order. */
import { type GroupFile, type GroupRow, groupCapacity, type SearchHead, type TermFile } from './index-files.ts';
import type { IndexReader } from './index-reader.ts';
import { rangesOfPrefix } from './key-ranges.ts';
import { unpackAscending } from './packed-numbers.ts';
import type { Scores } from './score-terms.ts';
import { selectBest } from './select-best.ts';
import { nameKey } from './terms.ts';

/** A product that was found. */
export interface SearchHit {
	readonly slug: string;
	readonly name: string;
	readonly tagline: string | undefined;
	readonly categories: readonly string[];
	readonly score: number;
}

const groupOf = (product: number): number => Math.floor(product / groupCapacity);

/** Rows of products by number, each with its rank in its group's name order. */
export type Rows = Map<number, { readonly row: GroupRow; readonly rank: number }>;

/**
 * Products of exactly this name, then those whose name is this but for case and accents, then those that begin so; among
 * them by score, then in name order.
 *
 * @param found - Numbers of products.
 */
export async function rankProducts(
	reader: IndexReader,
	head: SearchHead,
	query: string,
	{ totals, matches, inName }: Scores,
	found: readonly number[],
	{ first, count }: { readonly first: number; readonly count: number },
): Promise<SearchHit[]> {
	const rows: Rows = new Map();
	const classes = await nameClasses(reader, head, query, rows, (product) => inName[product] === 1);
	const scoreOf = (product: number): number => (totals[product] ?? 0) * (matches[product] ?? 0);
	const classOf = (product: number): number => classes.get(product) ?? 3;
	const compare = (a: number, b: number): number =>
		classOf(a) - classOf(b) || scoreOf(b) - scoreOf(a) || groupOf(a) - groupOf(b);
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
	const [, slug, name, tagline, categories] = row;
	return [{ slug, name, tagline: tagline ?? undefined, categories, score }];
}

/** 0 for the very name, 1 for the same key, 2 for a key that begins so; other products are left out. */
async function nameClasses(
	reader: IndexReader,
	head: SearchHead,
	query: string,
	rows: Rows,
	isFound: (product: number) => boolean,
): Promise<Map<number, number>> {
	const wanted = nameKey(query);
	const classes = new Map<number, number>();
	const files = await reader.ranges<TermFile>(rangesOfPrefix(head.terms, wanted));
	for (const { names } of files) {
		for (const [key, products] of names) {
			if (!key.startsWith(wanted)) continue;
			for (const product of unpackAscending(products)) {
				if (isFound(product)) classes.set(product, key === wanted ? 1 : 2);
			}
		}
	}
	const same = Array.from(classes).flatMap(([product, own]) => (own === 1 ? [product] : []));
	await readRows(reader, head, same, rows);
	for (const product of same) if (rows.get(product)?.row[2] === query) classes.set(product, 0);
	return classes;
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
