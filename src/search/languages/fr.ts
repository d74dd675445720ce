import { type SearchLanguage, words } from '../search-language.ts';

const ending = /(?<=.{5})(?:ation|age)$|(?<=.{4})(?:er|ee?)$|(?<=[ai]b)(?:ilite|le)$/;

export const fr: SearchLanguage = {
	// Endings of the plural; then those of verbs and of nouns that are made of them: `facture`, `facturer`, `facturation`.
	stem: (word) => word.replace(/(?<=...)[sx]$/, '').replace(ending, ''),
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
