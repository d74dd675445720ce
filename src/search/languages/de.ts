import { type SearchLanguage, words } from '../search-language.ts';

/** `ö` is folded to `o`, and written `oe` where a keyboard has none. */
const respellGerman = (word: string): string => word.replace(/(?<!q)([aou])e/g, '$1');

const germanEnding = /(?<=^[aou]l)en?$|(?<=...)(?:ern|e[mnrs]?|(?<=e[lr])n|(?<=[bdfghklmnoprt])s)$/;

export const de: SearchLanguage = {
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
	week: /^(?:(\d{4})[ -]?)?(?:(?:kw|w|woche|kalenderwoche) ?|(?=\d{1,2}\.? ?(?:kw|(?:kalender)?woche)))0?(\d{1,2})(?:\.? ?(?:kw|(?:kalender)?woche))?(?:(?:,? | ?\/ ?)(\d{4}))?$/,
	winner: /\b(?:sieger|gewinner)\b/,
	lastWeek: 'letzte woche',
};
