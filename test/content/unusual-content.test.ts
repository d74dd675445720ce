/** Content that looks odd and is sound. */
import { describe, expect, test } from 'vitest';
import { issuesOf, product } from './content-folder.ts';

describe('files beside the sections', () => {
	test('are passed over', () => {
		expect(issuesOf({ 'README.md': 'About this folder.', page: '', 'drafts/acme.md': '' })).toEqual([]);
	});
});

describe('YAML that is unusual and sound', () => {
	const sound: readonly [title: string, lines: readonly string[]][] = [
		['a list closed at the margin', ['launches: [', '  { period: 2026-w46 },', ']']],
		['brackets in text', [`tagline: ${'a[ '.repeat(40)}b`, `maker: "${'['.repeat(80)}"`]],
		['comments', ['# The name of its maker', 'maker: Ada # Ada Example']],
		['a folded text', ['tagline: >-', '  one', '  line']],
		['a key in quotes', ['"maker": Ada']],
	];

	test.each(sound)('accepts %s', (_title, lines) => {
		expect(issuesOf({ 'products/acme.md': product(...lines) })).toEqual([]);
	});
});
