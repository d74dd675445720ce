/** Files that are small enough to write and large enough to hurt their readers. */
import { describe, expect, test } from 'vitest';
import { issuesOf, product } from './content-folder.ts';

const bodies: readonly [title: string, body: string, issue: string][] = [
	[
		'a body of 3,001 lines',
		'a\n'.repeat(2_999),
		'5:1 body: Must have 3000 lines or fewer; this one has 3001. Shorten it.',
	],
	[
		'3,001 emphasis marks',
		`${'*a_~'.repeat(1_000)}*`,
		'5:1 body: Must hold 3000 of `*`, `_` and `~` or fewer; this one has 3001. Delete some.',
	],
	['a file over 256 KiB', 'x'.repeat(262_144), '1:1 file: Must be 256 KiB or smaller. Shorten it.'],
	[
		'a body over 64 KiB in UTF-8 only',
		'\u00e9'.repeat(32_768),
		'5:1 body: Must be 64 KiB or smaller; this one has 65542 bytes. Shorten it.',
	],
	[
		'5,000 block quotes in each other',
		`${'>'.repeat(5_000)} a`,
		'6:1 body: Must not be nested more than 32 levels deep. Write it flatter.',
	],
	[
		'33 lists in each other',
		`${'* '.repeat(33)}a`,
		'6:1 body: Must not be nested more than 32 levels deep. Write it flatter.',
	],
	[
		'a line indented by 129 columns',
		`- a\n${' '.repeat(129)}b`,
		'7:1 body: Must not be indented more than 128 columns. Write it flatter.',
	],
	['a table of 33 columns', `a\n|${'-|'.repeat(33)}`, '7:1 body: A table must have 32 columns or fewer. Split it.'],
	[
		'a table that short rows blow up to over 4,096 cells',
		`a\n|${'-|'.repeat(32)}\n${'b\n'.repeat(128)}`,
		'135:1 body: Tables must have 4096 cells or fewer in all. Shorten them.',
	],
	[
		'a long link definition that is used often',
		`[a]: http://${'x'.repeat(2_000)}\n\n${'[a] '.repeat(600)}`,
		'5:1 body: The longest link definition times the number of `[` must be 1048576 or less; here it is 1209212. Shorten the definition.',
	],
	['3,001 brackets', '[ '.repeat(3_001), '5:1 body: Must hold 3000 of `[` or fewer; this one has 3001. Delete some.'],
	[
		'51 pictures in each other',
		`${'!['.repeat(51)}${'](a)'.repeat(51)}`,
		'5:1 body: Must hold 50 of `![` or fewer; this one has 51. Delete some.',
	],
	[
		'8,193 pipes in a row',
		`a\n-\n${'|'.repeat(8_193)}`,
		'5:1 body: Must hold 8192 of `|` or fewer; this one has 8193. Delete some.',
	],
	[
		'501 declarations that never end',
		`a ${'<?<!'.repeat(250)}<?`,
		'5:1 body: Must hold 500 of `<!` and `<?` or fewer; this one has 501. Delete some.',
	],
	[
		'runs of backticks of 33 lengths',
		Array.from({ length: 33 }, (_, index) => '`'.repeat(index + 1)).join(' '),
		'5:1 body: Runs of backticks must be of 32 lengths or fewer; here they are of 33. Shorten some.',
	],
	[
		'a thousand titles of links that never end',
		`${'[a](b ('.repeat(990)}${'x '.repeat(28_000)}`,
		'5:1 body: A paragraph holds too many `[` for its length: 186919920 is more than 67108864. Divide it by empty lines.',
	],
	[
		'2,000 brackets around code',
		`${'['.repeat(2_000)}${'`a` '.repeat(14_000)}${']'.repeat(2_000)}`,
		'5:1 body: A paragraph holds too many `[` for its length: 120012000 is more than 67108864. Divide it by empty lines.',
	],
	[
		'emphasis in emphasis around links',
		`${'*a '.repeat(500)}${'[b](c) '.repeat(1_000)}${'a* '.repeat(500)}`,
		'5:1 body: A paragraph holds too much emphasis beside links, code and escapes: 2001000 is more than 1000000. Divide it by empty lines.',
	],
	[
		'1,001 lists in lists',
		'- - a\n'.repeat(1_001),
		'1006:1 body: Lines must not open more than 1000 lists within lists or quotes in all. Write it flatter.',
	],
	[
		'31 marks on a letter',
		`a${'\u0300'.repeat(31)}`,
		'5:1 body: Must not hold a letter with more than 30 marks. Delete them.',
	],
	...(
		[
			['301 letters in a row', `Text.\n\nIn ${'x'.repeat(301)} it.`, 8, 301],
			['words joined by no-break spaces', 'word\u00a0'.repeat(61), 6, 305],
			['letters behind what only resembles a link', `](${'م'.repeat(2_301)}`, 6, 301],
			['letters divided by comments, which no line shows', `${'م'.repeat(200)}<!-- -->`.repeat(2), 6, 400],
			['letters divided by labels of links', `[${'م'.repeat(200)}][a b]`.repeat(2), 6, 402],
		] as const
	).map(([title, body, line, count]): [string, string, string] => [
		title,
		body,
		`${line}:1 body: Must hold at most 300 characters in a row without a space; here are ${count}. Put spaces between them.`,
	]),
];

