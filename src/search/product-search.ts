/**
 * One way to search, for people and for agents: products that hold all words come first, then those that hold most of them.
 * A word also finds its forms, longer words that begin with it, parts of names that do, and synonyms. When few products hold
 * all words, descriptions are searched, too. Only a word that no product holds finds names that have it inside a word, else
 * words that are spelled like it, and two words that are written as one. The word "free" is not searched: it leaves out what
 * does not cost nothing, unless that leaves nothing. A product that holds nothing but words that name a pricing model is found
 * by these alone.
 */
import { searchPointerFile } from '../urls/paths.ts';
import type { IndexedCategory } from './category-search.ts';
import { type DescriptionSearch, type DescriptionsFile, descriptionSearch } from './descriptions.ts';
import { searchLanguage } from './languages.ts';
import { bitsOf, countOf, Matches, maximumMatches, type Result } from './matches.ts';
import { type IndexedProduct, indexedProducts, type SearchIndexFile, type ShownProduct } from './product-index.ts';
import { type Needed, Ranking, sameName } from './ranking.ts';
import type { SearchLanguage } from './search-language.ts';
import { fold, termsOf, withoutFree } from './terms.ts';
import type { IndexedWeek } from './week-search.ts';
import { type Asked, WordSearch } from './word-search.ts';

/** Characters of a query. Twice the longest name. */
export const maximumQueryLength = 200;

/** More distinct words of a query are not looked at. */
const maximumWords = 12;

/** When fewer products hold all words, descriptions are searched, too. */
const fewProducts = 5;

/** How closely the hits match the words of a query: all of them, all with others in place of unknown ones, most, or half at most. */
export type Exactness = 'all_words' | 'inside_words' | 'similar_words' | 'some_words' | 'few_words';

/** A product that was found. */
export interface SearchHit extends ShownProduct {
	/** Words of the product that match words of the query. */
	readonly terms: readonly string[];
	/** Words of the query that it does not hold, folded. */
	readonly lacks: readonly string[];
	/** Words of the query that its description alone holds, folded. */
	readonly described: readonly string[];
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
	/** Whether descriptions may hold more, and are not loaded. */
	readonly needsDescriptions: boolean;
}

const eachWord = /[\p{L}\p{N}]+/gu;

type Accepts = (slug: string) => boolean;

export interface SearchLimits {
	/** Whether a product may be found. */
	readonly accepts?: Accepts | undefined;
	/** Orders products by this number, the lowest first, instead of by their score. Only those that hold most words are found. */
	readonly orderOf?: ((slug: string) => number) | undefined;
}

export class ProductSearch {
	/** In alphabetical order. */
	readonly products: readonly IndexedProduct[];
	readonly categories: readonly IndexedCategory[];
	/** Newest first. */
	readonly weeks: readonly IndexedWeek[];
	readonly language: SearchLanguage;
	readonly #words: WordSearch;
	readonly #ranking: Ranking;
	/** Slugs and names of pricing models, as stems. */
	readonly #pricing: readonly (readonly string[])[];
	/** What the board lists as synonyms of the word "free", folded. */
	readonly #freeWords: ReadonlySet<string>;
	#descriptions: DescriptionSearch | undefined;
	/** The path of the words of descriptions. */
	readonly #descriptionsFile: string;

