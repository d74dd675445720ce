import { describe, expect, test } from 'vitest';
import { importFolder } from './import-folder.ts';
import { head, known, type Refused } from './refused-file.ts';

const utf16 = Uint8Array.from([0xff, 0xfe, 0x6e, 0]);

/** Files that are refused as a whole. */
const files: readonly Refused[] = [
	['an empty file', 'p.csv', '', 'Cannot import `p.csv`: it is empty.'],
	[
		'a spreadsheet',
		'p.xlsx',
		'PK\x03\x04',
		'Cannot import `p.xlsx`: it is a spreadsheet or an archive. Save it as CSV in UTF-8.',
	],
	[
		'an old spreadsheet',
		'p.xls',
		Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]),
		'Cannot import `p.xls`: it is an old spreadsheet. Save it as CSV in UTF-8.',
	],
	[
		'a compressed file',
		'p.gz',
		Uint8Array.from([0x1f, 0x8b, 8]),
		'Cannot import `p.gz`: it is compressed. Unpack it with `gunzip`.',
	],
	[
		'a table with thousands of columns',
		'p.csv',
		`${Array.from({ length: 1_001 }, (_, index) => `c${index}`).join(',')}\n`,
		'Cannot import `p.csv`: in line 1: Has 1001 columns, and no table of products has more than 1000. Delete those that are not needed.',
	],
	['UTF-16', 'p.csv', utf16, 'Cannot import `p.csv`: it is UTF-16. Save it as UTF-8.'],
	[
		'Latin-1',
		'p.csv',
		Buffer.from('name\nCafé\n', 'latin1'),
		'Cannot import `p.csv`: line 2 is not UTF-8. Save the file as UTF-8.',
	],
	['bytes', 'p.csv', 'a\0b', 'Cannot import `p.csv`: it is no text: it holds the character NUL.'],
	[
		'a page',
		'p.csv',
		'<!doctype html><p>',
		'Cannot import `p.csv`: it is a page of HTML. Give the data file behind it, or the address of a site of this API.',
	],
	[
		'a quote that nothing closes',
		'p.csv',
		'name\n"Acme\n',
		'Cannot import `p.csv`: in line 2: A quote that opens is never closed. Write `"` after the text.',
	],
	[
		'two columns of one name',
		'p.csv',
		'name,name\nA,B\n',
		'Cannot import `p.csv`: in line 1: The column `name` stands there twice. Delete one.',
	],
	['a header alone', 'p.csv', 'name,category\n', 'Cannot import `p.csv`: it has no rows.'],
	[
		'no name',
		'p.csv',
		'a,b\nx,y\n',
		'No column of `p.csv` is called like a name: there are `a`, `b`. Say which with `--map COLUMN=name`.',
	],
	[
		'JSON that is cut off',
		'p.json',
		'[{"name": "Ac',
		'Cannot import `p.json`: it ends too early, and was probably cut off. Correct the file.',
	],
	[
		'JSON that is broken',
		'p.json',
		`[\n{"name": "A"},\n]\n${' '.repeat(200)}`,
		'Cannot import `p.json`: line 3 is not JSON. Correct the file.',
	],
	[
		'JSON without a list',
		'p.json',
		'{"a": 1}',
		'Cannot import `p.json`: it has no list of products. Write a list of objects, `[{"name": "Acme"}]`.',
	],
	['a single value', 'p.json', '7', 'Cannot import `p.json`: it holds one value, and no list of products.'],
	[
		'two lists',
		'p.json',
		'{"a": [{"x": 1}], "b": [{"x": 1}]}',
		'Cannot import `p.json`: it has more than one list, `a`, `b`. Keep the one of the products.',
	],
	[
		'broken YAML',
		'p.yaml',
		'- name: A\n  tags: [a\n',
		'Cannot import `p.yaml`: in line 2: The list or map that opens here is not closed. Close it with `]`, and indent its lines.',
	],
	[
		'a bomb of aliases',
		'p.yaml',
		`a: &a [x, x]\n${[...'bcdefghij'].map((name, index) => `${name}: &${name} [${`*${'abcdefghi'[index]}, `.repeat(9)}]\n`).join('')}`,
		'Cannot import `p.yaml`: in line 1: Its aliases repeat too much or lead nowhere. Write the values out.',
	],
	[
		'an unknown column',
		'p.csv',
		`${head}A,productivity\n`,
		'`p.csv` has no column `nam`. Did you mean `name`?',
		{ map: ['nam=name'] },
	],
	[
		'an unknown field',
		'p.csv',
		`${head}A,productivity\n`,
		'There is no field `tagine` to map `name` to. Did you mean `tagline`?',
		{ map: ['name=tagine'] },
	],
	[
		'a mapping without a field',
		'p.csv',
		`${head}A,productivity\n`,
		'Cannot use `--map name`: write `--map COLUMN=FIELD`, or `--map COLUMN=` to leave one out.',
		{ map: ['name'] },
	],
	[
		'an unknown week for all',
		'p.csv',
		`${head}A,productivity\n`,
		'Cannot use `--period`: There is no week `2026-w40` in the content. Use another, or add it with `--create-periods`.',
		{ period: '2026-w40' },
	],
	[
		'an unknown category for all',
		'p.csv',
		`${head}A,productivity\n`,
		'Cannot use `--category`: There is no category `productivty`. Did you mean `productivity`? `--create-categories` adds those that are missing.',
		{ category: 'productivty' },
	],
	[
		'an export that is cut off',
		'c.ndjson',
		'{"categories":[],"slug":"a","url":"x","launches":[]}\n{"cat',
		'`c.ndjson` is cut off: its last line has no end. Read it again.',
	],
	[
		'a mapping of an export',
		'c.ndjson',
		'{"categories":[],"slug":"a","url":"x","launches":[]}\n',
		'Cannot use `--map` with `c.ndjson`: its fields are those of the content already.',
		{ map: ['a=name'] },
	],
];

describe('an import is refused, and nothing is written, for', () => {
	test.for(files)('%s', async ([, name, text, message, options]) => {
		const { put, refused } = importFolder(known);
		put(name, text);
		expect(await refused(name, options)).toBe(message);
	});

	test('a file that does not exist', async () => {
		const { refused } = importFolder();
		expect(await refused('nowhere.csv')).toBe('There is no file `nowhere.csv`. Give a file, a folder or an address.');
	});

	test('a folder without data', async () => {
		const { put, refused } = importFolder();
		put('pictures/a.png', 'x');
		expect(await refused('pictures')).toBe(
			'Cannot import `pictures`: it has no files with the ending `.yaml`, `.json` or `.md`.',
		);
	});

	test('files of a folder that are broken', async () => {
		const { put, refused } = importFolder();
		put('f/a.md', '---\nname: A\ncategories: [productivity\n---\n');
		put('f/b.json', '{\n"name": "B",,\n}');
		put('f/c.md', 'Text.');
		put('f/d.yaml', '- a\n');
		const [, problems] = (await refused('f')).split('\n\n');
		expect(problems?.split('\n')).toEqual([
			'f/a.md:3 row: The list or map that opens here is not closed. Close it with `]`, and indent its lines.',
			'f/b.json:2 row: Is not JSON. Correct the file.',
			'f/c.md:1 row: Has no front matter between two lines `---`. Move it elsewhere.',
			'f/d.yaml:1 row: Is no map of names and values. Move it elsewhere.',
		]);
	});
});
