/**
 * One way to search, for people and for agents: products that hold all words come first, then those that hold most of them.
 * A word also finds its forms, longer words that begin with it, parts of names that do, and synonyms. When few products hold
 * all words, descriptions are searched, too. Only a word that no product holds finds names that have it inside a word, else
 * words that are spelled like it, and two words that are written as one. The word "free" is not searched: it leaves out what
 * does not cost nothing, unless that leaves nothing. A product that holds nothing but words that name a pricing model is found
 * by these alone.
 */
import type MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import { searchPointerFile } from '../urls/paths.ts';
import { type DescriptionSearch, type DescriptionsFile, descriptionSearch } from './descriptions.ts';
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

/** When fewer products hold all words, descriptions are searched, too. */
const fewProducts = 5;

/** How closely the hits match the words of a query. */
export type Exactness = 'all_words' | 'inside_words' | 'similar_words' | 'some_words';

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

export interface SearchLimits {
	/** Whether a product may be found. */
	readonly accepts?: ((slug: string) => boolean) | undefined;
	/** Orders products by this number, the lowest first, instead of by their score. Only those that hold most words are found. */
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
	readonly #nameParts: readonly NameParts[];
	/** Stems of the name and the categories of a product, as a text. */
	readonly #phrases = new Map<number, string>();
	#descriptions: DescriptionSearch | undefined;

	/** The path of the words of descriptions. */
	readonly #descriptionsFile: string;