	constructor(file: SearchIndexFile, descriptionsFile = '') {
		this.products = indexedProducts(file);
		this.categories = file.facts.categories;
		this.weeks = file.weeks;
		this.language = searchLanguage(file.lang);
		const names = this.products.map(({ name }) => name);
		this.#words = new WordSearch(file, names, this.language);
		this.#ranking = new Ranking(this.products, this.#words);
		this.#pricing = file.facts.pricing_models.flatMap(({ slug, name }) =>
			[slug, name].map((text) => termsOf(text).map(this.language.stem)),
		);
		const isFree = (word: string) => fold(word) === this.language.freeWord;
		this.#freeWords = new Set(file.synonyms.filter((list) => list.some(isFree)).flatMap((list) => list.map(fold)));
		this.#descriptionsFile = descriptionsFile;
	}

	addDescriptions(file: DescriptionsFile): void {
		this.#descriptions = descriptionSearch(file, this.language);
	}

	async loadDescriptions(read: Read): Promise<void> {
		if (this.#descriptionsFile === '')
			throw new Error(`${searchPointerFile} names no words of descriptions. Build the catalog.`);
		this.addDescriptions(await readJson<DescriptionsFile>(read, this.#descriptionsFile));
	}

	find(query: string, { accepts = () => true, orderOf }: SearchLimits = {}): Found {
		const others = withoutFree(this.#withFreeWord(query), this.language);
		const asked = this.#read(others ?? query, others !== undefined);
		const matches = new Matches();
		if (others !== undefined && asked.telling.length === 0) matches.add(this.#all(), 0, 1);
		const looked = this.#words.match(asked, matches);
		const pricing = this.#pricingWords(asked.words);
		const subject = looked.filter((at) => (pricing & (1 << at)) === 0);
		const places = { needed: bitsOf(looked), subject: bitsOf(subject.length > 0 ? subject : looked) };
		const isEnough = this.#isEnough(places, matches, accepts, others !== undefined);
		if (!isEnough && this.#descriptions)
			matchDescriptions(this.#descriptions, looked, asked, matches, this.#words.rarity);
		const unknown = looked.filter((at) => (matches.held & (1 << at)) === 0);
		const isInside = this.#words.matchUnknown(unknown, asked, matches);
		const ranked = this.#ranking.rank(query, asked, places, matches, accepts);
		const costless = ranked.filter(({ product, nameClass }) => product.free || nameClass <= sameName);
		const free =
			others === undefined ? undefined : costless.some(({ missing }) => 2 * missing <= countOf(places.subject));
		const found = free ? costless : ranked;
		const lacking = found.map(({ held }) => countOf(places.needed & ~held));
		const least = Math.min(...lacking);
		const hits = found.map(({ product, held, described, terms }) =>
			hitOf(product, asked, terms, places.needed & ~held, described),
		);
		const shown = !orderOf
			? hits
			: hits.filter((_, at) => lacking[at] === least).sort((a, b) => orderOf(a.slug) - orderOf(b.slug));
		const isMost = found.some(({ missing }) => 2 * missing < countOf(places.subject));
		const isStretched = unknown.some((at) => (matches.held & (1 << at)) !== 0);
		const stretched = isInside ? 'inside_words' : 'similar_words';
		const held = isStretched ? stretched : 'all_words';
		const partly = isMost ? 'some_words' : 'few_words';
		return {
			hits: shown,
			complete: lacking.filter((count) => count === 0).length,
			exactness: found.length === 0 ? 'all_words' : least === 0 ? held : partly,
			free,
			partlyFree: found.filter(({ product }) => product.partlyFree).length,
			others: others?.trim() || undefined,
			needsDescriptions: !isEnough && !this.#descriptions,
		};
	}

	/**
	 * Whether enough products hold all words without their descriptions. Where limits, or the word "free", leave out those that
	 * do, something that only mentions the words is no answer.
	 */
	#isEnough({ needed, subject }: Needed, { byRow }: Matches, accepts: Accepts, hasFree: boolean): boolean {
		let [complete, accepted, isFree] = [0, 0, false];
		for (const [row, { places }] of byRow) {
			const product = this.products[row];
			const isAccepted = product !== undefined && accepts(product.slug);
			isFree ||= isAccepted && product.free && 2 * countOf(subject & ~places) <= countOf(subject);
			if ((needed & ~places) !== 0) continue;
			complete++;
			if (isAccepted) accepted++;
		}
		return accepted >= fewProducts || (complete > 0 && (accepted === 0 || (hasFree && !isFree)));
	}

	/** @param hasFree - Whether the query also had the word "free", which counts as one that says something. */
	#read(query: string, hasFree: boolean): Asked {
		const words = [...new Set(termsOf(query))].slice(0, maximumWords);
		const places = [...words.keys()];
		const telling = places.filter((at) => !this.language.commonWords.has(words[at] ?? ''));
		return { words, telling: telling.length > 0 || hasFree ? telling : places };
	}

	/** A query with the word of the language for "free" in the place of the board's. */
	#withFreeWord = (query: string): string =>
		fold(query).replace(eachWord, (word) => (this.#freeWords.has(word) ? this.language.freeWord : word));

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
}

function matchDescriptions(
	descriptions: DescriptionSearch,
	looked: readonly number[],
	{ words }: Asked,
	matches: Matches,
	rarity: (count: number) => number,
): void {
	for (const at of looked) {
		if (matches.count >= maximumMatches) return;
		const rows = descriptions(words[at] ?? '');
		matches.addDescribed(rows, 1 << at, rarity(rows.length));
	}
}

/** @param lacks - Places of words, as bits, as `described` is. */
function hitOf(
	product: IndexedProduct,
	{ words }: Asked,
	terms: readonly string[],
	lacks: number,
	described: number,
): SearchHit {
	const { slug, name, tagline, price, icon } = product;
	const wordsAt = (bits: number) => (bits === 0 ? [] : words.filter((_, at) => (bits & (1 << at)) !== 0));
	return { slug, name, tagline, price, icon, terms, lacks: wordsAt(lacks), described: wordsAt(described) };
}

/** The file at `searchPointerFile`. */
export interface SearchPointer {
	/** The path of the index. */
	readonly file: string;
	/** That of the words of descriptions. */
	readonly descriptions: string;
}

type Read = (path: string) => Promise<string | undefined>;

/** @param read - Reads a published file; gives `undefined` when there is none. */
export async function loadSearch(read: Read): Promise<ProductSearch> {
	const { file, descriptions } = await readJson<SearchPointer>(read, searchPointerFile);
	return new ProductSearch(await readJson<SearchIndexFile>(read, file), descriptions);
}

async function readJson<Body>(read: Read, path: string): Promise<Body> {
	const text = await read(path);
	if (text === undefined) throw new Error(`There is no file ${path}. Build the catalog.`);
	return JSON.parse(text);
}
