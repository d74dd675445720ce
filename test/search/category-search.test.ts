import { expect, test } from 'vitest';
import { findCategories } from '../../src/search/category-search.ts';
import { searchLanguage } from '../../src/search/languages.ts';

const categories = [
	'Communication and video conferencing',
	'Databases',
	'Password managers',
	'Text editors',
	'Time and expense tracking',
	'Time tracking',
	'Wikis',
].map((name) => ({ slug: name.toLowerCase().replaceAll(' ', '-'), name }));

test.for([
	['text editor', ['text-editors']],
	['a password manager for teams', ['password-managers']],
	['password', ['password-managers']],
	['passw', ['password-managers']],
	['pa', []],
	['wiki for teams', ['wikis']],
	['time tracking', ['time-tracking', 'time-and-expense-tracking']],
	['and', []],
	['editor text', ['text-editors']],
	['DATABASE', ['databases']],
	['graph', []],
	['', []],
] as const)('%j leads to %j', ([query, slugs]) => {
	expect(findCategories(query, categories, searchLanguage()).map(({ slug }) => slug)).toEqual(slugs);
});
