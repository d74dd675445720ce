/** What the words of a query match in the index: each word and each phrase of neighbours, with forms, parts of names and synonyms. */
import type MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import { bitsOf, type Matches, maximumMatches, type Result } from './matches.ts';
import { boost, loadIndex, type SearchIndexFile } from './product-index.ts';
import type { SearchLanguage } from './search-language.ts';
import { joinedKey, termsOf } from './terms.ts';

/** Words of a query that a name may hold as one, at most. */
const maximumJoined = 3;

/** Letters of a part of a name, of either of two words that are written as one, and of the last word of a compound. */
const [shortestPart, shortestEnd] = [3, 4];

/** Shares of the score that the word itself would get. MiniSearch gives 0.375 of it to a prefix, at most. */
const otherWordWeight = 0.4;
/** The share of a synonym: in a name, it counts less than the word itself in another text. */
const synonymWeight = 0.15;
const namePartWeight = 0.7;

/** A query. */
export interface Asked {
	readonly words: readonly string[];
	/** Places of the words that say something. */
	readonly telling: readonly number[];
}

export class WordSearch {
	readonly language: SearchLanguage;
	readonly #index: MiniSearch;
	/** Words of the index by their stems. */
	readonly #forms = new Map<string, string[]>();
	/** Words and phrases by the stems of their synonyms. */
	readonly #synonyms = new Map<string, string[]>();
	readonly #names: readonly NameParts[];

	/** @param names - Of the products, in the order of the index. */
	constructor(file: SearchIndexFile, names: readonly string[], language: SearchLanguage) {
		this.language = language;
		this.#index = loadIndex(file);
		this.#names = names.map(partsOf);
		for (const [term] of file.products.index) addTo(this.#forms, language.stem(term), term);
		for (const list of file.synonyms) {
			for (const phrase of list) {
				const key = this.stemsOf(termsOf(phrase));
				for (const other of list) if (other !== phrase) addTo(this.#synonyms, key, other);
			}
		}
	}

	/** @returns Places of the words that say something, but for those behind too many matches. */
	match({ words, telling }: Asked, matches: Matches): number[] {
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

	/**
	 * Adds what resembles words that nothing holds: names that have one inside a word, else words that are spelled like it.
	 *
	 * @returns Whether any is inside a word.
	 */
	matchUnknown(unknown: readonly number[], { words }: Asked, matches: Matches): boolean {
		const inside = unknown.filter((at) => matches.add(this.#insideNames(words[at] ?? ''), 1 << at, namePartWeight));
		for (const at of unknown) if (!inside.includes(at)) matches.add(this.#similarTo(words[at] ?? ''), 1 << at, 1);
		return inside.length > 0;
	}

	stemsOf = (words: readonly string[]): string => words.map(this.language.stem).join(' ');

	/** The fewer products hold a word, the higher, as in MiniSearch. */
	rarity = (count: number): number => Math.log(1 + (this.#names.length - count + 0.5) / (count + 0.5));

	/** One word of the query or several neighbours, as they are written and by their synonyms. */
	#matchPhrase(
		phrase: readonly string[],
		{ from, isLast, isPlain }: { readonly from: number; readonly isLast: boolean; readonly isPlain: boolean },
		matches: Matches,
	): void {
		const word = phrase.join('');
		const places = bitsOf(phrase.keys()) << from;
		for (const key of new Set([this.stemsOf(phrase), this.language.stem(word)])) {
			for (const other of this.#synonyms.get(key) ?? []) {
				matches.add(this.#search(this.#phraseQuery(other)), places, synonymWeight);
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
		return this.language.hasCompounds ? [...forms, ...this.#compoundsOf(stem, word)] : forms;
	}

	/** Words that end in a form of a word, or begin with another form of it. */
	#compoundsOf(stem: string, word: string): string[] {
		if (stem.length < shortestEnd) return [];
		const holds = (other: string) => other.endsWith(stem) || (other.startsWith(stem) && !other.startsWith(word));
		return [...this.#forms].flatMap(([other, forms]) => (other !== stem && holds(other) ? forms : []));
	}

	/** The words in which a compound ends, of which it is a kind: `Steuer` for `Umsatzsteuer`. */
	#headsOf(word: string): string[] {
		const stem = this.language.stem(word);
		const { commonWords } = this.language;
		const isHead = (other: string) => other.length >= shortestEnd && stem.endsWith(other) && !commonWords.has(other);
		const ends = [...this.#forms].filter(([other]) => isHead(other));
		const longest = Math.max(...ends.map(([other]) => other.length));
		return ends.flatMap(([other, forms]) => (other.length === longest ? forms : []));
	}

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
		const rows = this.#names.flatMap((name, row) => (holds(name) ? row : []));
		const score = boost.name * this.rarity(rows.length);
		return rows.map((id) => ({ id, score, terms: [part] }));
	}

	/** Products that hold a word that is spelled like this one, without its signs (`c` for `c#`), or the two words that it is made of. */
	#similarTo(word: string): Result[] {
		const count = Math.max(0, word.length - 2 * shortestPart + 1);
		const cuts = Array.from({ length: count }, (_, at) => at + shortestPart);
		const swapped =
			editDistance(word) === 1 ? Array.from({ length: word.length - 1 }, (_, at) => swapAt(word, at)) : [];
		const queries = cuts.map((cut): Query => ({ combineWith: 'AND', queries: [word.slice(0, cut), word.slice(cut)] }));
		const heads = this.language.hasCompounds ? this.#headsOf(word) : [];
		const unsigned = word.split(/[+#]/)[0] || word;
		return this.#search({
			queries: [{ queries: [word], fuzzy: editDistance(word) }, unsigned, ...heads, ...swapped, ...queries],
		});
	}

	#search(query: Query): Result[] {
		// Words are terms already.
		return this.#index.search(query, { boost, tokenize: (word) => [word] }) as unknown as Result[];
	}
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