	constructor(file: SearchIndexFile, descriptionsFile = '') {
		this.#descriptionsFile = descriptionsFile;
		this.#index = loadIndex(file);
		this.products = indexedProducts(file);
		this.weeks = file.weeks;
		this.language = searchLanguage(file.lang);
		this.#nameParts = this.products.map(({ name }) => partsOf(name));
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

	addDescriptions(file: DescriptionsFile): void {
		this.#descriptions = descriptionSearch(file, this.language);
	}

	async loadDescriptions(read: Read): Promise<void> {
		this.addDescriptions(await readJson<DescriptionsFile>(read, this.#descriptionsFile));
	}

	find(query: string, limits: SearchLimits = {}): Found {
		const found = this.#find(query, limits, undefined);
		// Where nothing that holds the words is free, something free that mentions them is no answer.
		const enough = found.free === false ? 1 : fewProducts;
		const isEnough = found.exactness === 'all_words' && found.complete >= enough;
		if (isEnough || !this.#descriptions) return { ...found, needsDescriptions: !isEnough };
		return { ...this.#find(query, limits, this.#descriptions), needsDescriptions: false };
	}

	#find(
		query: string,
		{ accepts, orderOf }: SearchLimits,
		descriptions: DescriptionSearch | undefined,
	): Omit<Found, 'needsDescriptions'> {
		const others = withoutFree(query, this.language);
		const asked = this.#read(others ?? query, others !== undefined);
		const matches = new Matches();
		if (others !== undefined && asked.telling.length === 0) matches.add(this.#all(), 0, 1);
		const needed = this.#match(asked, matches);
		for (const at of descriptions ? needed : []) {
			const rows = descriptions?.(asked.words[at] ?? '') ?? [];
			matches.addDescribed(rows, 1 << at, this.#rarity(rows.length));
		}
		const unknown = needed.filter((at) => (matches.held & (1 << at)) === 0);
		const inside = unknown.filter((at) =>
			matches.add(this.#insideNames(asked.words[at] ?? ''), 1 << at, namePartWeight),
		);
		for (const at of unknown) {
			if (!inside.includes(at)) matches.add(this.#similarTo(asked.words[at] ?? ''), 1 << at, 1);
		}
		const pricing = this.#pricingWords(asked.words);
		const subject = needed.filter((at) => (pricing & (1 << at)) === 0);
		const asking = bitsOf(subject.length > 0 ? subject : needed);
		const ranked = this.#rank(query, asked, bitsOf(needed), matches).filter(
			({ slug, held }) => (asking === 0 || (asking & held) !== 0) && (accepts?.(slug) ?? true),
		);
		const isHalf = ({ held }: { readonly held: number }) => countOf(asking & ~held) * 2 <= countOf(asking);
		const costless = ranked.filter((hit) => hit.free || hit.nameClass <= sameName);
		const free = others === undefined ? undefined : costless.some(isHalf);
		const found = free ? costless : ranked;
		const least = Math.min(...found.map(({ lacks }) => lacks.length));
		const isStretched = unknown.some((at) => (matches.held & (1 << at)) !== 0);
		const exactness = least > 0 ? 'some_words' : inside.length > 0 ? 'inside_words' : 'similar_words';
		const hits = !orderOf
			? found
			: found.filter(({ lacks }) => lacks.length === least).sort((a, b) => orderOf(a.slug) - orderOf(b.slug));
		return {
			hits,
			complete: found.filter(({ lacks }) => lacks.length === 0).length,
			exactness: found.length === 0 || (least === 0 && !isStretched) ? ('all_words' as const) : exactness,
			free,
			partlyFree: hits.filter(({ partlyFree }) => partlyFree).length,
			others: others?.trim() || undefined,
		};
	}

	/** @param hasFree - Whether the query also had the word "free", which counts as one that says something. */
	#read(query: string, hasFree: boolean): Asked {
		const words = [...new Set(termsOf(query))].slice(0, maximumWords);
		const places = [...words.keys()];
		const telling = places.filter((at) => !this.language.commonWords.has(words[at] ?? ''));
		return { words, telling: telling.length > 0 || hasFree ? telling : places };
	}

	/** @returns Places of the words that say something, but for those behind too many matches. */
	#match({ words, telling }: Asked, matches: Matches): number[] {
		const left = new Set([...telling, ...words.keys()]);
		for (const from of left) {
			if (matches.count >= maximumMatches) break;
			left.delete(from);
			for (let end = from + 1; end <= words.length; end++) {
				const isPlain = end > from + 1 || telling.includes(from);
				this.#matchPhrase(words.slice(from, end), { from, isLast: end === words.length, isPlain }, matches);
			}
		}
		return telling.filter((at) => !left.has(at));
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
		if (word.length >= shortestPart) {
			const holds = ({ words, ends }: NameParts) =>
				words.some((own) => own.endsWith(word)) || ends.some((end) => end.startsWith(word));
			matches.add(this.#withNamePart(holds, word), places, namePartWeight);
		}
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

	/** Products with a word anywhere in their name. */
	#insideNames = (word: string): Result[] =>
		word.length < shortestPart ? [] : this.#withNamePart(({ ends: [whole = ''] }) => whole.includes(word), word);

	/** Products whose names hold a part. */
	#withNamePart(holds: (name: NameParts) => boolean, part: string): Result[] {
		const rows = this.#nameParts.flatMap((name, row) => (holds(name) ? row : []));
		const score = boost.name * this.#rarity(rows.length);
		return rows.map((id) => ({ id, score, terms: [part] }));
	}

	/** The fewer products hold a word, the higher, as in MiniSearch. */
	#rarity = (count: number): number => Math.log(1 + (this.products.length - count + 0.5) / (count + 0.5));

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

	/**
	 * The very name first, then names that are the same but for spaces, and names that begin so. Of the others, those that lack
	 * the fewest words, and of these the most common ones, then those that need their descriptions for the fewest, then those with
	 * the most words together.
	 */
	#rank(query: string, { words, telling }: Asked, needed: number, { byRow }: Matches) {
		const [key, joined] = [nameKey(query), joinedKey(query)];
		const nameClass = (product: IndexedProduct): number => {
			if (product.nameKey === key) return product.name === query ? 0 : sameName;
			if (product.joinedKey === joined) return joinedName;
			return product.joinedKey.startsWith(joined) ? joinedName + 1 : joinedName + 2;
		};
		const stems = words.map(this.language.stem);
		const pairs = telling.filter((at) => telling.includes(at + 1)).map((at) => ` ${stems[at]} ${stems[at + 1]} `);
		const wordsAt = (bits: number): string[] => words.filter((_, at) => (bits & (1 << at)) !== 0);
		const all = Array.from(byRow.values(), ({ places, described }) => places | described);
		const rarities = words.map((_, at) => this.#rarity(all.filter((held) => (held & (1 << at)) !== 0).length));
		const lossOf = (bits: number) => rarities.reduce((sum, rarity, at) => sum + ((bits >> at) & 1) * rarity, 0);
		return Array.from(byRow, ([row, { score, places, described, terms }]) => {
			const product = this.products[row];
			if (!product) throw new Error(`The search index has no product in row ${row}.`);
			const { slug, name, tagline, price, icon, free, partlyFree } = product;
			const held = places | described;
			return {
				slug,
				name,
				tagline,
				price,
				icon,
				free,
				partlyFree,
				held,
				terms,
				nameClass: nameClass(product),
				lacks: wordsAt(needed & ~held),
				loss: lossOf(needed & ~held),
				described: wordsAt(needed & ~places & described),
				together: pairs.length > 0 ? pairs.filter((pair) => this.#phrasesOf(row).includes(pair)).length : 0,
				score: score * (1 + popularityWeight * Math.floor(Math.log2(1 + product.votes))),
				row,
			};
		}).sort(
			(a, b) =>
				a.nameClass - b.nameClass ||
				a.lacks.length - b.lacks.length ||
				a.loss - b.loss ||
				a.described.length - b.described.length ||
				b.together - a.together ||
				b.score - a.score ||
				a.row - b.row,
		);
	}

	#phrasesOf(row: number): string {
		const known = this.#phrases.get(row);
		if (known !== undefined) return known;
		const { name = '', categories = [] } = this.products[row] ?? {};
		const texts = [name, ...categories.map((slug) => slug.replaceAll('-', ' '))];
		const phrases = texts.map((text) => ` ${this.#stemsOf(termsOf(text))} `).join('|');
		this.#phrases.set(row, phrases);
		return phrases;
	}
}

/** A query. */
interface Asked {
	readonly words: readonly string[];
	/** Places of the words that say something. */
	readonly telling: readonly number[];
}

/** A name as it is searched for parts. */
interface NameParts {
	/** Its words, also those that are written as one, as in `LibreOffice`. */
	readonly words: readonly string[];
	/** What is left of it from each word on, as one word: `libreoffice` and `office`. */
	readonly ends: readonly string[];
}

function partsOf(name: string): NameParts {
	const words = name.split(/[^\p{L}\p{N}+#]+|(?<=\p{Ll})(?=\p{Lu})/u).map(joinedKey);
	return { words, ends: words.map((_, at) => words.slice(at).join('')) };
}

/** The class of a product that has the query as its name. */
const sameName = 1;
/** The class of a product that has it but for spaces. */
const joinedName = 2;

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
