import { stemmer } from 'stemmer';
import { type SearchLanguage, words } from '../search-language.ts';

export const en: SearchLanguage = {
	// Words of three letters are their own stems: that of `ide` would be `id`.
	stem: (word) => (word.length > 3 ? stemmer(word) : word),
	respell: (word) => word,
	hasCompounds: false,
	commonWords: words(
		`a about all alternative alternatives am an and any app apps are as at be best but by can could do does for from get give
good has have how i if in into is it its like looking make me my need not of on or our please recommend so some something taken
taking than that the their them then there these they this to tool tools us use using want was we were what when where
which who whose why will with would you your`,
	),
	free: /(?<![\p{L}\p{N}'’-])free(?![\p{L}\p{N}'’-])/gu,
	freeWord: 'free',
	week: /^(?:(\d{4})[ -]?)?w(?:eek)? ?0?(\d{1,2})(?:,? (?:of )?(\d{4}))?$/,
	winner: /\bwinners?\b/,
	lastWeek: 'last week',
};
