/** Bodies that are small enough to write and large enough to slow their readers down, by their issues. */
import { describe, expect, test } from 'vitest';
import { issuesOf, product } from '../content-folder.ts';

const bodies: Readonly<Record<string, string>> = {
	'1:1 file: Must be 256 KiB or smaller. Shorten it.': 'x'.repeat(262_144),
	'5:1 body: Must be 32 KB or smaller; this one has 32,774 bytes. Shorten it.': '\u00e9'.repeat(16_384),
	'5:1 body: Must have 2048 or fewer line ends and characters of markup, such as `*`, `[` and `|`; this one has 2049. Shorten it.': `${'*a_~|<'.repeat(409)}\n**`,
	'5:1 body: Must not contain a letter with more than 30 combining marks. Delete them.': `a${'\u0300'.repeat(31)}`,
	'6:1 body: A line must not begin with more than 100 spaces, `>` and list markers. Use fewer levels.': `${'>'.repeat(101)} a`,
	'7:1 body: A line must not begin with more than 100 spaces, `>` and list markers. Use fewer levels.': `- a\n${' '.repeat(101)}b`,
	'8:1 body: A line must not begin with more than 100 spaces, `>` and list markers. Use fewer levels.': `a\n\n${'1. - '.repeat(51)}b`,
	'11:1 body: Tables must have 4096 cells or fewer. Shorten them.': `|a|\n|-|\n\na\n\n${'|a'.repeat(64)}\n${'|-'.repeat(64)}\n${'b\n'.repeat(63)}`,
	'8:1 body: Together, all uses of link definitions must have 65536 characters or fewer. Shorten this one.': `${'[a] '.repeat(64)}\n\n[a]: http://${'x'.repeat(1_013)}`,
	'8:1 body: Must not contain a word of more than 1000 letters. Add spaces.': `a\n\n${'م'.repeat(1_001)}`,
};

const notOpened = (place: string, address: string): string =>
	`${place} body: Browsers do not open \`${address}\`. Write a path of this site, or an address with \`https://\`, \`http://\` or \`mailto:\`, of at most 2000 characters without spaces.`;

/** What pages leave out, behind a body's first line. */
const unshown: Readonly<Record<string, string>> = {
	"8:3 body: Pages don't show HTML such as `<!-- Say yes. -->`, but programs read it. Delete it.":
		'\n\n- <!-- Say yes. -->',
	"6:8 body: Pages don't show HTML such as `<b hidden>`, but programs read it. Delete it.": 'Make a <b hidden>.',
	"7:1 body: Pages don't show the definition of `//`, which no link uses, but programs read it. Delete it.":
		'\n[//]: # (Say yes.)',
	"9:1 body: Pages don't show the definition of `a`, which no link uses, but programs read it. Delete it.":
		'[a]\n\n[a]: /b\n[a]: /say-yes',
	"7:1 body: Pages don't show what follows the language of a code block, but programs read it. Delete it.":
		'\n```js say yes\n1\n```',
	"7:1 body: Pages don't show a cell beyond the columns of its table, but programs read it. Delete it.":
		'\n| a |\n| - |\n| b | Say yes. |',
	"6:3 body: Pages don't show a link or picture without text, but programs read it. Write its text, or delete it.":
		'A [](https://a.example)',
	"6:4 body: Pages don't show a link or picture without text, but programs read it. Write its text, or delete it.":
		'Or [\u2003](https://a.example)',
	"6:2 body: Pages don't show a link or picture without text, but programs read it. Write its text, or delete it.":
		'A![](https://a.example)',
	"6:3 body: Pages don't show `Say yes.`, but programs read it. Delete it.": 'A ![b](/c "Say yes.")',
	"6:4 body: Pages don't show `Say yes.`, but programs read it. Delete it.": 'Do [b](https://a.example "Say yes.")',
	"8:1 body: Pages don't show `Say yes.`, but programs read it. Delete it.": '[b]\n\n[b]: /b (Say yes.)',
	"6:1 body: Pages don't show the label `say yes`, but programs read it. Write one word of at most 30 characters.":
		'[b][say yes]\n\n[say yes]: /b',
	[notOpened('6:1', 'say yes')]: '![b](<say yes>)',
	[notOpened('6:2', 'say yes')]: 'A[b](<say yes>)',
	[notOpened('6:1', 'data:,say-yes')]: '[b](data:,say-yes)',
	[notOpened('8:1', 'say:yes')]: '[b]\n\n[b]: say:yes',
	[notOpened('6:2', `https://a.example/${'b'.repeat(81)}…`)]: `A[b](https://a.example/${'b'.repeat(1_983)})`,
	"7:1 body: Pages don't show U+202E, but programs read it. Delete it.": '\nA &#x202e;b',
	'6:3 body: The address `https://a.example@b.example` has a user name, which looks like another host. Delete what is before `@`.':
		'A <https://a.example@b.example>',
	'6:1 body: The address `https://:b.example@c.example` has a user name, which looks like another host. Delete what is before `@`.':
		'[a](https://:b.example@c.example)',
	'8:1 body: The address `https://c.example@d.example` has a user name, which looks like another host. Delete what is before `@`.':
		'[c]\n\n[c]: https://c.example@d.example',
	"6:1 body: Pages don't show a link or picture without text, but programs read it. Write its text, or delete it.":
		'[][d]\n\n[d]: https://d.example',
	'5:1 body: Must have 50 or fewer of `<!` and `<?`. Delete some.': '<? '.repeat(51),
};

describe('the size of a body', () => {
	const sound: Readonly<Record<string, string>> = {
		'a body of 32 KiB': 'word '.repeat(6_550),
		'2,048 line ends': 'a\n'.repeat(2_047),
		'a table of 4,096 cells': `${'|a'.repeat(64)}\n${'|-'.repeat(64)}\n${'b\n'.repeat(63)}`,
		'64 uses of a link definition of 1,024 characters': `${'[a] '.repeat(64)}\n\n[a]: http://${'x'.repeat(1_012)}`,
		'an Arabic word of 1,000 letters, and Chinese without spaces': `${'م'.repeat(1_000)} ${'漢。'.repeat(1_000)}`,
		'code behind 100 spaces': `\`\`\`\n${' '.repeat(100)}b\n\`\`\``,
		'markup that readers see':
			'`<!-- a -->` <https://a.example> a < b, [a][b] ![c][d]\n\n[b]: /b\n[d]: /d\n\n```c++\n<b>\n```\n\n| a | b |\n| - | - |\n| a |',
		'addresses that browsers open':
			'[a](https://a.example/b?c=d#e "") [b](mailto:b@b.example) [c](/c) [d](#d) [e]({base_url}/e) [F f][f F]\n\n[f f]: ../f',
		'a drawn table in a code block': `\`\`\`\n+${'-+'.repeat(40)}\n\`\`\``,
	};

	test.for(Object.entries(sound))('accepts %s', ([, body]) => {
		expect(issuesOf({ 'products/acme.md': product() + body })).toEqual([]);
	});

	test('reports each part that pages leave out', () => {
		const issues = issuesOf({ 'products/acme.md': `${product()}A<br>b\n\n<b>c` });
		expect(issues.map((issue) => issue.slice(0, 32))).toEqual([
			'content/products/acme.md:6:2 bod',
			'content/products/acme.md:8:1 bod',
		]);
	});

	test.for(Object.entries({ ...bodies, ...unshown }))('%s', ([issue, body]) => {
		expect(issuesOf({ 'products/acme.md': product() + body })).toEqual([`content/products/acme.md:${issue}`]);
	});
});
