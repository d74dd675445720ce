import { afterEach, describe, expect, expectTypeOf, test } from 'vitest';
import { textsPlugin } from '../../src/build/texts-plugin.ts';
import { problem } from '../../src/drafts/problem.ts';
import { moduleFile } from '../../src/places.ts';
import { boardTexts, setBoardTexts } from '../../src/texts/board-texts.ts';
import { textsOf } from '../../src/texts/messages.ts';
import { search as t } from '../../src/texts/sections.ts';

const sources = {
	plain: 'Search',
	visit: 'Visit {host}',
	found: { one: 'One product found.', other: '{count} products found.' },
	nothing: 'Nothing for {words}. See <link>all {count}</link>.',
} as const;
const own = textsOf<typeof sources>(sources);

afterEach(() => setBoardTexts({ lang: 'en', texts: {} }));

describe('a message', () => {
	test('without parts is a text, and one with parts is filled in', () => {
		expect([own.plain, own.visit({ host: 'acme.example' })]).toEqual(['Search', 'Visit acme.example']);
	});

	test('takes the plural form of its number, which is written as the language does', () => {
		expect([1, 1_204.5].map((count) => own.found({ count }))).toEqual([
			'One product found.',
			'1,204.5 products found.',
		]);
		setBoardTexts({ lang: 'de', texts: {} });
		expect(own.found({ count: 1_204.5 })).toBe('1.204,5 products found.');
	});

	test('takes several elements for a part, and writes only texts as a list', () => {
		const [one, two] = [{ element: 1 }, { element: 2 }];
		const { changed } = textsOf<{ changed: '{what}.' }>({ changed: '{what}.' });
		expect(changed<unknown>({ what: [one, two] })).toEqual([one, two, '.']);
		expect(changed({ what: ['a', 'b'] })).toBe('a and b.');
	});

	test('is a list of texts and elements where an element is a part', () => {
		const [words, link] = [{ element: 'q' }, (text: string) => ({ element: text })];
		expect(own.nothing({ words, link, count: 2_000 })).toEqual([
			...['Nothing for ', { element: 'q' }, '. See ', { element: 'all 2,000' }, '.'],
		]);
		expect(own.nothing({ words: 'x', link: (text) => `[${text}]`, count: 2 })).toBe('Nothing for x. See [all 2].');
	});

	test('does not compile with a part that is missing or misspelt', () => {
		expectTypeOf(own.plain).toEqualTypeOf<string>();
		expectTypeOf(own.visit).toBeCallableWith({ host: '' });
		// @ts-expect-error The part is missing.
		expect(own.visit({})).toEqual(['Visit ', undefined]);
		// @ts-expect-error The part is misspelt.
		expect(own.found({ number: 1 })).toEqual([undefined, ' products found.']);
		// @ts-expect-error There is no such message.
		expect(own.titel).toBeUndefined();
	});
});

describe('the texts of a board', () => {
	test('are English before a board is read, then those of its language, with its own changes', () => {
		expect(t.title).toBe('Search');
		setBoardTexts({ lang: 'de-CH', texts: { search: { close: 'Zu' } } });
		expect([t.title, t.close, boardTexts('facts').price]).toEqual(['Suche', 'Zu', 'Preis']);
	});

	test('can have one text where English has plural forms', () => {
		setBoardTexts({ lang: 'ja', texts: { facts: { votesOnly: '票' } } });
		expect(boardTexts('facts').votesOnly({ count: 2 })).toBe('票');
	});

	test('are English where a language has none', () => {
		setBoardTexts({ lang: 'nl', texts: { search: { title: 'Zoeken' } } });
		expect([t.title, t.close]).toEqual(['Zoeken', 'Close']);
	});

	test('are English in commands and for agents where these share them with pages', () => {
		setBoardTexts({ lang: 'de', texts: {} });
		expect(problem('tagline', 'too_long', { limit: 1_000, actual: 2_001 }).message).toBe(
			'1,001 characters too long (2,001 of 1,000).',
		);
		const load = (name: string) =>
			textsPlugin('build').load.call(
				{ environment: { name }, emitFile: String },
				`${moduleFile('src/texts/sections')}?draft`,
			);
		expect(load('client')).toContain('Einen Namen eingeben.');
		expect(load('ssr')).toContain('Enter a name.');
	});
});
