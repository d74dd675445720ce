import { describe, expect, test } from 'vitest';
import { describeImport, prepareImport } from '../../src/editing/import.ts';
import type { ImportOptions } from '../../src/editing/import-rows.ts';
import { readTable } from '../../src/editing/table.ts';
import { contentFolder, type Files } from '../content/content-folder.ts';
import { expectRefusal, stateOf } from './folder-state.ts';

const defaults: ImportOptions = {
	...{ map: [], approve: false, createCategories: false },
	...{ skipBad: false, force: false, allowDuplicates: false },
};

function run(content: string, text: string | Uint8Array, options: Partial<ImportOptions> = {}) {
	const done = prepareImport(
		readTable('p.csv', Buffer.from(text)),
		{ ...defaults, ...options },
		{ contentDir: content, date: '2026-11-20' },
	);
	done.changes.apply();
	return describeImport(done, true);
}

const fileOf = (content: string, slug: string): string =>
	Buffer.from(stateOf(content)[`products/${slug}.md`] ?? '', 'latin1').toString('utf8');

const byHand = `---
# The maker wrote to us about the name.
name:    "Acme Notes"
categories: [writing]   # the main one first
website_url: https://acme.example
former_slugs: [acme-jotter]
launches:
  - period: 2026-w46
    approved: true   # by Ada
    votes: 214
---

A description by hand.
`;
const folder = (files: Files = {}) => contentFolder({ 'products/acme-notes.md': byHand, ...files });

describe('an import of new products', () => {
	const file = '---\nname: Zed\ntagline: Two words\ncategories:\n  - writing\nwebsite_url: https://zed.example\n---\n';

	test.each([
		['CSV', 'Name;Summary;Category;Home page;Other\r\nZed;"Two\nwords";Writing;https://zed.example;x\r\n'],
		['a list', '[{"name": "Zed", "tagline": "Two words", "tags": ["writing"], "website": "https://zed.example"}]'],
		[
			'a list in an object',
			'{"apps":\n[{"title":"Zed","summary":"Two words","topics":"writing","homepage":"https://zed.example","x":{}}]}',
		],
		[
			'objects on lines',
			'{"name":"Zed","tagline":"Two words","category":"writing","website_url":"https://zed.example"}\n\n{"name":"Y","category":"writing"}\n',
		],
	])('reads %s', (_what, text) => {
		const content = folder();
		run(content, text);
		expect(fileOf(content, 'zed')).toBe(file);
	});

	test('takes over launches, numbers and texts, and waits for approval', () => {
		const csv =
			'slug,name,categories,pricing_model,reviews,rating,first_launched_on,week,votes,description\nzed,Zed,\'=x;writing,Free,3,4.5,2025-03-01,2026-11-19,12,"One.\r\n\r\nTwo."\n';
		const content = folder();
		const lines = run(content, csv, { createCategories: true });
		expect(fileOf(content, 'zed')).toBe(
			'---\nname: Zed\ncategories:\n  - x\n  - writing\npricing_model: free\nreviews_count: 3\naverage_rating: 4.5\nlaunches:\n  - period: 2026-w47\n    votes: 12\n---\nOne.\n\nTwo.\n',
		);
		expect(lines.slice(-4)).toEqual([
			'added      category x: =x',
			'added      zed: Zed, 2026-w47',
			'The launches wait for approval: `npm run approve` lists them. With `--approve` they are public at once.',
			'1 product added, 0 changed, 0 unchanged.',
		]);
		const approved = folder();
		run(approved, csv, { createCategories: true, approve: true });
		expect(fileOf(approved, 'zed')).toContain('first_launched_on: 2025-03-01\n');
		expect(fileOf(approved, 'zed')).toContain('    approved: true\n');
	});

	test('leaves out bad rows when it is told so, names each, and adds no category for them', () => {
		const content = folder();
		const csv = 'name,category,votes\nZed,C++,1\nBad,Nowhere,"1,5"\nYak,writing,\nAcme-Notes!,writing,\n';
		const lines = run(content, csv, { skipBad: true, createCategories: true, period: '2026-w47' });
		expect(lines.filter((line) => line.startsWith('skipped'))).toEqual([
			'skipped    p.csv:3:13 votes: Must be a whole number; this one is the text `1,5`. Write digits such as `214`.',
		]);
		expect(lines.at(-1)).toBe(
			'2 products added, 1 changed, 0 unchanged, 1 value kept that differ (`--force` overwrites them), 1 row skipped.',
		);
		expect(Object.keys(stateOf(content))).toContain('categories/c.md');
		expect(Object.keys(stateOf(content))).not.toContain('categories/nowhere.md');
	});
});

