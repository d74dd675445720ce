/** What is near to a query that finds nothing, or not all of it: products with names like it, and categories. */
import leven from 'leven';
import {
	type CategoryFile,
	type NamePartFile,
	type SearchHead,
	shortestNamePart,
	type TermFile,
} from './index-files.ts';
import type { IndexReader } from './index-reader.ts';
import { rangesOfPrefix } from './key-ranges.ts';
import { productsOfPart } from './name-part-file.ts';
import { unpackAscending } from './packed-numbers.ts';
import { hitsOf, type Rows, readRows, type SearchHit } from './rank-products.ts';
import { selectBest } from './select-best.ts';
import { editDistance, queryTerms } from './stages.ts';
import { sameStem } from './stem.ts';
import { joinedKey, termsOf } from './terms.ts';

export interface SlugAndName {
	readonly slug: string;
	readonly name: string;
}

export interface Nearest {
	/** Best first, at most three. */
	readonly products: readonly SearchHit[];
	/** Best first, at most three. */
	readonly categories: readonly SlugAndName[];
}

const maximumNear = 3;

/** Names that are compared. */
const maximumCandidates = 8;

/** Of a query that is compared, in letters. */
const maximumLength = 24;

/** From 0 to 1; a name that is less alike is no help. */
const minimumLikeness = 0.35;

export async function findNearest(reader: IndexReader, head: SearchHead, query: string): Promise<Nearest> {
	const [products, categories] = await Promise.all([nearNames(reader, head, query), categoriesOf(reader, head)]);
	return { products, categories: nearCategories(categories, query) };
}

/** All categories, in name order. */
export async function categoriesOf(reader: IndexReader, head: SearchHead): Promise<readonly SlugAndName[]> {
	const rows = await reader.file<CategoryFile>(head.categories);
	return rows.map(([slug, name]) => ({ slug, name }));
}

async function nearNames(reader: IndexReader, head: SearchHead, query: string): Promise<SearchHit[]> {
	const wanted = joinedKey(query).slice(0, maximumLength);
	const shared = new Map<number, number>();
	const beginning = piecesOf(wanted).slice(0, 1);
	const lists = await Promise.all([
		...piecesOf(wanted).map((piece) => productsWith(reader, head, piece)),
		...beginning.map((piece) => productsNamed(reader, head, piece)),
	]);
	for (const list of lists) for (const product of new Set(list)) shared.set(product, (shared.get(product) ?? 0) + 1);
	const best = selectBest(shared, ([, a], [, b]) => b - a, maximumCandidates).slice(0, maximumCandidates);
	const rows: Rows = new Map();
	const numbers = best.map(([product]) => product);
	await readRows(reader, head, numbers, rows);
	return numbers
		.flatMap((product) => hitsOf(rows, product, 0))
		.map((hit) => ({ ...hit, score: likeness(wanted, joinedKey(hit.name)) }))
		.filter(({ score }) => score >= minimumLikeness)
		.sort((a, b) => b.score - a.score)
		.slice(0, maximumNear);
}

const piecesOf = (text: string): string[] =>
	Array.from({ length: Math.max(0, text.length - shortestNamePart + 1) }, (_, at) =>
		text.slice(at, at + shortestNamePart),
	);

/** Products in whose name this stands, but for its beginning. */
async function productsWith(reader: IndexReader, head: SearchHead, piece: string): Promise<number[]> {
	const files = await reader.ranges<NamePartFile>(rangesOfPrefix(head.nameParts, piece));
	return numbersOf(files.flatMap((file) => productsOfPart(file, piece)));
}

async function productsNamed(reader: IndexReader, head: SearchHead, piece: string): Promise<number[]> {
	const files = await reader.ranges<TermFile>(rangesOfPrefix(head.terms, piece));
	return numbersOf(
		files.flatMap(({ names }) => names.flatMap(([key, products]) => (key.startsWith(piece) ? [products] : []))),
	);
}

const numbersOf = (packed: readonly string[]): number[] => packed.flatMap((products) => [...unpackAscending(products)]);

/** The share of letters that are alike, from 0 to 1. */
const likeness = (one: string, other: string): number =>
	1 - leven(one, other) / (Math.max(one.length, other.length) || 1);

/** Those that have most words of the query, or words like them. */
function nearCategories(categories: readonly SlugAndName[], query: string): SlugAndName[] {
	const asked = queryTerms(query);
	return categories
		.map((category) => {
			const own = termsOf(`${category.slug} ${category.name}`);
			return { category, count: asked.filter((term) => own.some((word) => isLike(word, term))).length };
		})
		.filter(({ count }) => count > 0)
		.sort((a, b) => b.count - a.count)
		.slice(0, maximumNear)
		.map(({ category }) => category);
}

function isLike(word: string, asked: string): boolean {
	if (word === asked || sameStem(word, asked)) return true;
	if (asked.length >= shortestNamePart && word.startsWith(asked)) return true;
	const distance = editDistance(asked);
	return distance > 0 && leven(word, asked) <= distance;
}
