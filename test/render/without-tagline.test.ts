import { describe, expect, test } from 'vitest';
import { withoutTagline } from '../../src/render/product-text.ts';

describe('withoutTagline', () => {
	test.each([
		['Notes in one file.\n\nMore of it.', 'Notes in one file', 'More of it.'],
		['Notes in\none file\n\n[Source](https://acme.example)', 'Notes in one file.', '[Source](https://acme.example)'],
		['Notes in one file.', 'Notes in one file.', ''],
	])('leaves out a first paragraph that says the tagline once more: %j', (description, tagline, left) => {
		expect(withoutTagline(description, tagline)).toBe(left);
	});

	test.each([
		['Notes in one file, and more.', 'Notes in one file'],
		['More.\n\nNotes in one file', 'Notes in one file'],
		['Notes in one file', undefined],
	])('keeps every other text as it is: %j', (description, tagline) => {
		expect(withoutTagline(description, tagline)).toBe(description);
	});
});
