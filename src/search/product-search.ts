/**
 * One way to search, for people and for agents: products that hold all words come first, those that hold some of them
 * follow, if it is half of them. A word also finds its forms, longer words that begin with it, names that contain it, and
 * synonyms. Only a word that no product holds finds words that are spelled like it, and two words that are written as one.
 * The word "free" is not searched: it leaves out what does not cost nothing, unless that leaves nothing. Words that name a
 * pricing model come after the others: a product must hold half of those.
 */
import type MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import { searchPointerFile } from '../urls/paths.ts';
import { searchLanguage } from './languages.ts';
import { bitsOf, countOf, Matches, maximumMatches, type Result } from './matches.ts';
import {
	boost,
	type IndexedProduct,
	indexedProducts,
	loadIndex,
	type SearchIndexFile,
	type ShownProduct,
} from './product-index.ts';
import type { SearchLanguage } from './search-language.ts';
import { joinedKey, nameKey, termsOf, withoutFree } from './terms.ts';
import type { IndexedWeek } from './week-search.ts';

/** Characters of a query. Twice the longest name. */
export const maximumQueryLength = 200;

/** More distinct words of a query are not looked at. */
const maximumWords = 12;

/** Words of a query that a name may hold as one, at most. */
const maximumJoined = 3;

/** Letters of a part of a name, of either of two words that are written as one, and of the last word of a compound. */
const [shortestPart, shortestEnd] = [3, 4];

/** How closely the hits match the words of a query. */
export type Exactness = 'all_words' | 'similar_words' | 'some_words';

/** A product that was found. */
export interface SearchHit extends ShownProduct {
	/** Words of the product that match words of the query. */
	readonly terms: readonly string[];
}

export interface Found {
	/** Best first: those that hold all words, then those that hold some of them. */
	readonly hits: readonly SearchHit[];
	/** How many hold all words, or words spelled like them. */
	readonly complete: number;
	readonly exactness: Exactness;
	/** Whether the hits cost nothing. `undefined` where the query does not say "free". */
	readonly free: boolean | undefined;
	/** How many of the hits cost nothing in part. */
	readonly partlyFree: number;
	/** The query without the word "free", if it has others. */
	readonly others: string | undefined;
}

export interface SearchLimits {
	/** Whether a product may be found. */
	readonly accepts?: ((slug: string) => boolean) | undefined;
	/** Orders products by this number, the lowest first, instead of by their score. When some hold all words, the others are left out. */
	readonly orderOf?: ((slug: string) => number) | undefined;
}

/** Shares of the score that the word itself would get. MiniSearch gives 0.375 of it to a prefix, at most. */
const otherWordWeight = 0.4;
const namePartWeight = 0.7;
/** The share of the score that each doubling of the votes adds. */
const popularityWeight = 0.4;

export class ProductSearch {
	readonly #index: MiniSearch;
	/** In alphabetical order. */
	readonly products: readonly IndexedProduct[];
	/** Newest first. */
	readonly weeks: readonly IndexedWeek[];
	readonly language: SearchLanguage;
	/** Words of the index by their stems. */
	readonly #forms = new Map<string, string[]>();
	/** Words and phrases by the stems of their synonyms. */
	readonly #synonyms = new Map<string, string[]>();
	/** Slugs and names of pricing models, as stems. */
	readonly #pricing: readonly (readonly string[])[];

