/** The mistakes that editors make in YAML, and the parts of YAML that content does not need. */
import { describe, expect, test } from 'vitest';
import { issuesOf, product } from './content-folder.ts';

const comment =
	'What follows this `#` is a comment and is not published. Put the value in quotes, or a space after the `#`.';
const anchor = 'Anchors and aliases are not allowed. Write the value out, or put it in quotes.';
const colon = 'Holds a second `: `, or begins with `? `. Put the value in quotes.';
const notKeyValue =
	'This line is not `key: value`. Write a colon and a space after the key, or indent the line if it belongs to the one before.';

/** Lines of front matter from line 4 of the file on, by their issues. */
const mistakes: Readonly<Record<string, string>> = {
	'5:1 The key stands here for the second time. Keep one of the two.': 'tagline: a\ntagline: b',
	[`4:14 ${comment}\n5:8 ${comment}`]: 'tagline: The #1 notes app\nmaker: #1 makers\nlaunches: [] # none yet',
	'5:1 Is indented with a tab. Use spaces.': 'launches:\n\t- period: 2026-w46',
	'5:1 Begins with a character that only looks like a space. Use plain spaces.': 'maker: Ada\n\u00a0\ntagline: a',
	'4:7 A character that only looks like a space follows `:`. Use plain spaces.': 'maker:\u00a0Ada',
	'7:1 This line is indented less than the entry of the list that it follows. Indent it like the keys of that entry.':
		'launches:\n  - period: 2026-w46\n    approved: true\n   votes: 3',
	'4:8 Tags are not allowed. Write the value without `!`, or in quotes.': 'maker: !person Ada',
	[`4:11 ${anchor}`]: 'maker: &a Ada',
	[`4:10 ${anchor}`]: 'tagline: * new',
	'5:1 Holds more than one YAML document. Keep one, and delete lines such as `---` and `...`.': '...\ntagline: a',
	'4:3 A key must be plain text. Write it as a word.': '? [a, b]\n: c',
	[`4:10 ${colon}`]: 'tagline: a: b: c',
	'4:10 A value must not begin with this character. Put the value in quotes.': 'tagline: @acme',
	'4:10 Holds a `]` or `}` that closes nothing. Delete it, or put the value in quotes.': 'tagline: ] a',
	'4:10 A list must begin on a line of its own. Move it there, or put the value in quotes.': 'tagline: - a',
	'4:11 Nothing may follow `|` or `>` on their line. Put the value in quotes.': 'tagline: |a',
	'4:10 The text opens with `"` and is never closed. Write `"` after its last word.': 'tagline: "a\nmaker: b',
	"4:14 Text follows the end of a value. Put the whole value in one pair of quotes; inside them, write `''` for `'` or `\\\"` for `\"`.":
		"tagline: 'it's good'",
	'4:13 A comment needs a space before its `#`. Write the space, or put the value in quotes.': 'tagline: "a"#b',
	'4:12 Holds an unknown escape. Write `\\\\` for a backslash, or use single quotes.': 'tagline: "a\\qb"',
	'4:11 The list or map that opens here is not closed. Close it with `]`, and indent its lines.':
		'launches: [\nmaker: b',
	'4:16 A comma is missing between two entries. Write one between them.': 'launches: ["a" "b"]',
	'5:3 This line is not aligned with the lines above it. Give it the same indent.': 'tagline: a\n  maker: b',
	[`5:1 ${notKeyValue}`]: 'maker: a\n- b',
	[`4:1 ${notKeyValue}`]: 'maker\ntagline: a',
	'4:1 Unknown key `__proto__`. Delete it.': '__proto__: {admin: true}',
	'4:40 Must not be nested more than 32 levels deep. Write it flatter.': `maker: ${'['.repeat(10_000)}`,
	'5:42 Must not be nested more than 32 levels deep. Write it flatter.': `maker: "${']'.repeat(500)}"\ntagline: ${'['.repeat(33)}`,
	'2:1 Holds too many keys within each other. Write it flatter, or put the value in quotes.': `maker: [${'a: '.repeat(20_000)}]`,
	'101:1 Must not be indented more than 96 columns. Write it flatter.': `maker:\n${Array.from({ length: 120 }, (_, depth) => `${' '.repeat(depth + 1)}a:`).join('\n')}`,
	'2:1 Must have 65536 characters and 5000 lines or fewer. Shorten it.': '\n'.repeat(250_000),
	'4:8 Must have 100 keys or fewer. Delete the others.': `maker: {${Array.from({ length: 101 }, (_, key) => `k${key}`).join(', ')}}`,
};

describe('the YAML of front matter', () => {
	test.for(Object.entries(mistakes))('%s', ([issues, lines]) => {
		expect(issuesOf({ 'products/acme.md': product(lines) })).toEqual(
			issues.split('\n').map((issue) => `content/products/acme.md:${issue.replace(' ', ' front matter: ')}`),
		);
	});

	test('may not hold a directive', () => {
		expect(issuesOf({ 'products/acme.md': '---\n%YAML 1.2\nname: Acme\n---\n' })).toEqual([
			'content/products/acme.md:2:1 front matter: YAML directives are not allowed. Delete the line.',
		]);
	});

	test.for([
		['a list closed at the margin', 'launches: [\n  { period: 2026-w46 },\n]'],
		['brackets in text', `tagline: ${'a[ '.repeat(40)}b\nmaker: "${'['.repeat(80)}"`],
		['comments', '# The name of its maker\nmaker: Ada # Ada Example\nprice_label: Free #'],
		['a key in quotes', '"maker": Ada'],
	] as const)('may hold %s', ([, lines]) => {
		expect(issuesOf({ 'products/acme.md': product(lines) })).toEqual([]);
	});
});
