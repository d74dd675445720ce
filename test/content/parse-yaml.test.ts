/** What js-yaml reads, `yaml` reads alike and finds nothing wrong in. */
import { deepStrictEqual } from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadOrdinary, parseExactYaml, parseYaml } from '../../src/content/parse-yaml.ts';
import { findHiddenCharacter } from '../../src/content/schemas/text.ts';

const frontMatter = globSync('test/fixtures/content/*/*.md')
	.sort()
	.map((file) => readFileSync(file, 'utf8').split('\n---\n')[0]?.slice('---\n'.length) ?? '');

/** @returns Whether js-yaml read it. */
function expectTheSame(source: string): boolean {
	// No such text comes here: the file is refused before.
	const data = findHiddenCharacter(source) ? undefined : loadOrdinary(source);
	if (data === undefined) return false;
	const exact = parseExactYaml(source, 1);
	if (!('data' in exact)) throw new Error(`yaml refuses ${JSON.stringify(source)}: ${exact[0]?.message}`);
	// Vitest's `toStrictEqual` compares what is in a key `constructor` by identity.
	deepStrictEqual(data, exact.data);
	expect(JSON.stringify(data)).toBe(JSON.stringify(exact.data));
	return true;
}

/** What is anything but plain text to YAML, to a parser of another version, or to JavaScript. */
const special = fc.constantFrom(
	...['\n', '\n\n', '\n  ', '\n- ', '\n  - ', ' ', '  ', '\t', '\r', '\u00a0', '\u2028', '\ufeff', '\u0085', '\u3000'],
	...[': ', ' :', '- ', '? ', ', ', '[a, b]', '{a: b}', '[', ']', '\n,', '"', "'", ' #', ' # '],
	...['&a ', '!!str ', '!!js ', '|-\n  ', '<<: '],
	...['__proto__: ', 'constructor: ', 'toString: ', '1 000', 'a: ', 'a: 1', '1: ', 'x: y: z', '*a', '\u{1f600}'],
	...`: - , [ ] { } [] {} # ! | > " ' '' \\ \\" % @ \` --- ... ~ null Null true TRUE True yes no on y << = 0 -0 -0.0 007`.split(
		' ',
	),
	...'1_000 0x1F +0x1F 0o17 0b11 -0b1 1e3 1e999 1.5e400 1. .5 +1 1.50 12:30 .inf .nan -.inf 2026-11-18 2026-11-18T10:00:00Z 2026-w47'.split(
		' ',
	),
	...'9007199254740993 1,214 3d 4ever 0b1 name a: é C# https://a.example/#b a:b ( ) $ ;'.split(' '),
);

/** A source and up to four changes of it: something put in, and up to three characters taken out there. */
const changed = (sources: fc.Arbitrary<string>) =>
	fc
		.tuple(
			sources,
			fc.array(fc.tuple(fc.nat(2_000), fc.nat(3), fc.oneof(fc.constant(''), special, fc.string({ maxLength: 2 }))), {
				minLength: 1,
				maxLength: 4,
			}),
		)
		.map(([source, changes]) =>
			changes.reduce((text, [place, length, inserted]) => {
				const at = place % (text.length + 1);
				return text.slice(0, at) + inserted + text.slice(at + length);
			}, source),
		);

const written = `a: "b \\"c\\" \\\\ # d: e"

b: 'g''h'
c:
  - 1.50
  - 3
  - 007
d:
- 2026-11-18
- 12:30
- 3d models
- yes
- C# and https://a.example/#b
e: [b, c-d, true, null]
f: []
g:
  - h
  - i: a text
      over two lines
    j:
`;

describe('loadOrdinary', () => {
	test('reads nearly every file of the frozen content, as yaml does', () => {
		expect(frontMatter.length).toBeGreaterThan(200);
		const read = frontMatter.filter(expectTheSame);
		expect(read.length / frontMatter.length).toBeGreaterThan(0.98);
	});

	test('reads a changed file as yaml does, or not at all', () => {
		let read = 0;
		const count = (source: string) => {
			if (expectTheSame(source)) read++;
		};
		const sources = fc.constantFrom(...frontMatter, written);
		fc.assert(fc.property(changed(sources), count), { numRuns: 4_000 });
		expect(read).toBeGreaterThan(500);
	});

	test('leaves an item without a value to yaml, which refuses the line behind it', () => {
		expect(loadOrdinary('a:\n  - b\n  - \n- c\n')).toBeUndefined();
	});

	test('reads texts and numbers in every ordinary form', () => {
		expect(expectTheSame(written)).toBe(true);
		expect(loadOrdinary(written)).toEqual({
			a: 'b "c" \\ # d: e',
			b: "g'h",
			c: [1.5, 3, 7],
			d: ['2026-11-18', '12:30', '3d models', 'yes', 'C# and https://a.example/#b'],
			e: ['b', 'c-d', true, null],
			f: [],
			g: ['h', { i: 'a text over two lines', j: null }],
		});
	});
});

test('parseYaml gives the places of yaml, on the lines of the file', () => {
	const parsed = parseYaml('a: b\nc:\n  - d: 1', 2);
	if (!('data' in parsed)) throw new Error(parsed[0]?.message);
	expect(parsed.locate(['c', 0, 'd'])).toEqual({ line: 4, column: 8 });
	expect(parsed.locate(['c', 0, 'd'], 'key')).toEqual({ line: 4, column: 5 });
	expect(parsed.locate(['c', 0, 'missing'])).toEqual({ line: 4, column: 5 });
});
