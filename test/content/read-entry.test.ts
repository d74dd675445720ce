import { describe, expect, test } from 'vitest';
import type { Issue } from '../../src/content/issue.ts';
import { readEntry } from '../../src/content/read-entry.ts';
import { productFrontMatter } from '../../src/content/schemas/product.ts';
import { product } from './content-folder.ts';

function read(stem: string, text: string) {
	const issues: Issue[] = [];
	const file = { path: `content/products/${stem}.md`, stem, bytes: new TextEncoder().encode(text) };
	return { entry: readEntry(file, productFrontMatter, (issue) => issues.push(issue)), issues };
}

describe('readEntry', () => {
	test('gives an entry for a sound file', () => {
		const { entry, issues } = read('acme', product());
		expect(entry?.slug).toBe('acme');
		expect(issues).toEqual([]);
	});

	test('gives none for a file with a wrong name', () => {
		const { entry, issues } = read('Acme', product());
		expect(entry).toBeUndefined();
		expect(issues.map(({ field }) => field)).toEqual(['file']);
	});

	test('gives none for a file with a wrong body', () => {
		const { entry, issues } = read('acme', product() + '>'.repeat(33));
		expect(entry).toBeUndefined();
		expect(issues.map(({ field }) => field)).toEqual(['body']);
	});

	test('reports name, front matter and body of one file together', () => {
		const { issues } = read('Acme', product('average_rating: 6') + '>'.repeat(33));
		expect(issues.map(({ field, line }) => [field, line])).toEqual([
			['file', 1],
			['body', 7],
			['average_rating', 4],
		]);
	});

	test('knows the places of its values', () => {
		const { entry } = read('acme', product('maker: Ada'));
		expect(entry?.issueAt(['maker'], 'Is somebody else. Write the right one.')).toEqual({
			path: 'content/products/acme.md',
			line: 4,
			column: 8,
			field: 'maker',
			message: 'Is somebody else. Write the right one.',
		});
	});
});
