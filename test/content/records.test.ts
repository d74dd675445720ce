import { describe, expect, test } from 'vitest';
import { parseRecord, recordText } from '../../src/content/schemas/record.ts';
import { closedWeek, corrected, type Files, issuesOf, record } from './content-folder.ts';

test('the text of a record is a table with a head and a row for each place', () => {
	const places = [
		{ position: 1, product: 'acme', score: 9.5, votes: 9, comments: 1 },
		{ position: 2, product: undefined, score: 0, votes: 0, comments: 0 },
		{ position: 3, product: 'beta', score: -1.000001, votes: 0, comments: 0 },
	];
	const text = record('1,acme,9.5,9,1', '2,,,,', '3,beta,-1.000001,0,0');
	expect(recordText(places)).toBe(text);
	expect(parseRecord(text)).toEqual({ places, wrongLine: undefined });
	expect(recordText([])).toBe(record());
	expect(parseRecord(record())).toEqual({ places: [], wrongLine: undefined });
});

describe('an issue of a record', () => {
	const rows: Readonly<Record<string, string>> = {
		'another head': 'place,product\n',
		'a gap': record('1,acme,9,9,0', '3,beta,7.5,7,1'),
		'a missing cell': record('1,acme,9,9,0', '2,beta,7'),
		'no slug': record('1,acme,9,9,0', '2,Beta!,7,7,0'),
		'half a vote': record('1,acme,9,9,0', '2,beta,7,7.5,0'),
		'a product twice': record('1,acme,9,9,0', '2,acme,7,7,0'),
		'a score of seven decimals': record('1,acme,9,9,0', '2,beta,9.1234567,9,0'),
	};

	test.for(Object.entries(rows))('is a line with %s', ([what, text]) => {
		const line = what === 'another head' ? 1 : 3;
		expect(issuesOf({ ...closedWeek, 'launch_periods/2026-w46.csv': text })).toEqual([
			`content/launch_periods/2026-w46.csv:${line}:1 file: \`npm run close\` did not write this line. Restore the file from the history of the repository.`,
		]);
	});

	test('is a record without a week, and one that is no UTF-8', () => {
		expect(issuesOf({ 'launch_periods/2026-w45.csv': record() })).toEqual([
			'content/launch_periods/2026-w45.csv:1:1 file: This is the record of a week, but there is no `2026-w45.md` beside it. Restore that file, move the record beside its week, or delete it.',
		]);
		expect(issuesOf({ 'launch_periods/2026-w46.csv': Buffer.from([0xff]) })).toEqual([
			'content/launch_periods/2026-w46.csv:1:1 file: Not UTF-8. Save the file as UTF-8 text.',
		]);
	});

	test('is not a byte order mark, a CRLF or an empty line at the end', () => {
		const text = `\ufeff${closedWeek['launch_periods/2026-w46.csv']}\n`.replaceAll('\n', '\r\n');
		expect(issuesOf({ ...closedWeek, 'launch_periods/2026-w46.csv': text })).toEqual([]);
	});
});

const at = 'content/launch_periods/2026-w46.md';
const correctedOn = (date: string): Files => ({
	'launch_periods/2026-w46.md': corrected(`{ date: ${date}, product: acme, reason: Counted twice. }`),
});

test('a correction is an issue in a week without a record, and before the end of its week', () => {
	expect(issuesOf({ ...closedWeek, 'launch_periods/2026-w46.csv': null, ...correctedOn('2026-11-20') })).toEqual([
		`${at}:6:3 corrections: The week \`2026-w46\` has no record to correct. Run \`npm run close -- 2026-w46\`, or delete these lines.`,
	]);
	expect(issuesOf({ ...closedWeek, ...correctedOn('2026-11-15') })).toEqual([
		`${at}:6:13 corrections[0].date: A correction is made after the week, which ends on 2026-11-15. Write the day it was made.`,
	]);
});
