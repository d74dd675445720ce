/** The mistakes that editors make in files and in YAML, and the parts of YAML that content does not need. */
import { describe, expect, test } from 'vitest';
import { issuesOf, product } from './content-folder.ts';

const comment =
	'Everything after this `#` is a comment and is not published. Put the value in quotes, or write a space after the `#` if you mean a comment.';
const anchor = 'Anchors and aliases are not allowed. Write the value out, or put it in quotes.';
const colon =
	'There is a second `: ` in this value, or the next line is indented by mistake. Put the value in quotes, or align the lines.';
const notKeyValue =
	'This line is not `key: value`. Write a colon and a space after the key, or indent the line if it continues the one before.';
const tooDeep = 'Nested too deeply. Use fewer levels, or put the value in quotes.';

/** Lines of front matter from line 4 of the file on, by their issues. */
const mistakes: Readonly<Record<string, string>> = {
	'5:1 This key is already used above. Keep one of the two.': 'tagline: a\ntagline: b',
	[`4:14 ${comment}\n5:8 ${comment}`]: 'tagline: The #1 notes app\nmaker: #1 makers\nlaunches: [] # none yet',
	'5:1 This line is indented with a tab. Use spaces.': 'launches:\n\t- period: 2026-w46',
	[`4:1 ${notKeyValue}`]: 'maker:\u00a0Ada',
	[`5:1 ${notKeyValue}`]: 'maker: a\n- b',
	'7:1 This line is not aligned with the lines above it. Indent it like them.':
		'launches:\n  - period: 2026-w46\n    approved: true\n   votes: 3',
	'4:8 Tags are not allowed. Write the value without `!`, or put it in quotes.': 'maker: !person Ada',
	[`4:11 ${anchor}`]: 'maker: &a Ada',
	[`4:10 ${anchor}`]: 'tagline: * new',
	[`4:10 ${colon}`]: 'tagline: a: b: c',
	[`4:8 ${colon}`]: 'maker: a\n  tagline: b',
	'4:10 A value must not start with this character. Put the value in quotes.': 'tagline: @acme',
	'4:10 Not valid YAML (Unexpected block-seq-ind on same line with key). Put the value in quotes, or correct the line.':
		'tagline: - a',
	'4:10 `"` is opened here and never closed. Close it, and indent its lines.': 'tagline: "a\nmaker: b',
	[`4:18 ${comment}`]: 'colors: {accent: #0f766e, paper: #fff}',
	'4:11 `[` is opened here and never closed. Close it, and indent its lines.': 'launches: [\nmaker: b',
	"4:14 There is text after the end of a value. Put the whole value in one pair of quotes; inside them, write `''` for `'` or `\\\"` for `\"`.":
		"tagline: 'it's good'",
	[`2:1 ${tooDeep}`]: `maker: [${'a: '.repeat(20_000)}]`,
	'2:1 Must have 65536 characters and 5000 lines or fewer. Shorten it.': '\n'.repeat(250_000),
	'4:8 Must have 100 keys or fewer. Delete some.': `maker: {${Array.from({ length: 101 }, (_, key) => `k${key}`).join(', ')}}`,
};

const unreadable: Readonly<Record<string, string | Uint8Array>> = {
	'1:1 front matter: The file must start with front matter. Make its first line exactly `---`.': '',
	'1:1 front matter: The first line has more than `---`. Delete everything after the hyphens.':
		'---js\n{ name: "Acme" }\n---\n',
	'1:1 front matter: The front matter is not closed. Write a line with exactly `---` after its last key.':
		'---\nname: Acme\n',
	'3:1 front matter: This line has more than `---`. Close the front matter with exactly `---`, or indent the line.':
		'---\nname: Acme\n----\n',
	'3:1 front matter: There is an unresolved merge conflict here. Keep one of the two versions, and delete the lines with `<`, `=` and `>`.':
		'---\nname: Acme\n<<<<<<< HEAD\ntagline: a\n=======\ntagline: b\n>>>>>>> main\n---\n',
	'2:1 front matter: Has no value. Write a map of keys and values.': '---\n---\nText.\n',
	'2:1 front matter: Must be a map of keys and values; this one is the text `hello`.': '---\nhello\n---\n',
	'2:9 file: Not UTF-8. Save the file as UTF-8 text.': Buffer.from('---\nname: Ac\xff\n---\n', 'latin1'),
	'1:1 front matter: Must not contain the invisible character U+FEFF. Delete it.': `\ufeff\ufeff${product()}`,
	'1:4 front matter: There is a carriage return (U+000D) without a line feed. Save the file with LF line endings.':
		product().replaceAll('\n', '\r'),
	'4:9 front matter: Must not contain the invisible character U+202E. Delete it.': product('maker: a\u202eb'),
	'4:9 front matter: Must not contain the invisible character U+FDD0. Delete it.': product('maker: a\ufdd0b'),
	'7:3 body: Must not contain the invisible character U+0000. Delete it.': `${product()}a\n b\0`,
};

test.for(Object.entries(unreadable))('a file: %s', ([issue, text]) => {
	expect(issuesOf({ 'products/acme.md': text })).toEqual([`content/products/acme.md:${issue}`]);
});

describe('the YAML of front matter', () => {
	test.for(Object.entries(mistakes))('%s', ([issues, lines]) => {
		expect(issuesOf({ 'products/acme.md': product(lines) })).toEqual(
			issues.split('\n').map((issue) => `content/products/acme.md:${issue.replace(' ', ' front matter: ')}`),
		);
	});

	test.for(['['.repeat(10_000), `\n${'- '.repeat(20_000)}a`, `${'['.repeat(5_000)}${']'.repeat(5_000)}`])(
		'may not be nested as %#',
		(value) => {
			expect(issuesOf({ 'products/acme.md': product(`maker: ${value}`) })).toEqual([
				`content/products/acme.md:2:1 front matter: ${tooDeep}`,
			]);
		},
	);

	test.for([
		['a list closed at the margin', 'launches: [\n  { period: 2026-w46 },\n]'],
		['brackets in text', `tagline: ${'a[ '.repeat(40)}b\nmaker: "${'['.repeat(80)}"`],
		['comments', '# The name of its maker\nmaker: Ada # Ada Example\nprice_label: Free #'],
		['a key in quotes', '"maker": Ada'],
	] as const)('may hold %s', ([, lines]) => {
		expect(issuesOf({ 'products/acme.md': product(lines) })).toEqual([]);
	});
});
