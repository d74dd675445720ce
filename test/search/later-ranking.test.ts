import { describe, expect, test } from 'vitest';
import { unpackNumbers } from '../../src/search/packed-numbers.ts';
import { readerOf, searchTexts } from '../support/search-texts.ts';
import { catalogOfRows } from '../support/synthetic-catalog.ts';
import { joinedWords, popularity, splitWord, termsWith } from './later-ranking.ts';

const catalog = catalogOfRows([
	['acme', 'Acme Key Board', 'A data base for keys'],
	['kb', 'Keyboard', 'Types by itself'],
	['wireshark', 'Wireshark', 'Looks into packets'],
]);
const reader = readerOf(searchTexts(catalog));
const head = await reader.head();
if (!head) throw new Error('There is no head.');

describe('the format carries', () => {
	test('parts of words', async () => {
		expect(await termsWith(reader, head, 'shark')).toEqual(['wireshark']);
		expect(await termsWith(reader, head, 'oar')).toEqual(['board', 'keyboard']);
		expect(await termsWith(reader, head, 'qqq')).toEqual([]);
	});

	test('words that are written apart', async () => {
		expect(await joinedWords(reader, head, 'a key board')).toEqual(['keyboard']);
		expect(await joinedWords(reader, head, 'data base')).toEqual([]);
	});

	test('words that are written together', async () => {
		expect(await splitWord(reader, head, 'keyboard')).toEqual([['key', 'board']]);
		expect(await splitWord(reader, head, 'database')).toEqual([['data', 'base']]);
		expect(await splitWord(reader, head, 'wireshark')).toEqual([]);
	});

	test('the popularity of every product', () => {
		expect([...unpackNumbers(popularity(catalog))].slice(0, 4)).toEqual([0, 1, 1, 0]);
	});
});
