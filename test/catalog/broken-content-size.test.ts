/** Files that are small enough to write and large enough to hurt whoever reads them. */
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
		'a body over 64 KiB',
		'x'.repeat(65_532),
		'5:1 body: Must be 64 KiB or smaller; this one has 65538 bytes. Shorten it.',
	],
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
		'33 block quotes in each other',
		`a\n\n${'> '.repeat(33)}a`,
		'8:1 body: Must not be nested more than 32 levels deep. Write it flatter.',
	],
	[
		'33 lists in each other',
		`${'* '.repeat(33)}a`,
		'6:1 body: Must not be nested more than 32 levels deep. Write it flatter.',
	],
	[
		'33 numbered lists in each other',
		`${'1. '.repeat(33)}a`,
		'6:1 body: Must not be nested more than 32 levels deep. Write it flatter.',
	],
	[
		'a line indented by 129 columns',
		`- a\n${' '.repeat(129)}b`,
		'7:1 body: Must not be indented more than 128 columns. Write it flatter.',
	],
	['a table of 33 columns', `a\n|${'-|'.repeat(33)}`, '7:1 body: A table must have 32 columns or fewer. Split it.'],
	[
		'a table of 33 columns without outer pipes',
		`a\n-${'|-'.repeat(32)}`,
		'7:1 body: A table must have 32 columns or fewer. Split it.',
	],
	[
		'a table of 33 columns in a block quote',
		`> a\n> |${'-|'.repeat(33)}`,
		'7:1 body: A table must have 32 columns or fewer. Split it.',
	],
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
	[
		'a link definition with a long title in a list that is used often',
		`- [a b\n  c]: /a\n  "${'&'.repeat(2_000)}"\n\n${'[a b c] '.repeat(600)}`,
		'5:1 body: The longest link definition times the number of `[` must be 1048576 or less; here it is 1214020. Shorten the definition.',
	],
	[
		'many tables of over 4,096 cells in all',
		`a|b|c|d\n-|-|-|-\n${'e\n'.repeat(99)}\n`.repeat(11),
		'1051:1 body: Tables must have 4096 cells or fewer in all. Shorten them.',
	],
];

describe('the size of a body', () => {
	const sound: readonly [title: string, body: string][] = [
		['a body of 64 KiB', 'x'.repeat(65_530)],
		['a body of 3,000 lines', 'a\n'.repeat(2_998)],
		['3,000 emphasis marks', '*a_~'.repeat(1_000)],
		['32 block quotes in each other', `${'>'.repeat(32)} a`],
		['a thematic break of 40 spaced hyphens', `a\n\n${'- '.repeat(40)}`],
		[
			'twenty link definitions and a thousand uses',
			`${'[a]: https://a.example/some/where "A"\n'.repeat(20)}\n${'[a] '.repeat(1_000)}`,
		],
		['much code with brackets', `\`\`\`ts\n${'const a = [b[c], d];\n'.repeat(1_000)}\`\`\``],
		['a line of hyphens', `a\n\n${'-'.repeat(100)}`],
		['a drawn table in a code block', `\`\`\`\n+${'-+'.repeat(40)}\n\`\`\``],
		['a table of 32 columns', `a\n|${'-|'.repeat(32)}`],
		['text of many lines behind a table', `a|b\n-|-\n\n${'c\n'.repeat(2_900)}`],
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
		'9,800 brackets on 4,900 lines',
		['maker:', ...Array<string>(4_900).fill('  [[')],
		'21:3 front matter: Must not be nested more than 32 levels deep. Write it flatter.',
	],
	[
		'33 brackets behind closing ones in quotes',
		[`maker: "${']'.repeat(500)}"`, `tagline: ${'['.repeat(33)}`],
		'5:42 front matter: Must not be nested more than 32 levels deep. Write it flatter.',
	],
	[
		'33 braces behind stray closing ones',
		[`maker: ${'] '.repeat(50)}`, `tagline: ${'{'.repeat(33)}`],
		'5:42 front matter: Must not be nested more than 32 levels deep. Write it flatter.',
	],
	[
		'120 maps in each other',
		['maker:', ...Array.from({ length: 120 }, (_, depth) => `${' '.repeat(depth + 1)}a:`)],
		'101:1 front matter: Must not be indented more than 96 columns. Write it flatter.',
	],
	[
		'200 lists in each other on a line',
		['maker:', `  ${'- '.repeat(200)}a`],
		'5:1 front matter: Must not be indented more than 96 columns. Write it flatter.',
	],
	[
		'250,000 empty lines',
		['\n'.repeat(250_000)],
		'2:1 front matter: Must have 65536 characters and 5000 lines or fewer. Shorten it.',
	],
	[
		'64 KiB of comments',
		[`# ${'x'.repeat(65_536)}`],
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
