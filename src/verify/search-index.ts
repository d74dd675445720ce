/** The published search index as an inspector reads it: the files that its head names, and what they hold. */
import { groupCapacity, type KeyRange, type SearchHead } from '../search/index-files.ts';
import { unpackAscending, unpackNumbers } from '../search/packed-numbers.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

export const headFile = '/search/head.json';

export const fileOf = (name: string): string => `/search/${name}.json`;

/** A product as its group shows it. */
export interface StoredProduct {
	readonly number: number;
	readonly file: string;
	readonly slug: string;
	readonly shown: Readonly<Record<'name' | 'tagline' | 'categories', unknown>>;
	readonly hasIcon: boolean;
}

/** A list of products: of a term in one field, of a name or a part of names, or of a category. */
export interface ProductList {
	readonly kind: 'terms' | 'descriptions' | 'names' | 'nameParts' | 'categories';
	readonly file: string;
	readonly key: string;
	readonly numbers: Uint32Array;
	/** Whether the head leads to this file for the key. */
	readonly isInRange: boolean;
	/** Of terms only. */
	readonly field: number;
	/** Of terms only: for each product how many distinct terms the field has. */
	readonly lengths: Uint32Array;
}

/** `undefined` after reporting why: there is no head, or files that it names are missing. */
export function readHead(files: PublishedFiles, report: Report): SearchHead | undefined {
	const head = files.json(headFile, report);
	if (head === undefined) return undefined;
	if (!isHead(head)) {
		report({ file: headFile, pointer: '', message: 'is no head of a search index of version 3.' });
		return undefined;
	}
	const ranges = [...head.terms, ...head.descriptions, ...head.infixes, ...head.nameParts].map(([, name]) => name);
	const best = head.best.map(([, name]) => name);
	const named = new Set([...ranges, ...best, ...head.groups, ...head.popularity, head.categories].map(fileOf));
	for (const path of files.paths) {
		if (!path.startsWith('/search/') || path === headFile || named.has(path)) continue;
		report({ file: path, pointer: '', message: `is not named by ${headFile}.` });
	}
	const missing = [...named].filter((path) => !files.paths.has(path));
	for (const file of missing) report({ file, pointer: '', message: `does not exist, but ${headFile} names it.` });
	return missing.length > 0 ? undefined : head;
}

const lists = ['averageLengths', 'terms', 'descriptions', 'infixes', 'nameParts', 'best', 'groups', 'popularity'];

function isHead(value: unknown): value is SearchHead {
	const head = Object(value) as Partial<Record<string, unknown>>;
	return (
		head['version'] === 3 && typeof head['categories'] === 'string' && lists.every((name) => Array.isArray(head[name]))
	);
}

type Row = readonly [
	place: number,
	slug: string,
	name: string,
	tagline: string | null,
	categories: readonly string[],
	icon: number,
];

/** In the order in which they are published. */
export function storedProducts(files: PublishedFiles, { groups }: SearchHead, report: Report): StoredProduct[] {
	return groups.flatMap((name, group) => {
		const file = fileOf(name);
		return arrayOf<Row>(files.json(file, report)).map(([place, slug, own, tagline, categories, icon]) => ({
			number: group * groupCapacity + place,
			file,
			slug,
			shown: { name: own, tagline: tagline ?? undefined, categories },
			hasIcon: icon === 1,
		}));
	});
}

type TermRow = readonly [string, ...(readonly [number, string, string])[]];
type KeyRow = readonly [string, string];

/** File by file, since all of them together take much memory. */
export function* productLists(files: PublishedFiles, head: SearchHead, report: Report): Generator<ProductList> {
	for (const { common, content } of contentsOf(files, head.terms, report)) {
		yield* termLists('terms', content['terms'], common);
		for (const kind of ['names', 'categories'] as const) yield* keyLists(kind, content[kind], common);
	}
	for (const { common, content } of contentsOf(files, head.descriptions, report)) {
		yield* termLists('descriptions', content['terms'], common);
	}
	for (const { common, content } of contentsOf(files, head.nameParts, report)) {
		yield* keyLists('nameParts', partRows(content), common);
	}
}

type Common = (key: string) => Pick<ProductList, 'file' | 'key' | 'isInRange'>;

function* contentsOf(files: PublishedFiles, ranges: readonly KeyRange[], report: Report) {
	for (const [at, [first, name]] of ranges.entries()) {
		const file = fileOf(name);
		const next = ranges[at + 1]?.[0];
		const common: Common = (key) => ({ file, key, isInRange: key >= first && (next === undefined || key < next) });
		yield { common, content: Object(files.json(file, report)) as Readonly<Record<string, unknown>> };
	}
}

function* termLists(kind: 'terms' | 'descriptions', rows: unknown, common: Common): Generator<ProductList> {
	for (const [key, ...fields] of arrayOf<TermRow>(rows)) {
		for (const [field, numbers, lengths] of fields) {
			yield { ...common(key), kind, field, numbers: unpackAscending(numbers), lengths: unpackNumbers(lengths) };
		}
	}
}

function* keyLists(kind: ProductList['kind'], rows: unknown, common: Common): Generator<ProductList> {
	for (const [key, numbers] of arrayOf<KeyRow>(rows)) {
		yield { ...common(key), kind, field: 0, numbers: unpackAscending(numbers), lengths: new Uint32Array() };
	}
}

/** Of each part how many first letters are those of the part before, the letters behind them, and its products. */
function partRows(content: unknown): KeyRow[] {
	const [shared = '', ...texts] = arrayOf<string>(content);
	const [rests = [], products = []] = texts.map((text) => text.split(' '));
	let part = '';
	return Array.from(unpackNumbers(shared), (alike, at): KeyRow => {
		part = part.slice(0, alike) + rests[at];
		return [part, products[at] ?? ''];
	});
}

/** How many products a broad beginning finds, and the first of them with their scores. */
export function readBest(files: PublishedFiles, name: string, report: Report) {
	const file = fileOf(name);
	const { total, named, others } = Object(files.json(file, report)) as Partial<Record<string, unknown>>;
	const scored = [named, others].flatMap((own) => arrayOf<readonly [number, number]>(own));
	return { file, total, scored };
}

/** The terms of a file of infixes. */
export const infixTerms = (files: PublishedFiles, [, name]: KeyRange, report: Report): ReadonlySet<string> =>
	new Set(arrayOf<string>(files.json(fileOf(name), report)));

export const arrayOf = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : []);
