import { describe, expect, test } from 'vitest';
import type { ImportOptions } from '../../../src/editing/import/import-options.ts';
import { formatRowProblem } from '../../../src/editing/import/source.ts';
import { importFolder } from './import-folder.ts';

type Refused = readonly [
	what: string,
	name: string,
	text: string | Uint8Array,
	message: string,
	options?: Partial<ImportOptions>,
];

const head = 'name,category\n';
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

/** Rows that are refused, each with its line and column. */
const rows: readonly Refused[] = [
	[
		'no category',
		'p.csv',
		'name\nA\n',
		'p.csv:2 categories: Has no category. Write one, or give a category for all such rows with `--category SLUG`.',
	],
	[
		'an unknown category',
		'p.csv',
		'Name,Tags\nA,developer-tool\n',
		'p.csv:2 Tags: There is no category `developer-tool`. Did you mean `developer-tools`? `--create-categories` adds those that are missing.',
	],
	['no name', 'p.csv', `${head},productivity\n`, 'p.csv:2 name: Is missing. Write text.'],
	[
		'a name without Latin letters',
		'p.csv',
		`${head}日本,productivity\n`,
		'p.csv:2 name: `日本` gives no slug. Add a column with slugs, and map it with `--map COLUMN=slug`.',
	],
	[
		'a slug that is none',
		'p.csv',
		'slug,name,category\nA b,A,productivity\n',
		'p.csv:2 slug: `A b` must be lower-case letters and digits, joined by single hyphens, at most 80 characters. Write another slug.',
	],
	[
		'a name of a device',
		'p.csv',
		`${head}Con,productivity\n`,
		'p.csv:2 name: `con` is a device name on Windows. Write another slug.',
	],
	[
		'a tagline that is too long',
		'p.csv',
		`name,category,Summary\nA,productivity,${'x'.repeat(161)}\n`,
		'p.csv:2 Summary: Must be 160 characters or fewer; this one has 161. Shorten it, or make it the text below with `--map Summary=description`.',
	],
	[
		'a description that is too long',
		'p.csv',
		`name,category,about\nA,productivity,${'long '.repeat(14_000)}\n`,
		'p.csv:2 about: Must be 64 KiB or smaller; this one has 69999 bytes. Shorten it.',
	],
	[
		'an address that is none',
		'p.json',
		'[\n{"name": "A", "category": "productivity", "homepage": "https://a.example"},\n{"name": "B", "category": "productivity", "homepage": "javascript:alert(1)"}]',
		'p.json:3 homepage: `javascript:alert(1)` is not a web address. Write an absolute one such as `https://acme.example`.',
	],
	[
		'votes that are no number',
		'p.csv',
		'name,category,week,Votes\nA,productivity,2026-w46,many\n',
		'p.csv:2 Votes: Must be a whole number; this one is the text `many`.',
	],
	[
		'votes below zero',
		'p.csv',
		'name,category,week,votes\nA,productivity,2026-w46,-1\n',
		'p.csv:2 votes: Must be 0 or more; this one is -1.',
	],
	[
		'an unknown week',
		'p.csv',
		'name,category,week\nA,productivity,2026-w40\n',
		'p.csv:2 week: There is no week `2026-w40` in the content. Use another, or add it with `--create-periods`.',
	],
	[
		'no week at all',
		'p.csv',
		'name,category,week\nA,productivity,soon\n',
		'p.csv:2 week: There is no week `soon`. Use one of `2026-w46`, `2026-w47`. Weeks are called as in `2026-w46`.',
	],
	[
		'an unknown pricing model',
		'p.csv',
		'name,category,pricing_model\nA,productivity,fremium\n',
		'p.csv:2 pricing_model: There is no pricing model `fremium`. Did you mean `freemium`? `site.yaml` lists them.',
	],
	[
		'an unknown plan',
		'p.csv',
		'name,category,week,plan\nA,productivity,2026-w46,gold\n',
		'p.csv:2 plan: There is no plan `gold`. Use one of `free`, `featured`.',
	],
	[
		'a rating above five',
		'p.csv',
		'name,category,rating\nA,productivity,6\n',
		'p.csv:2 rating: Must be 5 or less; this one is 6.',
	],
	[
		'a cell too few',
		'p.csv',
		'name,category,maker\nA,productivity\n',
		'p.csv:2 row: Has 2 cells, and the first line has 3. Write every cell, an empty one where nothing is to change.',
	],
	[
		'a cell too many',
		'p.csv',
		`${head}A,productivity,Or not\n`,
		'p.csv:2 row: Has 3 cells, and the first line has 2. Put a cell that holds a comma in quotes.',
	],
	[
		'a line that is no JSON',
		'p.ndjson',
		'{"name": "A", "category": "productivity"}\n{"name\n',
		'p.ndjson:2 row: Is not JSON. Write an object on each line.',
	],
	[
		'a value among objects',
		'p.json',
		'[{"name": "A", "category": "productivity"}, 7]',
		'p.json:2. row: Is no object with names and values. Delete it.',
	],
	[
		'a slug twice',
		'p.csv',
		`${head}A,productivity\na!,productivity\n`,
		'p.csv:3 slug: The slug `a` is that of the row p.csv:2, too. Delete one of the two, or give them a column `slug`.',
	],
	[
		'a name twice',
		'p.csv',
		'slug,name,category\na,Acme Pad,productivity\nb,AcmePad,productivity\n',
		'p.csv:3 name: `AcmePad` is the name of `a` (p.csv:2). If both are one product, write its slug `a` into a column `slug`, or delete a row; if not, use `--allow-duplicates`.',
	],
	[
		'a website twice',
		'p.csv',
		'name,category,url\nA,productivity,https://www.a.example/\nB,productivity,http://a.example\n',
		'p.csv:3 url: `http://a.example` is the website of `a` (p.csv:2). If both are one product, write its slug `a` into a column `slug`, or delete a row; if not, use `--allow-duplicates`.',
	],
	[
		'the name of a product',
		'p.csv',
		`${head}Acmenotes,productivity\n`,
		'p.csv:2 name: `Acmenotes` is the name of `acme-notes` (`products/acme-notes.md`). If both are one product, write its slug `acme-notes` into a column `slug`, or delete a row; if not, use `--allow-duplicates`.',
	],
	[
		'a name for a category that is too long',
		'p.csv',
		`${head}A,${'x'.repeat(81)}\n`,
		`p.csv:2 category: \`${'x'.repeat(81)}\` cannot be the name of a category. Must be 80 characters or fewer; this one has 81.`,
		{ createCategories: true },
	],
	[
		'a letter that nobody sees',
		'p.csv',
		`${head}A\u202eB,productivity\n`,
		'p.csv:2 name: Must not hold the invisible character U+202E. Delete it.',
	],
];

