import { describe, expect, test } from 'vitest';
import { describeImport, prepareImport } from '../../src/editing/import.ts';
import type { ImportOptions } from '../../src/editing/import-rows.ts';
import { readTable } from '../../src/editing/table.ts';
import { contentFolder, type Files } from '../content/content-folder.ts';
import { everyType } from '../support/own-fields.ts';
import { expectRefusal, stateOf } from './folder-state.ts';

function run(content: string, text: string | Uint8Array, options: ImportOptions = {}) {
	const facts = { contentDir: content, date: '2026-11-20' };
	const done = prepareImport(readTable('p.csv', Buffer.from(text)), options, facts);
	done.changes.apply();
	return describeImport(done, true);
}

const fileOf = (content: string, slug: string): string =>
	Buffer.from(stateOf(content)[`products/${slug}.md`] ?? '', 'latin1').toString('utf8');

const byHand = `---
# The maker wrote to us about the name.
name: "Acme Notes"
categories: [writing] # the main one first
website_url: https://acme.example
former_slugs: [acme-jotter]
launches:
  - period: 2026-w46
    approved: true # by Ada
    votes: 214
---

A description by hand.
`;
const folder = (files: Files = {}) => contentFolder({ 'products/acme-notes.md': byHand, ...files });

describe('an import of new products', () => {
	test('takes slugs of categories with spaces between them, as /data/products.csv has them', () => {
		const content = folder({ 'categories/x.md': '---\nname: X\n---\n' });
		run(content, 'slug,name,categories\nzed,Zed,writing x\n');
		expect(fileOf(content, 'zed')).toContain('categories:\n  - writing\n  - x\n');
	});

	test('takes over launches, numbers and texts, and waits for approval', () => {
		const csv =
			'slug,Name,Summary,tags,Pricing,Home page,reviews,rating,first_launched_on,week,votes,discussion,description\nzed,Zed,"Two\nwords",\'=x;Writing,FREE,https://zed.example,3,4.5,2025-03-01T09:00Z,2026-11-19,12,https://github.com/z/z/issues/1,"One.\r\n\r\nTwo."\n';
		const content = folder();
		const lines = run(content, csv, { createCategories: true });
		expect(fileOf(content, 'zed')).toBe(
			'---\nname: Zed\ntagline: Two words\ncategories:\n  - x\n  - writing\npricing_model: free\nwebsite_url: https://zed.example\nreviews_count: 3\naverage_rating: 4.5\nlaunches:\n  - period: 2026-w47\n    discussion_url: https://github.com/z/z/issues/1\n    votes: 12\n---\nOne.\n\nTwo.\n',
		);
		expect(lines.slice(-4)).toEqual([
			'added      category x: =x',
			'added      zed: Zed, 2026-w47',
			'The launches are waiting for approval: `npm run approve` lists them. To publish them at once, use `--approve`.',
			'1 product added, 0 changed, 0 unchanged.',
		]);
		const approved = folder();
		run(approved, csv, { createCategories: true, approve: true });
		expect(fileOf(approved, 'zed')).toContain('first_launched_on: 2025-03-01\n');
		expect(fileOf(approved, 'zed')).toContain('    approved: true\n');
	});

	test('leaves out bad rows when it is told so, names each, and adds no category for them', () => {
		const content = folder();
		const csv =
			'name,category,votes,maker\nZed,C++,1,A\nBad,Nowhere,"1,5",B\n!,writing,2,C\nYak,writing,1,214,D\nAcme-Notes!,writing,,A\n';
		const lines = run(content, csv, { map: ['maker='], skipBad: true, createCategories: true, period: '2026-w47' });
		expect(lines.filter((line) => line.startsWith('skipped'))).toEqual([
			'skipped    p.csv:3 votes: Must be a whole number; this one is the text `1,5`. Write digits only, such as `1214`.',
			'skipped    p.csv:4 name: No slug can be made from this. Write lower-case letters and digits, joined by single hyphens, in a column `slug`.',
			'skipped    p.csv:5 row: Invalid Record Length: columns length is 4, got 5 on line 5.',
		]);
		expect(lines.at(-1)).toBe(
			'1 product added, 1 changed, 0 unchanged, 1 different value kept (`--force` overwrites them), 3 rows skipped.',
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
			'changed    acme-notes tagline: none → Notes that write back',
			'changed    acme-notes launches[2026-w46].comments: none → 31',
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
const slug = 'Write lower-case letters and digits, joined by single hyphens, in a column `slug`.';
const same = 'If both are the same product, keep one file. If not, use `--allow-duplicates`.';
const refused: Readonly<Record<string, string>> = {
	'2 Tags: No category has the slug `writting`. Did you mean `writing`? To add it, use `--create-categories`.':
		'Name,Tags\nA,writting\n',
	[`2 slug: No slug can be made from this. ${slug}`]: 'slug,name,category\n../x,X,writing\n',
	'3 slug: `a` is also the product in row 2. Delete one of the two rows, or add a column `slug`.': `${head}A,writing\na!,writing\n`,
	[`2 website: Also the website of \`b\` (products/b.md). ${same}\n3 website: Also the website of \`a\` (products/a.md). ${same}`]:
		'name,category,website\nA,writing,https://www.a.example/\nB,writing,http://a.example\n',
	[`2 name: Almost the name of \`acme-notes\` (products/acme-notes.md). ${same}`]: `${head}Acmenotes,writing\n`,
	'2 website: `acme-notes` has a different website. Write the slug of this product in a column `slug`.':
		'name,category,website\nAcme Notes,writing,https://other.example\n',
};

describe('an import is refused, and nothing is written, for', () => {
	test.for(Object.entries(refused))('%s', ([problems, text]) => {
		const lines = problems.split('\n').map((line) => `p.csv:${line}`);
		const count = lines.length === 1 ? '1 problem' : `${lines.length} problems`;
		const remedy = 'Correct the rows, or leave them out with `--skip-bad`.';
		const message = `${lines.join('\n')}\n\n${count}. Nothing was written. ${remedy}`;
		expectRefusal(folder(), (content) => run(content, text), message);
	});

	test('a column that nobody read is named once, and so is what is wrong in many rows', () => {
		const rows = ['A', 'B', 'C'].map((name) => `${name},Schreiben,2026-w46,"4,5",1.000\n`).join('');
		const text = `name,Kategorie,week,rating,votes\n${rows}`;
		const same = 'The same in rows 3, 4.';
		expect(() => run(folder(), text)).toThrow(
			`p.csv:2 categories: Missing. Write a list such as \`[one, two]\`. Add a column \`categories\`, or use \`--category\`. ${same}
p.csv:2 rating: Must be a number; this one is the text \`4,5\`. Write digits with at most one point, such as \`1214.5\`. ${same}
p.csv:2 votes: Must be a whole number; this one is the text \`1.000\`. Write digits only, such as \`1214\`. ${same}

9 problems. Nothing was written. Correct the rows, or leave them out with \`--skip-bad\`.
Not read: \`Kategorie\`. To read a column, name its field: \`--map "Kategorie=FIELD"\`, where FIELD is one of \`slug\`, \`tagline\`, \`categories\`, `,
		);
	});

	test('a day of launch is offered as the week', () => {
		const text = 'name,category,Launch date\nA,writing,2026-11-18\n';
		const hint = 'If the products launch here, use `--map "Launch date=period"`, which takes the week of the day.';
		const lines = (options: ImportOptions) => run(folder(), text, options).join('\n');
		expect(lines({})).toContain(hint);
		expect(lines({ map: ['Launch date=first_launched_on'] })).not.toContain(hint);
		expect(lines({ map: ['Launch date=period'] })).toContain('added      a: A, 2026-w47');
	});

	test.each([
		['a,b\nx,y\n', {}, 'No column has the name of the product. The columns are `a`, `b`; call one of them `name`, or'],
		['name,category,Name ,name\nA,writing,B,C\n', {}, 'p.csv:1 header: There are two columns `name`. Rename one'],
		[`${head}A,writing\n`, { map: ['nam=name'] }, '`p.csv` has no column `nam`. Did you mean `name`?'],
		[`${head}A,writing\n`, { map: ['name=tagine'] }, 'no field `tagine` to map `name` to. Did you mean `tagline`?'],
		[`${head}A,writing\n`, { map: ['name'] }, 'Write `--map COLUMN=FIELD` with one of `name`, `category`.'],
	] as const)('the table %j with %j', (text, options, message) => {
		expect(() => run(folder(), text, options)).toThrow(message);
	});
});

describe('an import into a board with fields of its own', () => {
	const csv = 'name,category,license,Source code,size,founded\nZed,writing,MIT,https://zed.example/r,4.5,1984\n';

	test('takes them by name and by label, in their order', () => {
		const content = folder({ 'site.yaml': everyType });
		run(content, csv);
		expect(fileOf(content, 'zed')).toBe(
			'---\nname: Zed\ncategories:\n  - writing\nlicense: MIT\nrepository: https://zed.example/r\nsize: 4.5\nfounded: 1984\n---\n',
		);
		run(content, 'slug,name,license,founded\nacme-notes,Acme Notes,C,1999\n');
		expect(fileOf(content, 'acme-notes')).toContain(
			'former_slugs: [acme-jotter]\nlicense: C\nfounded: 1999\nlaunches:',
		);
	});

	test('lists once what is wrong in many rows, and offers the names of the fields', () => {
		const content = folder({ 'site.yaml': everyType });
		const rows = ['1.2.2026,84,x y,?', '3.2.2026,85,ISC,?', '4.2.2026,86,ISC,?'];
		const table = `name,category,audited on,founded,license,Jahr\n${rows.map((row, at) => `${at},writing,${row}\n`).join('')}`;
		const importing = () => run(content, table);
		expect(importing).toThrow(
			'p.csv:2 audited on: `1.2.2026` is not a calendar date. Write it as YYYY-MM-DD. The same in rows 3, 4.',
		);
		expect(importing).toThrow('p.csv:2 founded: Must be 1000 or more; this one is 84. The same in rows 3, 4.');
		expect(importing).toThrow(
			/p.csv:2 license: `x y` is not .* in `site.yaml`\.\n.*\n.*\np.csv:3 license: `ISC` is not .* The same in row 4\.\n/,
		);
		expect(importing).toThrow(/where FIELD is one of .*`motto`, `repository`, `size`\.$/);
	});

	test('names the column of a value that the field does not have', () => {
		const content = folder({ 'site.yaml': everyType });
		expectRefusal(
			content,
			() => run(content, csv.replace('1984', '84')),
			'p.csv:2 founded: Must be 1000 or more; this one is 84.\n\n1 problem. Nothing was written. Correct the rows, or leave them out with `--skip-bad`.',
		);
	});
});
