import { type SearchLanguage, words } from '../search-language.ts';

/** The article, alone or behind a preposition or conjunction of one letter. */
const article = /^(?:[وفبك]?ال|لل)(?=...)/;

export const ar: SearchLanguage = {
	stem: (word) => word.replace(article, ''),
	respell: (word) => word.replace(article, ''),
	hasCompounds: false,
	commonWords: words(
		'في من على الى عن مع او و هل ما هو هي هذا هذه كل تطبيق تطبيقات برنامج برامج اداة ادوات افضل بديل a the for',
	),
	free: /(?<![\p{L}\p{N}'’-])(?:free|(?:ال)?مجاني(?:ة|ه)?)(?![\p{L}\p{N}'’-])/gu,
	freeWord: 'مجاني',
	week: /^(?:(\d{4})[ -]?)?(?:w|(?:ال)?اسبوع) ?0?(\d{1,2})(?:[،,]? ?(\d{4}))?$/,
	winner: /(?:^| )(?:ال)?(?:فائز|فايز)/,
	lastWeek: 'الاسبوع الماضي',
};