describe('the size of a body', () => {
	const sound: readonly [title: string, body: string][] = [
		['a body of 64 KiB', 'word '.repeat(13_106)],
		['a body of 3,000 lines', 'a\n'.repeat(2_998)],
		['3,000 emphasis marks', '*a_~ '.repeat(1_000)],
		['500 lists in lists', '- - a\n'.repeat(500)],
		['30 marks on a letter', `a${'\u0323'.repeat(30)}`],
		['32 block quotes in each other', `${'>'.repeat(32)} a`],
		['300 letters in a row', 'x'.repeat(300)],
		[
			'Chinese, Japanese and Thai without spaces',
			`${'漢。'.repeat(900)}\n\n${'カー'.repeat(900)}\n\n${'ไทย'.repeat(900)}`,
		],
		['long targets of links', `[a](/${'x'.repeat(1_900)})\n\n[b]: /${'x'.repeat(1_900)}\n`],
		['a thematic break of 40 spaced hyphens', `a\n\n${'- '.repeat(40)}`],
		[
			'twenty link definitions and a thousand uses',
			`${'[a]: https://a.example/some/where "A"\n'.repeat(20)}\n${'[a] '.repeat(1_000)}`,
		],
		['a drawn table in a code block', `\`\`\`\n+${'-+'.repeat(40)}\n\`\`\``],
		['a table of 32 columns', `a\n|${'-|'.repeat(32)}`],
	];

	test.each(sound)('accepts %s', (_title, body) => {
		expect(issuesOf({ 'products/acme.md': product() + body })).toEqual([]);
	});

	test.each(bodies)('refuses %s', (_title, body, issue) => {
		expect(issuesOf({ 'products/acme.md': product() + body })).toEqual([`content/products/acme.md:${issue}`]);
	});
});

const frontMatter: readonly [title: string, lines: readonly string[], issue: string][] = [
	[
		'10,000 brackets on a line',
		[`maker: ${'['.repeat(10_000)}`],
		'4:40 front matter: Must not be nested more than 32 levels deep. Write it flatter.',
	],
	[
		'33 brackets behind closing ones in quotes',
		[`maker: "${']'.repeat(500)}"`, `tagline: ${'['.repeat(33)}`],
		'5:42 front matter: Must not be nested more than 32 levels deep. Write it flatter.',
	],
	[
		'20,000 keys in each other on a line',
		[`maker: [${'a: '.repeat(20_000)}]`],
		'2:1 front matter: Holds too many keys within each other. Write it flatter, or put the value in quotes.',
	],
	[
		'120 maps in each other',
		['maker:', ...Array.from({ length: 120 }, (_, depth) => `${' '.repeat(depth + 1)}a:`)],
		'101:1 front matter: Must not be indented more than 96 columns. Write it flatter.',
	],
	[
		'250,000 empty lines',
		['\n'.repeat(250_000)],
		'2:1 front matter: Must have 65536 characters and 5000 lines or fewer. Shorten it.',
	],
	[
		'a map of 101 keys',
		[`maker: {${Array.from({ length: 101 }, (_, key) => `k${key}`).join(', ')}}`],
		'4:8 front matter: Must have 100 keys or fewer. Delete the others.',
	],
	[
		'521 launches',
		[`launches: [${'{period: 2026-w46},'.repeat(521)}]`],
		'4:11 launches: Must have 520 entries or fewer. Shorten the list.',
	],
];

describe('the size of front matter', () => {
	test.each(frontMatter)('refuses %s', (_title, lines, issue) => {
		expect(issuesOf({ 'products/acme.md': product(...lines) })).toEqual([`content/products/acme.md:${issue}`]);
	});
});
