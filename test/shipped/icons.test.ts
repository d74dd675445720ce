import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { isDrawnFrom } from '../../src/build/images/sharp.ts';

/** Drawings that have a picture; which products there are is none of this test's business. */
const drawings = globSync('content/icons/*.svg').flatMap((drawing) => {
	const picture = `content/products/${basename(drawing, '.svg')}.png`;
	return existsSync(picture) ? [{ drawing, picture }] : [];
});

test('icons show what their drawings show: otherwise run `node scripts/generate-icons.ts`, or delete the drawing', async () => {
	const others: string[] = [];
	for (const { drawing, picture } of drawings) {
		if (!(await isDrawnFrom(readFileSync(picture), readFileSync(drawing)))) others.push(picture);
	}
	expect(others).toEqual([]);
});