	constructor(file: SearchIndexFile) {
		this.#index = loadIndex(file);
		this.products = indexedProducts(file);
		this.weeks = file.weeks;
		this.language = searchLanguage(file.lang);
		for (const [term] of file.products.index) addTo(this.#forms, this.language.stem(term), term);
		this.#pricing = file.facts.pricing_models.flatMap(({ slug, name }) =>
			[slug, name].map((text) => termsOf(text).map(this.language.stem)),
		);
		for (const list of file.synonyms) {
			for (const phrase of list) {
				const key = this.#stemsOf(termsOf(phrase));
				for (const other of list) if (other !== phrase) addTo(this.#synonyms, key, other);
			}
		}
	}

	find(query: string, { accepts, orderOf }: SearchLimits = {}): Found {
		const others = withoutFree(query, this.language);
		const words = [...new Set(termsOf(others ?? query))].slice(0, maximumWords);
		const places = [...words.keys()];
		const telling = places.filter((at) => !this.language.commonWords.has(words[at] ?? ''));
		const asked = telling.length > 0 || others !== undefined ? telling : places;
		const matches = new Matches();
		if (others !== undefined && asked.length === 0) matches.add(this.#all(), 0, 1);
		const left = new Set([...asked, ...places]);
		for (const from of left) {
			if (matches.count >= maximumMatches) break;
			left.delete(from);
			for (let end = from + 1; end <= words.length; end++) {
				const isPlain = end > from + 1 || asked.includes(from);
				this.#matchPhrase(words.slice(from, end), { from, isLast: end === words.length, isPlain }, matches);
			}
		}
		const needed = asked.filter((at) => !left.has(at));
		const pricing = this.#pricingWords(words);
		const subject = needed.filter((at) => (pricing & (1 << at)) === 0);
		const halved = bitsOf(subject.length > 0 ? subject : needed);
		const unknown = needed.filter((at) => (matches.held & (1 << at)) === 0);
		for (const at of unknown) matches.add(this.#similarTo(words[at] ?? ''), 1 << at, 1);
		const ranked = this.#rank(query, bitsOf(needed), matches).filter(
			({ slug, places }) => countOf(halved & ~places) * 2 <= countOf(halved) && (accepts?.(slug) ?? true),
		);
		const costless = ranked.filter((hit) => hit.free || hit.nameClass <= sameName);
		const free = others === undefined ? undefined : costless.length > 0;
		const found = free ? costless : ranked;
		const complete = found.filter(({ missing }) => missing === 0);
		const isSimilar = complete.length > 0 && unknown.some((at) => (matches.held & (1 << at)) !== 0);
		const isComplete = complete.length > 0 || found.length === 0;
		const shown = !orderOf
			? found
			: (complete.length > 0 ? complete : found).sort((a, b) => orderOf(a.slug) - orderOf(b.slug));
		return {
			hits: shown,
			complete: complete.length,
			exactness: isComplete ? (isSimilar ? 'similar_words' : 'all_words') : 'some_words',
			free,
			partlyFree: shown.filter(({ partlyFree }) => partlyFree).length,
			others: others?.trim() || undefined,
		};
	}

	/** Every product, none better than another. */
	#all = (): Result[] => Array.from(this.products.keys(), (id) => ({ id, score: 1, terms: [] }));

	/** The places of words that are the slug or the name of a pricing model, as bits. */
	#pricingWords(words: readonly string[]): number {
		const stems = words.map(this.language.stem);
		return this.#pricing.reduce((bits, model) => {
			const from = stems.findIndex((_, at) => model.every((stem, index) => stem === stems[at + index]));
			return from < 0 ? bits : bits | (bitsOf(model.keys()) << from);
		}, 0);
	}

	/** One word of the query or several neighbours, as they are written and by their synonyms. */
	#matchPhrase(
		phrase: readonly string[],
		{ from, isLast, isPlain }: { readonly from: number; readonly isLast: boolean; readonly isPlain: boolean },
		matches: Matches,
	): void {
		const word = phrase.join('');
		const places = bitsOf(phrase.keys()) << from;
		for (const key of new Set([this.#stemsOf(phrase), this.language.stem(word)])) {
			for (const other of this.#synonyms.get(key) ?? []) {
				matches.add(this.#search(this.#phraseQuery(other)), places, otherWordWeight);
			}
		}
		if (!isPlain || phrase.length > maximumJoined) return;
		// A single letter begins half of the index; it is a prefix only as the last word.
		const prefix = isLast || !/^[a-z\d]$/.test(word);
		const queries = [...new Set([word, this.language.respell(word)])];
		matches.add(this.#search({ queries, prefix }), places, 1);
		// In one search with the word, MiniSearch would double the score of a product with both.
		const forms = phrase.length > 1 ? [] : this.#formsOf(word);
		for (const form of forms) matches.add(this.#search({ queries: [form] }), places, otherWordWeight);
		if (word.length >= shortestPart) matches.add(this.#withNamePart(word), places, namePartWeight);
	}

	/** Other forms of a word. */
	#formsOf(word: string): string[] {
		const stem = this.language.stem(word);
		const forms = this.#forms.get(stem)?.filter((form) => form !== word) ?? [];
		return this.language.hasCompounds ? [...forms, ...this.#compoundsOf(stem)] : forms;
	}

	/** Words that end in a form of a word. */
	#compoundsOf = (stem: string): string[] =>
		[...this.#forms].flatMap(([other, forms]) =>
			stem.length >= shortestEnd && other !== stem && other.endsWith(stem) ? forms : [],
		);

	#stemsOf = (words: readonly string[]): string => words.map(this.language.stem).join(' ');

	#phraseQuery(phrase: string): Query {
		const queries = termsOf(phrase).map(
			(term): Query => ({ combineWith: 'OR', queries: [term, ...this.#formsOf(term)] }),
		);
		return { combineWith: 'AND', queries };
	}

	/** Products with a word anywhere in their name. The fewer they are, the higher the score, as in MiniSearch. */
	#withNamePart(part: string): Result[] {
		const rows: number[] = [];
		for (const [row, { joinedKey }] of this.products.entries()) if (joinedKey.includes(part)) rows.push(row);
		const score = boost.name * Math.log(1 + (this.products.length - rows.length + 0.5) / (rows.length + 0.5));
		return rows.map((id) => ({ id, score, terms: [part] }));
	}

	/** Products that hold a word that is spelled like this one, without its signs (`c` for `c#`), or the two words that it is made of. */
	#similarTo(word: string): Result[] {
		const count = Math.max(0, word.length - 2 * shortestPart + 1);
		const cuts = Array.from({ length: count }, (_, at) => at + shortestPart);
		const swapped =
			editDistance(word) === 1 ? Array.from({ length: word.length - 1 }, (_, at) => swapAt(word, at)) : [];
		const queries = cuts.map((cut): Query => ({ combineWith: 'AND', queries: [word.slice(0, cut), word.slice(cut)] }));
		const unsigned = word.split(/[+#]/)[0] || word;
		return this.#search({
			queries: [{ queries: [word], fuzzy: editDistance(word) }, unsigned, ...swapped, ...queries],
		});
	}

	#search(query: Query): Result[] {
		// Words are terms already.
		return this.#index.search(query, { boost, tokenize: (word) => [word] }) as unknown as Result[];
	}

	/** The very name first, then names that are the same but for spaces, and names that begin so. */
	#rank(query: string, needed: number, { byRow }: Matches) {
		const [key, joined] = [nameKey(query), joinedKey(query)];
		const nameClass = (product: IndexedProduct): number => {
			if (product.nameKey === key) return product.name === query ? 0 : sameName;
			if (product.joinedKey === joined) return 2;
			return product.joinedKey.startsWith(joined) ? 3 : 4;
		};
		return Array.from(byRow, ([row, { score, places, terms }]) => {
			const product = this.products[row];
			if (!product) throw new Error(`The search index has no product in row ${row}.`);
			const { slug, name, tagline, price, icon, free, partlyFree } = product;
			return {
				slug,
				name,
				tagline,
				price,
				icon,
				free,
				partlyFree,
				places,
				terms,
				nameClass: nameClass(product),
				missing: countOf(needed & ~places),
				score: score * (1 + popularityWeight * Math.floor(Math.log2(1 + product.votes))),
				row,
			};
		}).sort((a, b) => a.nameClass - b.nameClass || a.missing - b.missing || b.score - a.score || a.row - b.row);
	}
}

/** The class of a product that has the query as its name. */
const sameName = 1;

const maximumEditDistance = 2;

/** Shorter words turn into other words by one letter. */
const editDistance = (word: string): number => Math.min(maximumEditDistance, Math.floor(word.length / 4));

/** Two neighbouring letters in each other's place are two edits. */
const swapAt = (word: string, at: number): string =>
	word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);

function addTo(map: Map<string, string[]>, key: string, value: string): void {
	const known = map.get(key);
	if (known) known.push(value);
	else map.set(key, [value]);
}

/** The file at `searchPointerFile`. */
export interface SearchPointer {
	/** The path of the index. */
	readonly file: string;
}

/** @param read - Reads a published file; gives `undefined` when there is none. */
export async function loadSearch(read: (path: string) => Promise<string | undefined>): Promise<ProductSearch> {
	const { file } = await readJson<SearchPointer>(read, searchPointerFile);
	return new ProductSearch(await readJson<SearchIndexFile>(read, file));
}

async function readJson<Body>(read: (path: string) => Promise<string | undefined>, path: string): Promise<Body> {
	const text = await read(path);
	if (text === undefined) throw new Error(`There is no file ${path}. Build the catalog.`);
	return JSON.parse(text);
}
