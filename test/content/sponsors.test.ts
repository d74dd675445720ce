import { describe, expect, test } from 'vitest';
import { findWarnings } from '../../src/content/find-warnings.ts';
import { formatIssue } from '../../src/content/issue.ts';
import { readContent } from '../../src/content/read-content.ts';
import { catalogIn } from '../support/catalog.ts';
import { picture, sized } from '../support/pictures.ts';
import { contentFolder, type Files, issuesOf } from './content-folder.ts';

const sponsor = (name: string, from: string, until: string, ...lines: readonly string[]): string =>
	['---', `name: ${name}`, 'url: https://gold.example', `from: ${from}`, `until: ${until}`, ...lines, '---', ''].join(
		'\n',
	);

const gold = (...lines: readonly string[]): Files => ({
	'sponsors/gold.md': sponsor('Gold', '2026-11-01', '2026-11-30', ...lines),
});

const path = 'content/sponsors/gold.md';
const [png, huge] = [await picture('png'), await sized(20_000, 64)];
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>';

describe('a sponsor', () => {
	test.each<[string, Files, string]>([
		[
			'has an address that browsers open',
			{
				'sponsors/gold.md': sponsor('Gold', '2026-11-01', '2026-11-30').replace(
					'https://gold.example',
					'javascript:alert(1)',
				),
			},
			`${path}:3:6 url: \`javascript:alert(1)\` is not a web address. Write a full one such as \`https://acme.example\`.`,
		],
		[
			'ends after it begins',
			{ 'sponsors/gold.md': sponsor('Gold', '2026-11-30', '2026-11-01') },
			`${path}:5:8 until: This is before 2026-11-30, the first day. Write that day or a later one.`,
		],
		[
			'has no other keys',
			gold('rank: 1'),
			`${path}:6:1 rank: Unknown key \`rank\`. Use \`name\`, \`tagline\`, \`url\`, \`picture\`, \`from\`, \`until\`.`,
		],
		[
			'has a picture of pixels',
			{ ...gold('picture: gold.png'), 'sponsors/gold.png': svg },
			`${path}:6:10 picture: The picture cannot be read as a PNG, JPEG or WebP. Save the picture again.`,
		],
		[
			'has a picture of a usual size',
			{ ...gold('picture: gold.png'), 'sponsors/gold.png': huge },
			`${path}:6:10 picture: The picture is 20000 × 64 pixels. Each side must be 32 to 2048 pixels: resize it.`,
		],
		[
			'uses the pictures beside it',
			{ ...gold(), 'sponsors/gold.png': png },
			'content/sponsors/gold.png:1:1 file: No file uses this picture. Set it as `icon` or `screenshot` of a product in the same folder, list it in its `screenshots`, set it as `picture` of a sponsor, or delete it.',
		],
	])('%s', (_title, files, issue) => {
		expect(issuesOf(files)).toEqual([issue]);
	});

	test('is one of three at a time', () => {
		const three = {
			...gold(),
			'sponsors/silver.md': sponsor('Silver', '2026-11-10', '2026-12-10'),
			'sponsors/tin.md': sponsor('Tin', '2026-11-20', '2026-12-20'),
		};
		const fourth = (from: string) => issuesOf({ ...three, 'sponsors/zinc.md': sponsor('Zinc', from, '2027-01-01') });
		expect(fourth('2026-12-01')).toEqual([]);
		expect(fourth('2026-11-30')).toEqual([
			'content/sponsors/zinc.md:4:7 from: On 2026-11-30, there would be 4 sponsors: `Gold`, `Silver`, `Tin`, `Zinc`. The site shows 3 at a time: change the days of one.',
		]);
	});

	test('is there from its first to its last day, in the order of the files', () => {
		const files = { ...gold(), 'sponsors/early.md': sponsor('Early', '2026-10-01', '2026-11-20') };
		const namesOn = (date: string) => catalogIn(files, date).sponsors.map(({ name }) => name);
		expect(['2026-10-31', '2026-11-01', '2026-11-21', '2026-11-30', '2026-12-01'].map(namesOn)).toEqual([
			['Early'],
			['Early', 'Gold'],
			['Gold'],
			['Gold'],
			[],
		]);
		expect(catalogIn(files, '2026-11-30').valid_until).toBe('2026-12-01T00:00:00Z');
	});

	test('that ends within a week is warned about', () => {
		const content = readContent(contentFolder(gold()));
		const warningsOn = (date: string) =>
			findWarnings(content, date)
				.map(formatIssue)
				.filter((line) => line.includes('sponsors/'));
		expect(['2026-11-22', '2026-12-01'].flatMap(warningsOn)).toEqual([]);
		expect(warningsOn('2026-11-23')).toEqual([
			expect.stringMatching(
				/gold\.md:5:8 until: warning: `Gold` is shown until the end of 2026-11-30, in UTC\. If it stays, write a later day\.$/,
			),
		]);
	});
});
