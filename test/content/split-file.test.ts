/** Files that cannot be split into front matter and body, or that hold bytes and characters nobody can see. */
import { describe, expect, test } from 'vitest';
import { issuesOf, product } from './content-folder.ts';

/** Whole files by their issue. */
const refused: Readonly<Record<string, string | Uint8Array>> = {
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
	'7:3 body: Must not contain the invisible character U+0000. Delete it.': `${product()}a\n b\0`,
};

describe('a content file', () => {
	test.for(Object.entries(refused))('%s', ([issue, text]) => {
		expect(issuesOf({ 'products/acme.md': text })).toEqual([`content/products/acme.md:${issue}`]);
	});
});
