/** What the scanner reads, the exact parser reads alike: data, places, and nothing wrong. */
import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseExactYaml } from '../../src/content/parse-exact-yaml.ts';
import type { DataPath } from '../../src/content/parsed-yaml.ts';
import { scanYaml } from '../../src/content/scan-yaml.ts';
import { placeOf } from '../../src/content/split-file.ts';

const frontMatter = globSync('content/*/*.md')
	.sort()
	.map((file) => readFileSync(file, 'utf8').split('\n---\n')[0]?.slice('---\n'.length) ?? '');

/** Paths of every value, each with a step that leads nowhere. */
function* pathsOf(data: unknown, path: DataPath = []): Generator<DataPath> {
	yield path;
	yield [...path, 'missing'];
	yield [...path, 7, 'missing'];
	if (typeof data !== 'object' || data === null) return;
	for (const [key, value] of Object.entries(data))
		yield* pathsOf(value, [...path, Array.isArray(data) ? Number(key) : key]);
}

/** @returns Whether the scanner read it. */
function expectTheSame(source: string): boolean {
	const scanned = scanYaml(source);
	if (!scanned) return false;
	const exact = parseExactYaml(source, 1);
	if (!('data' in exact)) throw new Error(`The exact parser refuses ${JSON.stringify(source)}: ${exact[0]?.message}`);
	expect(scanned.data).toStrictEqual(exact.data);
	expect(JSON.stringify(scanned.data)).toBe(JSON.stringify(exact.data));
	for (const path of pathsOf(exact.data)) {
		for (const key of [undefined, 'key'] as const) {
			expect({ path, ...placeOf(source, scanned.offsetOf(path, key)) }).toEqual({ path, ...exact.locate(path, key) });
		}
	}
	return true;
}

/** What is anything but plain text to YAML, to a parser of another version, or to JavaScript. */
const special = fc.constantFrom(
	...['\n', '\n\n', '\n  ', '\n- ', '\n  - ', ' ', '  ', '\t', '\r', '\u00a0', '\u2028', '\ufeff', '\u0085', '\u3000'],
	...[': ', ' :', '- ', '? ', ', ', '[a, b]', '{a: b}', ' #', ' # ', '&a ', '!!str ', '!!js ', '|-\n  ', '<<: '],
	...['__proto__: ', 'constructor: ', 'toString: ', '1 000', 'a: ', 'a: 1', '1: ', 'x: y: z', '*a', '\u{1f600}'],
	...`: - , [ ] { } [] {} # ! | > " ' '' \\ \\" % @ \` --- ... ~ null Null true TRUE True yes no on y << = 0 -0 -0.0 007`.split(
		' ',
	),
	...'1_000 0x1F 0o17 1e3 1. .5 +1 1.50 12:30 .inf .nan -.inf 2026-11-18 2026-11-18T10:00:00Z 2026-w47'.split(' '),
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

describe('scanYaml', () => {
	test('reads nearly every file of the shipped content, as the exact parser does', () => {
		expect(frontMatter.length).toBeGreaterThan(200);
		const read = frontMatter.filter(expectTheSame);
		expect(read.length / frontMatter.length).toBeGreaterThan(0.98);
	});

	test('reads a changed file as the exact parser does, or not at all', () => {
		let read = 0;
		const count = (source: string) => {
			if (expectTheSame(source)) read++;
		};
		fc.assert(fc.property(changed(fc.constantFrom(...frontMatter)), count), { numRuns: 4_000 });
		expect(read).toBeGreaterThan(500);
	});

	test.for([
		[
			'block collections',
			'a: b\nc:\n  - d\n  - e: 1\n    f: true\ng:\n- h\n',
			{ a: 'b', c: ['d', { e: 1, f: true }], g: ['h'] },
		],
		['quotes', `a: "b \\"c\\" \\\\ # d: e"\nf: 'g''h'`, { a: 'b "c" \\ # d: e', f: "g'h" }],
		[
			'numbers and texts that begin with one',
			'a: 1.50\nb: -3\nc: 2026-11-18\nd: 3d models',
			{ a: 1.5, b: -3, c: '2026-11-18', d: '3d models' },
		],
		['words in brackets', 'a: [b, c-d]\ne: []', { a: ['b', 'c-d'], e: [] }],
		['empty lines', '\na: b\n\nc:\n\n  - d\n', { a: 'b', c: ['d'] }],
	] as const)('reads %s', ([, source, data]) => {
		expect(scanYaml(source)?.data).toEqual(data);
		expect(expectTheSame(source)).toBe(true);
	});

	test.for([
		['anchors and aliases', 'a: &b c\nd: *b'],
		['tags', 'a: !!str 1'],
		['a key that stands twice', 'a: 1\na: 2'],
		['__proto__', '__proto__: 1'],
		['merge keys', '<<: a'],
		['names of the prototype', 'constructor: 1'],
		['null', 'a: null'],
		['a key without a value', 'a:\nb: 1'],
		['True', 'a: True'],
		['numbers in other forms', 'a: 0x1F'],
		['numbers beyond what is exact', 'a: 9007199254740993'],
		['the negative zero', 'a: -0'],
		['comments', 'a: b # c'],
		['a comment that was meant to be read', 'a: The #1 app'],
		['lines of comments', '# a\nb: c'],
		['several documents', 'a: b\n---\nc: d'],
		['directives', '%YAML 1.2\na: b'],
		['tabs', 'a: b\tc'],
		['a text over two lines', 'a: b\n  c'],
		['block texts', 'a: |\n  b'],
		['flow maps', 'a: {b: c}'],
		['flow collections with quotes', 'a: ["b"]'],
		['a second colon', 'a: b: c'],
		['a line end with space', 'a: b '],
		['a map that is indented', '  a: b'],
		['lines that are not aligned', 'a:\n  b: c\n d: e'],
		['more than a hundred keys', Array.from({ length: 101 }, (_, index) => `a${index}: b`).join('\n')],
		[
			'many levels',
			Array.from({ length: 12 }, (_, index) => `${'  '.repeat(index)}a:`)
				.join('\n')
				.concat(' b'),
		],
		['escapes but two', 'a: "\\u0041"'],
		['an empty text', ''],
	] as const)('leaves %s to the exact parser', ([, source]) => {
		expect(scanYaml(source)).toBeUndefined();
	});
});
