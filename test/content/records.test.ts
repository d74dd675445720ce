import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashContent } from '../../src/build/content-hash.ts';
import { ContentCache } from '../../src/content/cache/content-cache.ts';
import { readContent } from '../../src/content/read-content.ts';
import { parseRecord, recordText } from '../../src/content/schemas/record.ts';
import { contentFolder, emptyFolder, type Files, issuesIn, issuesOf, product, week } from './content-folder.ts';

const head = 'position,product,score,votes,comments\n';
const record = (...rows: readonly string[]): string => `${head}${rows.join('\n')}\n`;
const launched = (facts: string, ...lines: readonly string[]): string =>
	product(...lines, `launches: [{period: 2026-w46, approved: true, ${facts}}]`);

/** A closed week of three products. */
const closed: Files = {
	'launch_periods/2026-w46.csv': record('1,acme,9,9,0', '2,beta,7.5,7,1', '3,gamma,1,1,0'),
	'products/acme.md': launched('votes: 9'),
	'products/beta.md': launched('votes: 7, comments: 1'),
	'products/gamma.md': launched('votes: 1'),
};

const corrected = (...corrections: readonly string[]): string =>
	week('Week 46', '2026-11-09', '2026-11-15').replace(
		'\n---\n',
		`\ncorrections:\n${corrections.map((one) => `  - ${one}\n`).join('')}---\n`,
	);

describe('the text of a record', () => {
	test('is a table with a head and a row for each place', () => {
		const places = [
			{ position: 1, product: 'acme', score: 9.5, votes: 9, comments: 1 },
			{ position: 2, product: undefined, score: 0, votes: 0, comments: 0 },
			{ position: 3, product: 'beta', score: -1.000001, votes: 0, comments: 0 },
		];
		const text = record('1,acme,9.5,9,1', '2,,,,', '3,beta,-1.000001,0,0');
		expect(recordText(places)).toBe(text);
		expect(parseRecord(text)).toEqual({ places, problems: [] });
		expect(recordText([])).toBe(head);
		expect(parseRecord(head)).toEqual({ places: [], problems: [] });
	});
});

const order =
	'A record is in the order of score, votes and comments: take it back from the history of the repository, and write a change of the order into `corrections` of the week.';

describe('an issue of a record', () => {
	const rows: readonly [title: string, text: string, issues: readonly string[]][] = [
		[
			'another head',
			'place,product\n',
			[
				'1:1 file: The first line must be exactly `position,product,score,votes,comments`; this one is `place,product`. Take the file back from the history of the repository.',
			],
		],
		[
			'a row with too few cells',
			record('1,acme,9'),
			[
				'2:1 row 1: Must have 5 cells, `position,product,score,votes,comments`; this row is `1,acme,9`. Write all of them.',
			],
		],
		[
			'a gap between positions',
			record('1,acme,9,9,0', '3,beta,7.5,7,1'),
			[
				'3:1 row 2.position: Must be 2; this one is `3`. Rows count from 1 without a gap; of a product that is not known only the position stays, as `3,,,,`.',
			],
		],
		[
			'what is no slug',
			record('1,Acme!,9,9,0'),
			['2:3 row 1.product: `Acme!` is not a slug. Write the slug of the product.'],
		],
		[
			'a product twice',
			record('1,acme,9,9,0', '2,acme,7,7,0'),
			['3:3 row 2.product: `acme` stands in line 2, too. Keep one of the two.'],
		],
		[
			'a score that is no number',
			record('1,acme,9.1234567,9,0'),
			['2:8 row 1.score: Must be a number of at most six decimals; this one is `9.1234567`. Write it as published.'],
		],
		[
			'votes that are no whole number',
			record('1,acme,9,9.5,0'),
			['2:10 row 1.votes: Must be a whole number; this one is `9.5`. Write it as published.'],
		],
		[
			'comments below zero',
			record('1,acme,9,9,-1'),
			['2:12 row 1.comments: Must be a whole number; this one is `-1`. Write it as published.'],
		],
		[
			'a score that rises',
			record('1,acme,9,9,0', '2,beta,10,7,1'),
			[`3:8 row 2.score: Is higher than in the row above. ${order}`],
		],
		[
			'votes that rise among equal scores',
			record('1,acme,9,9,0', '2,,,,', '3,beta,9,10,1'),
			[`4:10 row 3.votes: Is higher than in the row above. ${order}`],
		],
	];

	test.each(rows)('is %s', (_title, text, issues) => {
		const found = issuesOf({ ...closed, 'launch_periods/2026-w46.csv': text });
		expect(found).toEqual(issues.map((issue) => `content/launch_periods/2026-w46.csv:${issue}`));
	});

	test('is a record without a week, and one that is no UTF-8', () => {
		expect(issuesOf({ 'launch_periods/2026-w45.csv': head })).toEqual([
			'content/launch_periods/2026-w45.csv:1:1 file: Is the record of a week, and no `2026-w45.md` lies beside it. Restore that file, move the record beside its week, or delete it.',
		]);
		expect(issuesOf({ 'launch_periods/2026-w46.csv': Buffer.from([0xff]) })).toEqual([
			'content/launch_periods/2026-w46.csv:1:1 file: Is not UTF-8. Save the file as UTF-8 text.',
		]);
	});

	test('is not a byte order mark, a CRLF or an empty line at the end', () => {
		const text = `\ufeff${closed['launch_periods/2026-w46.csv']}\n`.replaceAll('\n', '\r\n');
		expect(issuesOf({ ...closed, 'launch_periods/2026-w46.csv': text })).toEqual([]);
	});
});

