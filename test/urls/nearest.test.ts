import { describe, expect, test } from 'vitest';
import { suggest } from '../../src/urls/nearest.ts';

describe('suggest', () => {
	test.each([
		['taglin', ['name', 'tagline'], 'tagline'],
		['writting', ['writing', 'waiting'], 'writing'],
		['2026-w64', ['2026-w14', '2026-w24', '2026-w46'], '2026-w46'],
		['abc', ['abd', 'xbc'], 'abd'],
		['ab', ['a', 'ba'], 'ba'],
	])('for %s among %j is %s', (word, known, expected) => {
		expect(suggest(word, known)).toBe(` Did you mean \`${expected}\`?`);
	});

	test.each([
		['zebra', ['writing', 'productivity']],
		['ab', ['cd']],
		['', ['abc']],
		['acme', []],
		['x'.repeat(60_000), ['acme']],
	])('is empty when nothing is near', (word, known) => {
		expect(suggest(word, known)).toBe('');
	});
});