const known = { 'acme-notes': '---\nname: Acme Notes\ncategories: [productivity]\n---\n' };

describe('an import is refused, and nothing is written, for', () => {
	test.for(files)('%s', async ([, name, text, message, options]) => {
		const { put, refused } = importFolder(known);
		put(name, text);
		expect(await refused(name, options)).toBe(message);
	});

	test.for(rows)('a row with %s', async ([, name, text, message, options]) => {
		const { put, refused } = importFolder(known);
		put(name, text);
		const [, problems = '', summary] = (await refused(name, options)).split('\n\n');
		expect(problems).toBe(message);
		expect(summary).toMatch(
			/^1 row of \d cannot be imported, and nothing was written\. Correct them, or leave them out with `--skip-bad`\.$/,
		);
	});

	test.for(rows)('no row but the one with %s, when bad rows are skipped', async ([, name, text, message, options]) => {
		const { put, run, shown } = importFolder(known);
		put(name, text);
		const { plan } = await run(name, { ...options, skipBad: true });
		expect(plan.problems.map((problem) => shown(formatRowProblem(problem)))).toEqual([message]);
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

	test('many rows, what they share told once', async () => {
		const { put, refused } = importFolder();
		put('p.csv', `${head}A,nope\nB,nope\nC,nope\n`);
		const message = await refused('p.csv');
		expect(message.split('\n')).toEqual([
			'p.csv: CSV, 3 rows.',
			'  name     → name',
			'  category → categories',
			'',
			expect.stringMatching(/^p\.csv:2 category: There is no category `nope`\./),
			'  also in lines 3, 4',
			'',
			'3 rows of 3 cannot be imported, and nothing was written. Correct them, or leave them out with `--skip-bad`.',
		]);
	});
});
