/** Files that cannot be split into front matter and body, or that hold bytes and characters nobody can see. */
import { describe, expect, test } from 'vitest';
import { issuesOf, product } from './content-folder.ts';

const fences: readonly [title: string, text: string | Uint8Array, ...issues: readonly string[]][] = [
	[
		'an empty file',
		'',
		'1:1 front matter: The file must begin with front matter. Write a line with exactly `---` first.',
	],
	[
		'`---js` front matter',
		'---js\n{ name: "Acme" }\n---\n',
		'1:1 front matter: The first line holds more than `---`. Delete what stands after the hyphens.',
	],
	[
		'front matter that is not closed',
		'---\nname: Acme\n',
		'1:1 front matter: The front matter is not closed. Write a line with exactly `---` after its last key.',
	],
	[
		'a closing fence of four hyphens',
		'---\nname: Acme\n----\n',
		'3:1 front matter: This line holds more than `---`. Close the front matter with exactly `---`, or indent the line.',
	],
	[
		'a merge conflict in the front matter',
		'---\nname: Acme\n<<<<<<< HEAD\ntagline: a\n=======\ntagline: b\n>>>>>>> main\n---\n',
		'3:1 front matter: A merge conflict is not resolved here. Keep one of the two versions, and delete the lines of `<`, `=` and `>`.',
	],
	['empty front matter', '---\n---\nText.\n', '2:1 front matter: Has no value. Write a map of keys and values.'],
	[
		'front matter that is a text',
		'---\nhello\n---\n',
		'2:1 front matter: Must be a map of keys and values; this one is the text `hello`.',
	],
];

describe('the fences of front matter', () => {
	test.each(fences)('refuses %s', (_title, text, ...issues) => {
		expect(issuesOf({ 'products/acme.md': text })).toEqual(issues.map((issue) => `content/products/acme.md:${issue}`));
	});
});

const characters: readonly [title: string, text: string | Uint8Array, ...issues: readonly string[]][] = [
	[
		'a byte that is not UTF-8',
		Buffer.concat([Buffer.from('---\nname: Ac'), Buffer.of(0xff), Buffer.from('\n---\n')]),
		'2:9 file: Is not UTF-8. Save the file as UTF-8 text.',
	],
	[
		'a broken sequence behind a real U+FFFD',
		Buffer.concat([Buffer.from('---\nname: \ufffd\nmaker: \u00e9'), Buffer.of(0xc3, 0x28)]),
		'3:8 file: Is not UTF-8. Save the file as UTF-8 text.',
	],
	[
		'a second byte order mark',
		`\ufeff\ufeff${product()}`,
		'1:1 front matter: Must not hold the invisible character U+FEFF. Delete it.',
	],
	[
		'carriage returns without line feeds',
		product().replaceAll('\n', '\r'),
		'1:4 front matter: Holds a carriage return (U+000D) without a line feed. Save the file with LF line ends.',
	],
	[
		'a bidi override in front matter',
		product('maker: a\u202eb'),
		'4:9 front matter: Must not hold the invisible character U+202E. Delete it.',
	],
	['NUL in the body', `${product()}a\n b\0`, '7:3 body: Must not hold the invisible character U+0000. Delete it.'],
];

describe('the characters of a file', () => {
	test.each(characters)('refuses %s', (_title, text, ...issues) => {
		expect(issuesOf({ 'products/acme.md': text })).toEqual(issues.map((issue) => `content/products/acme.md:${issue}`));
	});
});
