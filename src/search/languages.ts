/** What the search knows of languages: forms of words, words that say nothing, and words that ask for weeks and prices. */
import { stemmer } from 'stemmer';
import { searchFor } from '../routes/paths.ts';

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
	/** The same word, as the link to what costs nothing searches for it. */
	readonly freeWord: string;
	/** A week with its number and year: `week 47`, `w47`, `2026-w47`, `week 47, 2026`. */
	readonly week: RegExp;
	readonly winner: RegExp;
	readonly lastWeek: string;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const en: SearchLanguage = {
	// Words of three letters are their own stems: that of `ide` would be `id`.
	stem: (word) => (word.length > 3 ? stemmer(word) : word),
	respell: (word) => word,
	hasCompounds: false,
	commonWords: words(
		`a about all alternative alternatives am an and any app apps are as at be best but by can could for from get give good
has have how i if in into is it its like me my need of on or our please recommend some something taking than that the
their them then there these they this to tool tools us use using want was we were what when where which who whose why
will with would you your`,
	),
	free: /(?<![\p{L}\p{N}'’-])free(?![\p{L}\p{N}'’-])/gu,
	freeWord: 'free',
	week: /^(?:(\d{4})[ -]?)?w(?:eek)? ?0?(\d{1,2})(?:,? (?:of )?(\d{4}))?$/,
	winner: /\bwinners?\b/,
	lastWeek: 'last week',
};

/** `ö` is folded to `o`, and written `oe` where a keyboard has none. */
const respellGerman = (word: string): string => word.replace(/(?<!q)([aou])e/g, '$1');

const germanEnding = /(?<=...)(?:ern|e[mnrs]?|(?<=e[lr])n|(?<=[bdfghklmnoprt])s)$/;

const de: SearchLanguage = {
	// Endings of the plural and of cases. No small library that is kept up has German stems.
	stem: (word) => respellGerman(word).replace(germanEnding, ''),
	respell: respellGerman,
	hasCompounds: true,
	commonWords: words(
		`aber alle alternative alternativen als am an app apps auch auf aus bei beste besten bitte brauche das dem den der des die
ein eine einem einen einer eines etwas fur gibt gute gutes hat haben ich ihr im in ist kann kein keine man mein meine mich mir
mit nach nicht oder programm programme sich sie sind software suche tool tools um und uns unser von vom was welche welcher
welches wer werkzeug werkzeuge wie will wir wo zu zum zur`,
	),
	free: /(?<![\p{L}\p{N}'’-])(?:free|gratis|kosten(?:frei|los)(?:e[mnrs]?)?)(?![\p{L}\p{N}'’-])/gu,
	freeWord: 'kostenlos',
	week: /^(?:(\d{4})[ -]?)?(?:kw|w|woche|kalenderwoche) ?0?(\d{1,2})(?:(?:,? | ?\/ ?)(\d{4}))?$/,
	winner: /\b(?:sieger|gewinner)\b/,
	lastWeek: 'letzte woche',
};

const fr: SearchLanguage = {
	// Endings of the plural.
	stem: (word) => word.replace(/(?<=...)[sx]$/, ''),
	respell: (word) => word,
	hasCompounds: false,
	commonWords: words(
		`a alternative alternatives app application applications appli applis au aux avec besoin bon bonne ce ces cet cette cherche
comme comment d dans de des du elle en est et faire il j je l la le les leur logiciel logiciels lui m ma mais me meilleur
meilleure meilleurs mes mieux moi mon n ne nos notre nous on ou outil outils par pas peut plus pour programme programmes qu
que quel quelle qui s sa sans se ses si son sont sur t toi tous tout toute tres un une utiliser veux vos votre vous y`,
	),
	free: /(?<![\p{L}\p{N}'’-])(?:free|gratis|gratuite?s?)(?![\p{L}\p{N}'’-])/gu,
	freeWord: 'gratuit',
	week: /^(?:(\d{4})[ -]?)?(?:s|w|sem|semaine) ?0?(\d{1,2})(?:,? (?:de )?(\d{4}))?$/,
	winner: /\b(?:gagnant|vainqueur)s?\b/,
	lastWeek: 'semaine derniere',
};

const languages: Readonly<Record<string, SearchLanguage>> = { de, en, fr };

/** The rules for a language; those of English where there are none. @param lang - A tag of BCP 47. */
export const searchLanguage = (lang = 'en'): SearchLanguage => languages[lang.split('-', 1)[0] ?? ''] ?? en;

/** The path of the search for what costs nothing. */
export const freeProducts = (lang: string): string => searchFor(searchLanguage(lang).freeWord);
