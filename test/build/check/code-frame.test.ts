import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeFrame, widthOf } from '../../../src/build/check/code-frame.ts';

describe('codeFrame', () => {
	test('takes CRLF for a line end, and a byte order mark for nothing', () => {
		expect(codeFrame('\ufeff---\r\nname: A\r\n', { line: 1, column: 1 })).toEqual([
			{ number: 1, text: '---', before: '' },
			{ number: 2, text: 'name: A' },
			{ number: 3, text: '' },
		]);
	});

	test('shows a tab as two spaces and names what cannot be seen', () => {
		expect(codeFrame('\ta: \u001b[31m\u202ex', { line: 1, column: 8 })).toEqual([
			{ number: 1, text: '  a: U+001B[31mU+202Ex', before: '  a: U+001B[3' },
		]);
	});

	test('cuts long lines, and keeps forty characters before the place', () => {
		const line = `${'a'.repeat(500)}!${'b'.repeat(500)}`;
		const [frame] = codeFrame(line, { line: 1, column: 501 });
		expect(frame?.before).toBe(`…${'a'.repeat(40)}`);
		expect(frame?.text).toBe(`…${'a'.repeat(40)}!${'b'.repeat(57)}…`);
		expect(codeFrame(`x\n${line}`, { line: 1, column: 1 })[1]?.text).toBe(`${'a'.repeat(99)}…`);
	});

	test('of any text has no control character and at most 100 characters of it', () => {
		const text = fc
			.array(fc.constantFrom('a', ' ', '\t', '\n', '\r\n', '日', '🚀', '\ud83d', '\udc00', '\u001b', '\u202e', '\0'))
			.map((characters) => characters.join(''));
		fc.assert(
			fc.property(text, fc.nat(5), fc.nat(320), (source, line, column) => {
				for (const { text: shown, before = '' } of codeFrame(source, { line: line + 1, column: column + 1 })) {
					expect(shown).not.toMatch(/\p{Cc}|\p{Surrogate}/u);
					expect(shown.startsWith(before)).toBe(true);
				}
			}),
		);
	});
});

test.each([
	['tagline: ', 9],
	['日本', 4],
	['한국', 4],
	['🚀 ', 3],
	['e\u0301', 1],
	['', 0],
])('widthOf(%j) is %i columns', (text, width) => {
	expect(widthOf(text)).toBe(width);
});
