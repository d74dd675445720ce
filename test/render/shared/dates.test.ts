import { expect, test } from 'vitest';
import { dateRange, daysOfYear, longDate, shortDate, weekName } from '../../../src/render/shared/dates.ts';
import { setBoardTexts } from '../../../src/texts/board-texts.ts';
import { setLang } from '../../../src/texts/lang.ts';

test.for([
	[
		'en',
		'16 November 2026',
		'16 November',
		'16–22 November 2026',
		'28 December 2026 – 3 January 2027',
		'30 November – 6 December',
	],
	[
		'de',
		'16. November 2026',
		'16. November',
		'16.–22. November 2026',
		'28. Dezember 2026 – 3. Januar 2027',
		'30. November – 6. Dezember',
	],
	[
		'en-US',
		'November 16, 2026',
		'November 16',
		'November 16 – 22, 2026',
		'December 28, 2026 – January 3, 2027',
		'November 30 – December 6',
	],
] as const)('dates in %s', ([lang, ...expected]) => {
	setLang(lang);
	const written = [
		longDate('2026-11-16'),
		shortDate('2026-11-16'),
		dateRange('2026-11-16', '2026-11-22'),
		dateRange('2026-12-28', '2027-01-03'),
		daysOfYear('2026-11-30', '2026-12-06'),
	];
	// `Intl` writes thin spaces in some languages.
	expect(written.map((text) => text.replace(/\s/g, ' '))).toEqual(expected);
});

test('the first day of a month is an ordinal in French', () => {
	setLang('fr-CA');
	const written = [
		longDate('2026-11-01'),
		dateRange('2026-09-21', '2026-11-01'),
		daysOfYear('2026-06-01', '2026-06-11'),
	];
	expect(written.map((text) => text.replace(/\s/g, ' '))).toEqual([
		...['1er novembre 2026', '21 septembre – 1er novembre 2026', '1er – 11 juin'],
	]);
});

test('the usual name of a week is in the language of the board, and another one as it is', () => {
	setBoardTexts({ lang: 'de', texts: {} });
	const names = ['Week 7, 2026', 'Week of the wolf'].map((name) => weekName({ slug: '2026-w07', name }));
	expect(names).toEqual(['KW\u00a07/2026', 'Week of the wolf']);
});
