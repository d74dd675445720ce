/** What the project ships in `content/`, whichever catalog that is. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/build/check/check-content.ts';
import { isDrawnFrom } from '../../src/build/images/sharp.ts';
import { ContentError } from '../../src/content/issue.ts';

test('the shipped content has no issue', () => {
	let issues = '';
	try {
		checkContent({ contentDir: 'content', date: '2026-11-23' });
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		issues = error.message;
	}
	expect(issues).toBe('');
});

/** Drawings that have a picture; which products there are is none of this test's business. */
const drawings = globSync('content/icons/*.svg').flatMap((drawing) => {
	const picture = `content/products/${basename(drawing, '.svg')}.png`;
	return existsSync(picture) ? [{ drawing, picture }] : [];
});

test('icons show what their drawings show: otherwise run `npm run generate -- icons`, or delete the drawing', async () => {
	const others: string[] = [];
	for (const { drawing, picture } of drawings) {
		if (!(await isDrawnFrom(readFileSync(picture), readFileSync(drawing)))) others.push(picture);
	}
	expect(others).toEqual([]);
});

/** What a word means to a search is the editors' business (`content/synonyms.yaml`), and what is named is looked up. */
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
