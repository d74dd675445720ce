import { describe, expect, test } from 'vitest';
import { countsText, withoutTagline } from '../../src/render/product-text.ts';

describe('countsText', () => {
	test.for([
		[{ score: 17_580, votes: 17_578, comments: 4 }, '17,578 votes, 4 comments'],
		[{ score: 165, votes: 165, comments: 0 }, 'votes'],
		[{ score: 165, votes: 165, comments: 1 }, 'votes, 1 comment'],
		[{ score: 1, votes: 1, comments: 0 }, 'vote'],
		[{ score: 2, votes: 0, comments: 4 }, '4 comments'],
		[{ score: 0, votes: 0, comments: 0 }, ''],
		[{ score: 9, votes: 0, comments: 0 }, ''],
	] as const)('says of %o what the score beside it does not: %s', ([figures, words]) => {
		expect(countsText(figures)).toBe(words);
	});

	test('names the votes where other scores of the list are not votes', () => {
		expect(countsText({ score: 9, votes: 9, comments: 0 }, false)).toBe('9 votes');
	});
});

describe('withoutTagline', () => {
	test.each([
		['Notes in one file.\n\nMore of it.', 'Notes in one file', 'More of it.'],
		['Notes in\none file\n\n[Source](https://acme.example)', 'Notes in one file.', '[Source](https://acme.example)'],
		['Notes in one file.', 'Notes in one file.', ''],
	])('leaves out a first paragraph that says the tagline once more: %j', (description, tagline, left) => {
		expect(withoutTagline(description, tagline)).toBe(left);
	});

	test.each([
		['Notes in one file, and more.', 'Notes in one file'],
		['More.\n\nNotes in one file', 'Notes in one file'],
		['Notes in one file', undefined],
	])('keeps every other text as it is: %j', (description, tagline) => {
		expect(withoutTagline(description, tagline)).toBe(description);
	});
});
