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
