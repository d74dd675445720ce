/** Finds names like a misspelt one, by an index of letter pairs: the work does not grow with the catalog. */
import { fold } from './terms.ts';

interface NearNames {
	/** Slugs of products, best first, at most three. */
	readonly slugs: readonly string[];
	/** Entries of the index that were read, at most `maximumVisits`; no more names than that are compared. */
	readonly visited: number;
}

/** @param asked - Only the first 80 characters count: no slug and no name is longer. */
export type FindNearNames = (asked: string) => NearNames;

export const maximumVisits = 4_000;
const maximumLength = 80;
const maximumNames = 3;
/** From 0 to 1; a name that is less alike is no help. */
const minimumLikeness = 0.4;

/** A power of two. Pairs that share a bucket count as equal. */
const bucketCount = 4_096;

interface Row {
	readonly slug: string;
	readonly text: string;
}

/** @param products - Slug and name of each product. */
export function indexNames(products: readonly (readonly [slug: string, name: string])[]): FindNearNames {
	const rows = products.flatMap(([slug, name]): Row[] => {
		const text = fold(name);
		return text.replaceAll(' ', '-') === slug
			? [{ slug, text: slug }]
			: [
					{ slug, text: slug },
					{ slug, text },
				];
	});
	const lists = listsOf(rows);
	return (asked) => {
		const wanted = fold(asked.slice(0, maximumLength));
		const { found, visited } = rowsIn(lists, wanted);
		const likenessOf = likenessTo(wanted);
		const points = new Map<string, number>();
		for (const row of found) {
			const { slug = '', text = '' } = rows[row] ?? {};
			const likeness = likenessOf(text);
			if (likeness >= minimumLikeness) points.set(slug, Math.max(likeness, points.get(slug) ?? 0));
		}
		const sorted = Array.from(points).sort(([, a], [, b]) => b - a);
		return { slugs: sorted.slice(0, maximumNames).map(([slug]) => slug), visited };
	};
}

/** For each bucket the numbers of the rows with a pair in it: parts of one array, which takes little room. */
function listsOf(rows: readonly Row[]): readonly Uint32Array[] {
	const starts = new Uint32Array(bucketCount + 1);
	for (const { text } of rows) for (let at = 1; at < text.length; at++) addOne(starts, bucketAt(text, at) + 1);
	for (let at = 1; at <= bucketCount; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
	const entries = new Uint32Array(starts[bucketCount] ?? 0);
	const next = starts.slice();
	for (const [row, { text }] of rows.entries()) {
		for (let at = 1; at < text.length; at++) entries[addOne(next, bucketAt(text, at))] = row;
	}
	return Array.from({ length: bucketCount }, (_, at) => entries.subarray(starts[at], starts[at + 1]));
}

/** @returns What the number was before. */
function addOne(numbers: Uint32Array, at: number): number {
	const before = numbers[at] ?? 0;
	numbers[at] = before + 1;
	return before;
}

/** Rows that share a pair. The rarest pairs come first, since they distinguish names, until the visits are used up. */
function rowsIn(lists: readonly Uint32Array[], wanted: string) {
	const own = new Set(bucketsOf(wanted).map((bucket) => lists[bucket] ?? new Uint32Array()));
	const found = new Set<number>();
	let visited = 0;
	for (const list of Array.from(own).sort((a, b) => a.length - b.length)) {
		const part = list.subarray(0, maximumVisits - visited);
		for (const row of part) found.add(row);
		visited += part.length;
	}
	return { found, visited };
}

/** Returns a function that compares texts with this one: the Dice coefficient of their letter pairs, from 0 to 1. */
function likenessTo(wanted: string): (text: string) => number {
	const left = new Uint8Array(bucketCount);
	const own = bucketsOf(wanted);
	for (const bucket of own) left[bucket] = (left[bucket] ?? 0) + 1;
	return (text) => {
		const common: number[] = [];
		for (let at = 1; at < text.length; at++) {
			const bucket = bucketAt(text, at);
			const rest = left[bucket] ?? 0;
			if (rest === 0) continue;
			left[bucket] = rest - 1;
			common.push(bucket);
		}
		for (const bucket of common) left[bucket] = (left[bucket] ?? 0) + 1;
		return (2 * common.length) / (own.length + Math.max(0, text.length - 1) || 1);
	};
}

const bucketsOf = (text: string): number[] =>
	Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => bucketAt(text, at + 1));

/** The bucket of the pair of letters that ends at an index. */
const bucketAt = (text: string, at: number): number =>
	(text.charCodeAt(at - 1) * 61 + text.charCodeAt(at)) % bucketCount;
