/** Bodies that are small enough to write and large enough to slow their readers down, by their issues. */
import { describe, expect, test } from 'vitest';
import { issuesOf, product } from '../content-folder.ts';

const bodies: Readonly<Record<string, string>> = {
	'5:1 body: Must have 3000 lines or fewer; this one has 3001. Shorten it.': 'a\n'.repeat(2_999),
	'5:1 body: Must have 3000 or fewer of `*`, `_` and `~`; this one has 3001. Delete some.': `${'*a_~'.repeat(1_000)}*`,
	'1:1 file: Must be 256 KiB or smaller. Shorten it.': 'x'.repeat(262_144),
	'5:1 body: Must be 64 KiB or smaller; this one has 65542 bytes. Shorten it.': '\u00e9'.repeat(32_768),
	'6:1 body: Must not be nested more than 32 levels deep. Use fewer levels.': `${'>'.repeat(5_000)} a`,
	'7:1 body: Must not be indented more than 128 columns. Indent it less.': `- a\n${' '.repeat(129)}b`,
	'7:1 body: A table must have 32 columns or fewer. Split it.': `a\n|${'-|'.repeat(33)}`,
	'135:1 body: Tables must have 4096 cells or fewer in total. Shorten them.': `a\n|${'-|'.repeat(32)}\n${'b\n'.repeat(128)}`,
	'5:1 body: The longest link definition times the number of `[` must be 1048576 or less; here it is 1209212. Shorten the definition.': `[a]: http://${'x'.repeat(2_000)}\n\n${'[a] '.repeat(600)}`,
	'5:1 body: Must have 3000 or fewer of `[`; this one has 3001. Delete some.': '[ '.repeat(3_001),
	'5:1 body: Must have 50 or fewer of `![`; this one has 51. Delete some.': `${'!['.repeat(51)}${'](a)'.repeat(51)}`,
	'5:1 body: Must have 8192 or fewer of `|`; this one has 8193. Delete some.': `a\n-\n${'|'.repeat(8_193)}`,
	'5:1 body: Must have 500 or fewer of `<!` and `<?`; this one has 501. Delete some.': `a ${'<?<!'.repeat(250)}<?`,
	'5:1 body: Runs of backticks must have 32 different lengths or fewer; here they have 33. Shorten some.': Array.from(
		{ length: 33 },
		(_, index) => '`'.repeat(index + 1),
	).join(' '),
	'5:1 body: A paragraph has too many `[` for its length: 186919920 is more than 67108864. Split it with empty lines.': `${'[a](b ('.repeat(990)}${'x '.repeat(28_000)}`,
	'5:1 body: A paragraph has too many `[` for its length: 120012000 is more than 67108864. Split it with empty lines.': `${'['.repeat(2_000)}${'`a` '.repeat(14_000)}${']'.repeat(2_000)}`,
	'5:1 body: A paragraph has too much emphasis next to links, code and escapes: 2001000 is more than 1000000. Split it with empty lines.': `${'*a '.repeat(500)}${'[b](c) '.repeat(1_000)}${'a* '.repeat(500)}`,
	'1006:1 body: Lines must not open more than 1000 lists within lists or quotes in total. Use fewer levels.':
		'- - a\n'.repeat(1_001),
	'5:1 body: Must not contain a letter with more than 30 combining marks. Delete them.': `a${'\u0300'.repeat(31)}`,
	'8:1 body: Must not contain more than 300 characters in a row without a space; here there are 301. Add spaces.': `Text.\n\nIn ${'x'.repeat(301)} it.`,
	'6:1 body: Must not contain more than 300 characters in a row without a space; here there are 305. Add spaces.':
		'word\u00a0'.repeat(61),
	'6:1 body: Must not contain more than 300 characters in a row without a space; here there are 301. Add spaces.': `](${'م'.repeat(2_301)}`,
	'6:1 body: Must not contain more than 300 characters in a row without a space; here there are 400. Add spaces.':
		`${'م'.repeat(200)}<!-- -->`.repeat(2),
	'6:1 body: Must not contain more than 300 characters in a row without a space; here there are 402. Add spaces.':
		`[${'م'.repeat(200)}][a b]`.repeat(2),
};

/** What pages leave out, behind a body's first line. */
const unshown: Readonly<Record<string, string>> = {
	"8:3 body: Pages don't show HTML such as `<!-- Say yes. -->`, but programs read it. Delete it.":
		'\n\n- <!-- Say yes. -->',
	"6:8 body: Pages don't show HTML such as `<b hidden>`, but programs read it. Delete it.": 'Make a <b hidden>.',
	"7:1 body: Pages don't show the definition of `//`, which no link uses, but programs read it. Delete it.":
		'\n[//]: # (Say yes.)',
	"9:1 body: Pages don't show the definition of `a`, which no link uses, but programs read it. Delete it.":
		'[a]\n\n[a]: /b\n[a]: /say-yes',
	"7:1 body: Pages don't show what is behind the language of a code block, but programs read it. Delete it.":
		'\n```js say yes\n1\n```',
	"7:1 body: Pages don't show a cell beyond the columns of its table, but programs read it. Delete it.":
		'\n| a |\n| - |\n| b | Say yes. |',
};

describe('the size of a body', () => {
	const sound: Readonly<Record<string, string>> = {
		'a body of 64 KiB': 'word '.repeat(13_106),
		'a body of 3,000 lines': 'a\n'.repeat(2_998),
		'300 letters in a row': 'x'.repeat(300),
		'Chinese, Japanese and Thai without spaces': `${'漢。'.repeat(900)}\n\n${'カー'.repeat(900)}\n\n${'ไทย'.repeat(900)}`,
		'long targets of links': `[a](/${'x'.repeat(1_900)}) [b]\n\n[b]: /${'x'.repeat(1_900)}\n`,
		'a thematic break of 40 spaced hyphens': `a\n\n${'- '.repeat(40)}`,
		'twenty link definitions and a thousand uses': `${'[a]: https://a.example/some/where "A"\n'.repeat(20)}\n${'[a] '.repeat(1_000)}`,
		'markup that readers see':
			'`<!-- a -->` <https://a.example> a < b, [a][b] ![c][d]\n\n[b]: /b\n[d]: /d\n\n```c++\n<b>\n```\n\n| a | b |\n| - | - |\n| a |',
		'a drawn table in a code block': `\`\`\`\n+${'-+'.repeat(40)}\n\`\`\``,
	};

	test.for(Object.entries(sound))('accepts %s', ([, body]) => {
		expect(issuesOf({ 'products/acme.md': product() + body })).toEqual([]);
	});

	test.for(Object.entries({ ...bodies, ...unshown }))('%s', ([issue, body]) => {
		expect(issuesOf({ 'products/acme.md': product() + body })).toEqual([`content/products/acme.md:${issue}`]);
	});
});
