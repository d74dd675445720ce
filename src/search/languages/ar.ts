import { type SearchLanguage, words } from '../search-language.ts';

/** The article, alone or behind a preposition or conjunction of one letter; and the stroke that makes a word longer on the page. */
const article = /^(?:[وفبك]?ال|لل)(?=...)|ـ/g;
/** The endings of the feminine, the dual and the regular plurals. */
const ending = /(?<=...)(?:ات|ان|ون|ين|[ةه])$/;

export const ar: SearchLanguage = {
	stem: (word) => word.replace(article, '').replace(ending, ''),
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