const remedy = (slug: string) => `correct the week: \`npm run correct -- 2026-w46 ${slug} --reason "…"\`.`;

describe('a closed week', () => {
	test('agrees with the files of its products', () => {
		expect(issuesOf(closed)).toEqual([]);
	});

	test('does not depend on the score rule of the site', () => {
		const folder = contentFolder({ ...closed, 'products/acme.md': launched('votes: 9, score: 9') });
		expect(issuesIn(folder)).toEqual([]);
	});

	const contradictions: readonly [title: string, files: Files, issue: string][] = [
		[
			'other votes',
			{ 'products/acme.md': launched('votes: 4') },
			`acme.md:4:54 launches[0].votes: The week \`2026-w46\` is closed and was published with 9, and 4 stands here. Take the change back, or ${remedy('acme')}`,
		],
		[
			'other comments',
			{ 'products/gamma.md': launched('votes: 1, comments: 2') },
			`gamma.md:4:67 launches[0].comments: The week \`2026-w46\` is closed and was published with 0, and 2 stands here. Take the change back, or ${remedy('gamma')}`,
		],
		[
			'a score of its own',
			{ 'products/acme.md': launched('votes: 9, score: 8.5') },
			`acme.md:4:64 launches[0].score: The week \`2026-w46\` is closed and was published with 9, and 8.5 stands here. Take the change back, or ${remedy('acme')}`,
		],
		[
			'a launch that is approved later',
			{ 'products/late.md': launched('votes: 100') },
			`late.md:4:41 launches[0].approved: The week \`2026-w46\` is closed, and its record has no launch of \`late\`. Take the approval back, or ${remedy('late')}`,
		],
		[
			'an approval that is taken back',
			{ 'products/acme.md': product('launches: [{period: 2026-w46, approved: false, votes: 9}]') },
			`acme.md:4:41 launches[0].approved: The week \`2026-w46\` is closed with \`acme\` in place 1, and its launch is not approved. Take the change back, withdraw the product with \`discoverable: false\`, or ${remedy('acme')}`,
		],
		[
			'a launch that is deleted',
			{ 'products/acme.md': product() },
			`acme.md:2:1 launches: The week \`2026-w46\` is closed with \`acme\` in place 1, and no launch of that week stands here. Take the change back, withdraw the product with \`discoverable: false\`, or ${remedy('acme')}`,
		],
		[
			'a product under another name',
			{ 'products/acme.md': null, 'products/acme-notes.md': launched('votes: 9') },
			`acme-notes.md:4:41 launches[0].approved: The week \`2026-w46\` is closed, and its record has no launch of \`acme-notes\`. Take the approval back, or ${remedy('acme-notes')} If the product was \`acme\`, write \`former_slugs: [acme]\` here.`,
		],
		[
			'a copy of a recorded product',
			{
				'products/acme.md': launched('votes: 9', 'website_url: https://acme.example'),
				'products/copy.md': launched('votes: 9', 'website_url: https://acme.example'),
			},
			`copy.md:5:41 launches[0].approved: The week \`2026-w46\` is closed, and its record has no launch of \`copy\`. Take the approval back, or ${remedy('copy')} If this is a copy of \`acme\`, delete the file.`,
		],
	];

	test.each(contradictions)('is contradicted by %s', (_title, files, issue) => {
		expect(issuesOf({ ...closed, ...files })).toEqual([`content/products/${issue}`]);
	});

	const allowed: readonly [title: string, files: Files][] = [
		['a product that is not discoverable', { 'products/acme.md': launched('votes: 1', 'discoverable: false') }],
		['a product that is deleted', { 'products/acme.md': null }],
		[
			'a product that is renamed',
			{ 'products/acme.md': null, 'products/acme-notes.md': launched('votes: 9', 'former_slugs: [acme]') },
		],
		['a launch that waits', { 'products/late.md': product('launches: [{period: 2026-w46}]') }],
		[
			'two products that become one',
			{ 'products/acme.md': null, 'products/beta.md': launched('votes: 7, comments: 1', 'former_slugs: [acme]') },
		],
		[
			'a correction of the product',
			{
				'products/acme.md': launched('votes: 4'),
				'launch_periods/2026-w46.md': corrected('{ date: 2026-11-20, product: acme, reason: Counted twice. }'),
			},
		],
	];

	test.each(allowed)('is not contradicted by %s', (_title, files) => {
		expect(issuesOf({ ...closed, ...files })).toEqual([]);
	});
});

