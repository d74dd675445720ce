import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findHidden } from '../../../src/verify/inspect/inspect-hidden.ts';

/** By code point, as the rule is written: what is hidden by itself, and a selector behind another one. */
function firstHidden(text: string): string | undefined {
	let before = 0;
	for (const character of text) {
		const code = character.codePointAt(0) ?? 0;
		const within = (...ranges: readonly (readonly [number, number])[]) =>
			ranges.some(([from, to]) => from <= code && code <= to);
		const isControl = within([0, 0x1f], [0x7f, 0x9f]) && code !== 9 && code !== 10;
		const isInvisible = within(
			[0x200b, 0x200b],
			[0x2028, 0x202e],
			[0x2060, 0x206f],
			[0xfeff, 0xfeff],
			[0xfff9, 0xfffb],
		);
		const isSelector = within([0xfe00, 0xfe0f], [0xe0100, 0xe01ef]);
		const wasSelector = (0xfe00 <= before && before <= 0xfe0f) || (0xe0100 <= before && before <= 0xe01ef);
		if (isControl || isInvisible || within([0xe0000, 0xe007f]) || (isSelector && wasSelector)) return character;
		before = code;
	}
	return undefined;
}

const character = fc.oneof(
	fc.integer({ min: 0, max: 0x2fff }),
	fc.constantFrom(
		0x200b,
		0x200c,
		0x200d,
		0x2027,
		0x2028,
		0x202e,
		0x202f,
		0x2060,
		0x206f,
		0xfdff,
		0xfe00,
		0xfe0f,
		0xfe10,
	),
	fc.constantFrom(0xfeff, 0xfff8, 0xfff9, 0xfffb, 0xfffc, 0xfffd, 0xffff, 0xd83d, 0xdb3f, 0xdb40, 0xdc41),
	fc.constantFrom(0x1f600, 0xdffff, 0xe0000, 0xe0041, 0xe007f, 0xe0080, 0xe00ff, 0xe0100, 0xe01ef, 0xe01f0, 0x10ffff),
);

describe('findHidden', () => {
	test('finds the first character that nobody sees', () => {
		const visible = fc.constantFrom(0x20, 0x61, 0xe9, 0x4e2d, 0x1f600);
		const text = fc.array(fc.oneof({ weight: 4, arbitrary: visible }, { weight: 1, arbitrary: character }));
		fc.assert(
			fc.property(text, (codes) => {
				const written = String.fromCodePoint(...codes);
				expect(findHidden(written)).toBe(firstHidden(written));
			}),
			{ numRuns: 20_000 },
		);
	});
});
