/** The mistakes that editors make in YAML, and the parts of YAML that content does not need. */
import { describe, expect, test } from 'vitest';
import { issuesOf, product } from './content-folder.ts';

const mistakes: readonly [title: string, lines: readonly string[], ...issues: readonly string[]][] = [
	[
		'a key for the second time',
		['tagline: a', 'tagline: b'],
		'5:1 front matter: The key stands here for the second time. Keep one of the two.',
	],
	[
		'texts behind a number sign',
		['tagline: The #1 notes app', 'maker: #1 makers', 'launches: [] # none yet', 'price_label: Free #'],
		'4:14 front matter: What follows this `#` is a comment and is not published. Put the value in quotes, or a space after the `#`.',
		'5:8 front matter: What follows this `#` is a comment and is not published. Put the value in quotes, or a space after the `#`.',
	],
	['a tab as indent', ['launches:', '\t- period: 2026-w46'], '5:1 front matter: Is indented with a tab. Use spaces.'],
	[
		'a no-break space as indent',
		['launches:', '\u00a0 - period: 2026-w46'],
		'4:10 launches: Has no value. Write a list whose entries begin with `- `, or leave an optional key out.',
		'5:1 U+00A0 - period: Unknown key `U+00A0 - period`. Use `name`, `tagline`, `categories`, `pricing_model`, `price_label`, `maker`, `website_url`, `icon`, `screenshot`, `screenshot_alt`, `discoverable`, `first_launched_on`, `reviews_count`, `average_rating`, `former_slugs`, `launches`.',
	],
	[
		'a no-break space on a line of its own',
		['maker: Ada', '\u00a0', 'tagline: a'],
		'5:1 front matter: Begins with a character that only looks like a space. Use plain spaces.',
	],
	[
		'a no-break space after a colon',
		['maker:\u00a0Ada'],
		'4:7 front matter: A character that only looks like a space follows `:`. Use plain spaces.',
	],
	[
		'a key of a launch with too little indent',
		['launches:', '  - period: 2026-w46', '    approved: true', '   votes: 3'],
		'7:1 front matter: This line is indented less than the entry of the list that it follows. Indent it like the keys of that entry.',
	],
	[
		'an unknown tag',
		['maker: !person Ada'],
		'4:8 front matter: Tags are not allowed. Write the value without `!`, or in quotes.',
	],
	[
		'an anchor',
		['maker: &a Ada'],
		'4:11 front matter: Anchors and aliases are not allowed. Write the value out, or put it in quotes.',
	],
	[
		'`*` as text',
		['tagline: * new'],
		'4:10 front matter: Anchors and aliases are not allowed. Write the value out, or put it in quotes.',
	],
	[
		'a second document',
		['...', 'tagline: a'],
		'5:1 front matter: Holds more than one YAML document. Keep one, and delete lines such as `---` and `...`.',
	],
	['a key that is a list', ['? [a, b]', ': c'], '4:3 front matter: A key must be plain text. Write it as a word.'],
	[
		'`? ` as text',
		['tagline: ? yes'],
		'4:10 front matter: Holds a second `: `, or begins with `? `. Put the value in quotes.',
	],
	[
		'a second colon',
		['tagline: a: b: c'],
		'4:10 front matter: Holds a second `: `, or begins with `? `. Put the value in quotes.',
	],
	[
		'`@` as text',
		['tagline: @acme'],
		'4:10 front matter: A value must not begin with this character. Put the value in quotes.',
	],
	[
		'`]` as text',
		['tagline: ] a'],
		'4:10 front matter: Holds a `]` or `}` that closes nothing. Delete it, or put the value in quotes.',
	],
	[
		'`- ` as text',
		['tagline: - a'],
		'4:10 front matter: A list must begin on a line of its own. Move it there, or put the value in quotes.',
	],
	[
		'text behind `|`',
		['tagline: |a'],
		'4:11 front matter: Nothing may follow `|` or `>` on their line. Put the value in quotes.',
	],
	[
		'a double quote that is not closed',
		['tagline: "a', 'maker: b'],
		'4:10 front matter: The text opens with `"` and is never closed. Write `"` after its last word.',
	],
	[
		'an apostrophe in single quotes',
		["tagline: 'it's good'"],
		"4:14 front matter: Text follows the end of a value. Put the whole value in one pair of quotes; inside them, write `''` for `'` or `\\\"` for `\"`.",
	],
	[
		'a comment without a space',
		['tagline: "a"#b'],
		'4:13 front matter: A comment needs a space before its `#`. Write the space, or put the value in quotes.',
	],
	[
		'an unknown escape',
		['tagline: "a\\qb"'],
		'4:12 front matter: Holds an unknown escape. Write `\\\\` for a backslash, or use single quotes.',
	],
	[
		'a bracket that is not closed',
		['launches: [', 'maker: b'],
		'4:11 front matter: The list or map that opens here is not closed. Close it with `]`, and indent its lines.',
	],
	[
		'list entries without a comma',
		['launches: ["a" "b"]'],
		'4:16 front matter: A comma is missing between two entries. Write one between them.',
	],
	[
		'a key indented too far',
		['tagline: a', '  maker: b'],
		'5:3 front matter: This line is not aligned with the lines above it. Give it the same indent.',
	],
	[
		'a list entry behind a value',
		['maker: a', '- b'],
		'5:1 front matter: This line is not `key: value`. Write a colon and a space after the key, or indent the line if it belongs to the one before.',
	],
	[
		'a line without a colon',
		['maker', 'tagline: a'],
		'4:1 front matter: This line is not `key: value`. Write a colon and a space after the key, or indent the line if it belongs to the one before.',
	],
	['`__proto__`', ['__proto__: {admin: true}'], '4:1 front matter: Unknown key `__proto__`. Delete it.'],
];

describe('the YAML of front matter', () => {
	test.each(mistakes)('refuses %s', (_title, lines, ...issues) => {
		expect(issuesOf({ 'products/acme.md': product(...lines) })).toEqual(
			issues.map((issue) => `content/products/acme.md:${issue}`),
		);
	});
});

describe('a YAML directive', () => {
	test('is refused on its own line', () => {
		expect(issuesOf({ 'products/acme.md': '---\n%YAML 1.2\nname: Acme\n---\n' })).toEqual([
			'content/products/acme.md:2:1 front matter: YAML directives are not allowed. Delete the line.',
		]);
	});
});
