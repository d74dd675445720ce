import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentReference } from '../../../scripts/content-reference.ts';

describe('what is generated from the schemas of the content', () => {
	const generated = contentReference();

	test.each(Object.entries(generated))('%s is current: `npm run generate` writes it', (path, text) => {
		expect(readFileSync(path, 'utf8')).toBe(text);
	});

	test('is all there is in public/schemas', () => {
		const published = readdirSync('public/schemas').map((name) => `public/schemas/${name}`);
		expect(published).toEqual(
			Object.keys(generated)
				.filter((path) => path.startsWith('public/'))
				.sort(),
		);
	});
});
