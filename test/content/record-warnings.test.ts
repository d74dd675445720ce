import { describe, expect, test } from 'vitest';
import { formatIssue } from '../../src/content/issue.ts';
import { readContent } from '../../src/content/read-content.ts';
import { recordWarnings } from '../../src/content/record-warnings.ts';
import { contentFolder, type Files, filesOf, product, siteYaml } from './content-folder.ts';

const launched = (weekSlug: string, facts = 'votes: 1', ...lines: readonly string[]): string =>
	product(...lines, `launches: [{period: ${weekSlug}, approved: true, ${facts}}]`);
const record = 'position,product,score,votes,comments\n1,acme,1,1,0\n';

function warningsOf(files: Files, date = '2026-11-20'): string[] {
	const folder = contentFolder(files);
	return recordWarnings(readContent(folder), date).map((warning) => formatIssue(warning).replaceAll(folder, 'content'));
}

const closed = { 'launch_periods/2026-w46.csv': record, 'products/acme.md': launched('2026-w46') };

describe('warnings of closed weeks', () => {
	test('are none for a week with a record, one that is open and one without launches', () => {
		expect(warningsOf({ ...closed, 'products/beta.md': launched('2026-w47') })).toEqual([]);
		const hidden = { 'products/acme.md': launched('2026-w46', 'votes: 1', 'discoverable: false') };
		expect(warningsOf(hidden)).toEqual([]);
	});

	test('are one for a week without a record', () => {
		expect(warningsOf({ 'products/acme.md': launched('2026-w46') })).toEqual([
			'content/launch_periods/2026-w46.md:2:1 front matter: warning: The week is over and has no record, so editing votes still changes the final order. Run `npm run close -- 2026-w46`.',
		]);
	});

	test('are one for all of them', () => {
		const names = ['2026-w41', '2026-w42', '2026-w43', '2026-w46'];
		const weeks = filesOf(Object.fromEntries(names.map((name) => [`p-${name}`, { launches: { [name]: 1 } }])));
		expect(warningsOf(weeks)).toEqual([
			'content/launch_periods/2026-w41.md:2:1 front matter: warning: 4 weeks are over and have no record, so editing votes still changes the final order. Run `npm run close -- --all`.',
		]);
	});

	const unexplained =
		'content/launch_periods/2026-w46.csv:2:3 row 1.product: warning: No product has or had the slug `acme`, so its place is shown as withdrawn. If it was renamed, add `acme` to `former_slugs` in its file. If it was withdrawn, run `npm run close -- --all` to record that.';

	test('tell of a recorded product that nothing explains', () => {
		expect(warningsOf({ ...closed, 'products/acme.md': null })).toEqual([unexplained]);
		const renamed = {
			'products/acme.md': null,
			'products/new.md': launched('2026-w46', 'votes: 1', 'former_slugs: [acme]'),
		};
		expect(warningsOf({ ...closed, ...renamed })).toEqual([]);
	});

	test.each([
		['now', { acme: '0123456789abcdef' }, []],
		['earlier', {}, ['acme']],
	])('are none for one that was published and went %s', (_when, products, removed) => {
		const history = {
			...{ date: '2026-11-20', products, launch_periods: {} },
			releases: [
				{
					...{ since: null, date: '2026-11-20', products: { added: [], changed: [], removed } },
					launch_periods: { opened: [], closed: [] },
				},
			],
		};
		expect(warningsOf({ ...closed, 'products/acme.md': null, 'releases.json': JSON.stringify(history) })).toEqual([]);
	});

	test('tell of a record before the end of its week', () => {
		expect(warningsOf(closed, '2026-11-15')).toEqual([
			'content/launch_periods/2026-w46.md:2:1 front matter: warning: The week ends on 2026-11-15, and a record has no effect before that. Delete the record.',
		]);
	});
});

describe('a product file that says otherwise than the record', () => {
	const remedy = (slug: string) => `correct the week: \`npm run votes -- 2026-w46 ${slug} --reason "…"\`.`;
	const keeps = (recorded: number, own: number) =>
		`warning: The week \`2026-w46\` is closed with ${recorded}, not ${own}. Undo the change, or ${remedy('acme')}`;
	const fault = (text: string) =>
		`warning: The week \`2026-w46\` is closed with \`acme\` in place 1, but this file ${text}. Undo the change, withdraw the product with \`discoverable: false\`, or ${remedy('acme')}`;

	const contradictions: Readonly<Record<string, Files>> = {
		[`acme.md:4:54 launches[0].votes: ${keeps(1, 4)}`]: { 'products/acme.md': launched('2026-w46', 'votes: 4') },
		[`late.md:4:41 launches[0].approved: warning: The week \`2026-w46\` is closed without \`late\`, so this launch isn't published. Delete it, or ${remedy('late')}`]:
			{ 'products/late.md': launched('2026-w46') },
		[`acme.md:4:41 launches[0].approved: ${fault('does not approve that launch')}`]: {
			'products/acme.md': product('launches: [{period: 2026-w46, approved: false, votes: 1}]'),
		},
		[`acme.md:2:1 launches: ${fault('has no launch in that week')}`]: { 'products/acme.md': product() },
		[`new.md:4:41 launches[0].approved: warning: The week \`2026-w46\` is closed without \`new\`, so this launch isn't published. Delete it, or ${remedy('new')} If \`acme\` was renamed, add \`former_slugs: [acme]\` here.`]:
			{ 'products/acme.md': null, 'products/new.md': launched('2026-w46') },
	};

	test.for(Object.entries(contradictions))('gets a warning: %s', ([warning, files]) => {
		const found = warningsOf({ ...closed, ...files }).filter((line) => line.includes('/products/'));
		expect(found).toEqual([`content/products/${warning}`]);
	});

	test.each<[title: string, files: Files]>([
		['is not discoverable', { 'products/acme.md': launched('2026-w46', 'votes: 4', 'discoverable: false') }],
		['has a launch that waits', { 'products/late.md': product('launches: [{period: 2026-w46}]') }],
		['is scored by a rule that has changed', { 'site.yaml': siteYaml.replace('votes: 1', 'votes: 3') }],
	])('gets none when it %s', (_title, files) => {
		expect(warningsOf({ ...closed, ...files })).toEqual([]);
	});
});
