/** What the search knows of a language: forms of words, words that say nothing, and words that ask for weeks and prices. */

export interface SearchLanguage {
	/** The stem of a folded word. Forms of a word have the same one. */
	readonly stem: (word: string) => string;
	/** The usual spelling of a folded word that writes letters such as `ö` in ASCII. */
	readonly respell: (word: string) => string;
	/** Whether words are written as one, so that their ends are looked for. */
	readonly hasCompounds: boolean;
	/** Words that say nothing about a product: it need not have them, unless a query has no others. */
	readonly commonWords: ReadonlySet<string>;
	/** The word that asks for what costs nothing. As a part of a word, such as `ad-free`, it says something else. */
	readonly free: RegExp;
	/** The same word, folded. A board lists its own as synonyms of it. */
	readonly freeWord: string;
	/** A week with its number and year: `week 47`, `w47`, `2026-w47`, `week 47, 2026`. */
	readonly week: RegExp;
	readonly winner: RegExp;
	readonly lastWeek: string;
}

export const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