describe('a record that is read again', () => {
	const cached = (folder: string, directory: string) =>
		readContent(folder, new ContentCache({ directory })).records.get('2026-w46')?.places;

	test('is the same, and another one after an edit', () => {
		const folder = contentFolder(closed);
		const directory = emptyFolder();
		const first = cached(folder, directory);
		expect(first?.length).toBe(3);
		expect(cached(folder, directory)).toEqual(first);
		const text = record('1,acme,9,9,0', '2,beta,7.5,7,1', '3,gamma,1,1,0', '4,,,,');
		writeFileSync(join(folder, 'launch_periods/2026-w46.csv'), text);
		expect(cached(folder, directory)?.length).toBe(4);
	});

	test('is part of the hash of the content', () => {
		const folder = contentFolder(closed);
		const before = readContent(folder).hash;
		expect(hashContent(folder)).toBe(before);
		const file = join(folder, 'launch_periods/2026-w46.csv');
		writeFileSync(file, `${readFileSync(file, 'utf8')}4,,,,\n`);
		expect(readContent(folder).hash).not.toBe(before);
		expect(hashContent(folder)).toBe(readContent(folder).hash);
	});
});

describe('an issue of a correction', () => {
	const [date, reason] = ['date: 2026-11-20', 'reason: Counted twice.'];
	const wrong: readonly [title: string, files: Files, issues: readonly string[]][] = [
		[
			'a week without a record',
			{
				'launch_periods/2026-w46.csv': null,
				'launch_periods/2026-w46.md': corrected(`{ ${date}, product: acme, ${reason} }`),
			},
			[
				'6:3 corrections: The week `2026-w46` has no record that could be corrected. Run `npm run close -- 2026-w46`, or delete the lines.',
			],
		],
		[
			'a day before the end of the week',
			{ 'launch_periods/2026-w46.md': corrected(`{ date: 2026-11-15, product: acme, ${reason} }`) },
			['6:13 corrections[0].date: The week ends on 2026-11-15. Write the later day of the correction.'],
		],
		[
			'a product that does not exist',
			{ 'launch_periods/2026-w46.md': corrected(`{ ${date}, product: acne, ${reason} }`) },
			['6:34 corrections[0].product: No product has the slug `acne`. Did you mean `acme`?'],
		],
		[
			'a place that another product has',
			{ 'launch_periods/2026-w46.md': corrected(`{ ${date}, product: acme, ${reason}, position: 2 }`) },
			[
				'6:74 corrections[0].position: Place 2 is that of `beta`. Write a correction with another place for one of the two.',
			],
		],
		[
			'a place beyond the last one',
			{ 'launch_periods/2026-w46.md': corrected(`{ ${date}, product: acme, ${reason}, position: 4 }`) },
			['6:74 corrections[0].position: The week has 3 places. Write a number from 1 to 3.'],
		],
		[
			'an added product without a place',
			{
				'products/late.md': launched('votes: 3'),
				'launch_periods/2026-w46.md': corrected(`{ ${date}, product: late, ${reason} }`),
			},
			[
				'6:34 corrections[0].product: The record has no place of `late`. Write the place that it gets, such as `position: 4`.',
			],
		],
	];

	test.each(wrong)('is %s', (_title, files, issues) => {
		const found = issuesOf({ ...closed, ...files });
		expect(found).toEqual(issues.map((issue) => `content/launch_periods/2026-w46.md:${issue}`));
	});

	test('is not that products change places, or that one is added', () => {
		const files = {
			'products/late.md': launched('votes: 3'),
			'launch_periods/2026-w46.md': corrected(
				`{ ${date}, product: acme, ${reason}, position: 2 }`,
				`{ ${date}, product: beta, ${reason}, position: 1 }`,
				`{ ${date}, product: late, ${reason}, position: 4 }`,
			),
		};
		expect(issuesOf({ ...closed, ...files })).toEqual([]);
	});
});
