import { describe, expect, test } from 'vitest';
import { askedTerms, editDistance, stages } from '../../src/search/stages.ts';

describe('editDistance', () => {
	test.for([
		['web', 0],
		['note', 1],
		['notebook', 2],
		['a'.repeat(40), 2],
		['a'.repeat(41), 0],
		['a'.repeat(60_000), 0],
	] as const)('of %s are %i', ([term, count]) => {
		expect(editDistance(term)).toBe(count);
	});
});

describe('askedTerms', () => {
	test('are beginnings of words, but for single letters before the end', () => {
		const [asWritten, forgiving] = stages;
		expect(asWritten && askedTerms('c tools c', asWritten)).toEqual([
			{ term: 'c', role: 'needed', prefix: false, distance: 0 },
			{ term: 'tools', role: 'needed', prefix: true, distance: 0 },
		]);
		expect(forgiving && askedTerms('語 LÖVE n', forgiving)).toEqual([
			{ term: '語', role: 'needed', prefix: true, distance: 0 },
			{ term: 'love', role: 'needed', prefix: true, distance: 1 },
			{ term: 'n', role: 'needed', prefix: true, distance: 0 },
		]);
	});

	test('are twelve at most', () => {
		const words = Array.from({ length: 50 }, (_, at) => `word${at}`).join(' ');
		for (const stage of stages) expect(askedTerms(words, stage)).toHaveLength(12);
	});
});
