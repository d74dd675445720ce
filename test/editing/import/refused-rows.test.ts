import { describe, expect, test } from 'vitest';
import { formatRowProblem } from '../../../src/editing/import/source.ts';
import { importFolder } from './import-folder.ts';
import { head, known, type Refused } from './refused-file.ts';

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
		'votes with separators of thousands',
		'p.csv',
		'name,category,week,Votes\nA,productivity,2026-w46,"1,214"\n',
		'p.csv:2 Votes: Must be a whole number; this one is the text `1,214`. Write `1214`.',
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

describe('an import is refused, and nothing is written, for', () => {
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