describe('an import into a product that the content has', () => {
	const header = 'slug,name,tagline,categories,week,votes,comments,description\n';

	test('fills in what is missing and leaves every other byte', () => {
		const content = folder();
		const lines = run(content, `${header}acme-jotter,Acme Notes,Notes that write back,writing,2026-w46,214,31,\n`);
		expect(fileOf(content, 'acme-notes')).toBe(
			byHand
				.replace('categories:', 'tagline: Notes that write back\ncategories:')
				.replace('votes: 214\n', 'votes: 214\n    comments: 31\n'),
		);
		expect(lines.slice(-3)).toEqual([
			'changed    acme-notes tagline: Notes that write back is added',
			'changed    acme-notes launches[2026-w46].comments: 31 is added',
			'0 products added, 1 changed, 0 unchanged.',
		]);
	});

	test('keeps what differs and says so, and overwrites it when it is forced', () => {
		const content = folder();
		const csv = `${header}acme-notes,ACME,,reading,2026-w46,215,,Another text.\n`;
		expect(run(content, csv, { createCategories: true }).filter((line) => line.startsWith('kept'))).toEqual([
			'kept       acme-notes name: Acme Notes, not ACME',
			'kept       acme-notes categories: ["writing"], not ["reading"]',
			'kept       acme-notes launches[2026-w46].votes: 214, not 215',
			'kept       acme-notes description: A description by hand., not Another text.',
		]);
		expect(fileOf(content, 'acme-notes')).toBe(byHand);
		run(content, csv, { force: true });
		expect(fileOf(content, 'acme-notes')).toBe(
			byHand
				.replace('"Acme Notes"', '"ACME"')
				.replace('[writing]', '[reading]')
				.replace('214', '215')
				.replace('\nA description by hand.', 'Another text.'),
		);
		const before = stateOf(content);
		run(content, csv);
		expect(stateOf(content)).toEqual(before);
	});

	test('leaves a closed week as it was published', () => {
		const record = 'position,product,score,votes,comments\n1,acme-notes,214,214,0\n';
		const content = folder({ 'launch_periods/2026-w46.csv': record });
		const before = stateOf(content);
		const csv = `${header}acme-notes,Acme Notes,,writing,2026-w46,215,31,\n`;
		expect(run(content, csv, { approve: true }).filter((line) => line.startsWith('kept'))).toHaveLength(2);
		expect(stateOf(content)).toEqual(before);
	});
});

const head = 'name,category\n';
const rows: readonly (readonly [what: string, text: string, line: string, options?: Partial<ImportOptions>])[] = [
	[
		'no category',
		'name\nA\n',
		'2:1 categories: Has no category. Write one, or give one to all such rows with `--category SLUG`.',
	],
	[
		'an unknown category',
		'Name,Tags\nA,writting\n',
		'2:3 Tags: No category has the slug `writting`. Did you mean `writing`? `--create-categories` adds those that are missing.',
	],
	[
		'a slug twice',
		`${head}A,writing\na!,writing\n`,
		'3:1 slug: `a` is the product in line 2, too. Delete one of the two, or write slugs into a column `slug`.',
	],
	[
		'a website twice',
		'name,category,website\nA,writing,https://www.a.example/\nB,writing,http://a.example\n',
		'3:11 website: `http://a.example` is the website of `a`. If both are one product, write `a` into a column `slug`, or delete a row; if not, use `--allow-duplicates`.',
	],
	[
		'the name of a product',
		`${head}Acmenotes,writing\n`,
		'2:1 name: `Acmenotes` is the name of `acme-notes`. If both are one product, write `acme-notes` into a column `slug`, or delete a row; if not, use `--allow-duplicates`.',
	],
	[
		'a product of the same name with another website',
		'name,category,website\nAcme Notes,writing,https://other.example\n',
		'2:20 website: `acme-notes` has another website. Write the slug of the product into a column `slug`.',
	],
];

describe('an import is refused, and nothing is written, for', () => {
	test.for(rows)('a row with %s', ([, text, line, options]) => {
		const content = folder();
		expectRefusal(
			content,
			() => run(content, text, options),
			`p.csv:${line}\n\n1 problem in the table. Nothing was written. Correct the rows, or leave them out with \`--skip-bad\`.`,
		);
	});

	test('many rows, what they share told once', () => {
		const content = folder();
		expect(() => run(content, `${head}A,nope\nB,nope\nC,nope\n`)).toThrow(
			/^p\.csv:2:3 category: No category has the slug `nope`\. .*\n {2}also in lines 3, 4\n\n3 problems in the table\./,
		);
	});

	test.each([
		['name,category\n', {}, /^p\.csv:1:1 file: Holds no rows\./],
		['PK\x03\x04', {}, /Nothing was written/],
		[
			'a,b\nx,y\n',
			{},
			/No column names the product\. There is `a`, `b`; say which is its name with `--map COLUMN=name`\./,
		],
		[`${head}A,writing\n`, { map: ['nam=name'] }, '`p.csv` has no column `nam`. Did you mean `name`?'],
		[
			`${head}A,writing\n`,
			{ map: ['name=tagine'] },
			'There is no field `tagine` to map `name` to. Did you mean `tagline`?',
		],
		[
			`${head}A,writing\n`,
			{ map: ['name'] },
			'Cannot use `--map name`: write `--map COLUMN=FIELD`, or `--map COLUMN=` to leave one out.',
		],
	] as const)('the table %j with %j', (text, options, message) => {
		const content = folder();
		const before = stateOf(content);
		expect(() => run(content, text, options)).toThrow(message);
		expect(stateOf(content)).toEqual(before);
	});
});
