import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { vocabularyOf } from '../../../src/content/schemas/vocabulary.ts';
import { vocabulary } from '../../drafts/sample.ts';
import { catalogIn } from '../../support/catalog.ts';
import { weekFile } from '../content-folder.ts';

test('vocabularyOf holds the words of a draft, with open weeks and weeks to come', () => {
	const files = { 'launch_periods/2026-w45.md': weekFile('2026-w45') };
	const catalog = catalogIn(files, '2026-11-10');
	expect(vocabularyOf(catalog)).toEqual(vocabulary);
});

describe('a release', () => {
	const folder = join(inject('release'), 'client');
	const files = globSync('**/*.{html,md,txt,json,xml,ndjson,csv,js,ics,atom}', { cwd: folder }).sort();
	const tellers = (words: RegExp) => files.filter((file) => words.test(readFileSync(join(folder, file), 'utf8')));

	test('tells weeks to come in the vocabulary, on the launch page, among the weeks and in the calendar, and nowhere else', () => {
		expect(tellers(/2026-w49|Week 49, 2026/)).toEqual([
			...['data/vocabulary.json', 'feeds/weeks.ics', 'launch.html', 'launches.html', 'launches.md'],
		]);
	});

	test('tells plans there, and nowhere else', () => {
		expect(tellers(/"featured"|value="featured"|and a line in the weekly letter/)).toEqual([
			'data/vocabulary.json',
			'launch.html',
		]);
	});
});
