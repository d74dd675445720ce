/** What a word means to a search is the editors' business (`content/synonyms.yaml`), and what is named is looked up. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const brands = ['photoshop', 'slack', 'notion', 'evernote', 'trello', 'spotify', 'kubernetes', 'powerpoint'];
/** A product of the demonstration that is an ordinary word. */
const ordinary = ['things'];

test('the code of agents and search names no product, category or brand', () => {
	const slugs = globSync('content/{products,categories}/*.md').map((file) => basename(file, '.md'));
	const words = [...slugs, ...brands].filter((word) => word.length > 4 && !ordinary.includes(word));
	const code = globSync('src/{agents,search}/**/*.ts')
		.map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/|\/\/.*$/gm, ''))
		.join('\n');
	const isNamed = (word: string): boolean => new RegExp(`\\b${word.replaceAll('-', '[- ]')}\\b`, 'i').test(code);
	expect(words.filter(isNamed)).toEqual([]);
});
