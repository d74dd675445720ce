import { describe, expect, test } from 'vitest';
import { fitText, textWidth } from '../../../src/render/cards/text.ts';

const fits = [100, 50, 20].map((size, index) => ({ size, lines: index + 1 }));

describe('fitText', () => {
	test('takes the first size at which the lines suffice', () => {
		expect(fitText('Acme', 400, fits)).toEqual({ size: 100, lines: ['Acme'] });
		expect(fitText('Acme Notes and Tasks', 400, fits)).toEqual({ size: 50, lines: ['Acme Notes', 'and Tasks'] });
	});

	test('breaks a word rather than the margin', () => {
		expect(fitText('W'.repeat(50), 400, fits).lines.map((line) => line.length)).toEqual([19, 19, 12]);
	});

	test('ends in an ellipsis where nothing helps, and never inside of an emoji', () => {
		const { size, lines } = fitText('👩‍👩‍👧‍👦'.repeat(100), 400, fits);
		expect([size, lines.length]).toEqual([20, 3]);
		expect(lines.at(-1)).toMatch(/^(?:👩‍👩‍👧‍👦)+…$/u);
	});
});

describe('textWidth', () => {
	test('takes letters with accents for as wide as without', () => {
		expect(textWidth('Éệñ')).toBeCloseTo(textWidth('Een'));
		expect(textWidth('e\u0301')).toBeCloseTo(textWidth('e'));
	});

	test('takes what it does not know for wide', () => {
		for (const character of ['ሀ', '𒀱', '🂡', '\ue000']) expect(textWidth(character)).toBeGreaterThan(1);
	});
});
