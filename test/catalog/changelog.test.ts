import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changesOf, nextHistory } from '../../src/catalog/changelog.ts';
import { contentFolder, issuesIn, product, siteYaml, week } from '../content/content-folder.ts';
import { catalogIn } from '../support/catalog.ts';

const launched = product('launches: [{period: 2026-w46, approved: true, votes: 3}]');

describe('releases', () => {
	test('tell what was added, changed and removed, and which weeks have turned', () => {
		const before = catalogIn({ 'products/acme.md': launched, 'products/gone.md': launched });
		const after = catalogIn(
			{
				'products/acme.md': launched.replace('votes: 3', 'votes: 4'),
				'products/new.md': launched,
				'launch_periods/2026-w48.md': week('Week 48', '2026-11-23', '2026-11-29'),
			},
			'2026-11-24',
		);
		const changes = {
			since: '2026-11-20',
			products: { added: ['new'], changed: ['acme'], removed: ['gone'], renamed: [], kinds: { acme: ['launches'] } },
			launch_periods: { opened: ['2026-w48'], closed: ['2026-w47'], corrected: [] },
		};
		const history = nextHistory(undefined, before);
		expect(changesOf(history, after).releases()).toEqual([{ ...changes, date: null }]);
		const next = nextHistory(history, after);
		expect(next?.releases).toEqual([{ ...changes, date: '2026-11-24' }]);
		expect(changesOf(next, after).releases()).toEqual(next?.releases);
	});

	test('tell what of a product has changed', () => {
		const before = nextHistory(undefined, catalogIn({ 'products/acme.md': launched }));
		const kindsOf = (text: string, history = before) =>
			changesOf(history, catalogIn({ 'products/acme.md': text })).releases()[0]?.products.kinds;
		expect(kindsOf(launched.replace('name: Acme', 'name: Acme\ntagline: Notes'))).toEqual({ acme: ['texts'] });
		expect(kindsOf(launched.replace('Text.', 'More.'))).toEqual({ acme: ['texts'] });
		expect(kindsOf(launched.replace('name: Acme', 'name: Acme\npricing_model: free'))).toEqual({ acme: ['facts'] });
		expect(kindsOf(launched.replace('votes: 3', 'votes: 4'))).toEqual({ acme: ['launches'] });
		const all = launched.replace('votes: 3', 'votes: 4').replace('name: Acme', 'name: Acme 2\nreviews_count: 1');
		expect(kindsOf(all)).toEqual({ acme: ['texts', 'facts', 'launches'] });
	});

	test('are noted with the fingerprints of records', () => {
		const catalog = catalogIn({ 'products/acme.md': launched });
		const now = nextHistory(undefined, catalog);
		const records = { '2026-w46': '0123456789abcdef' };
		const noted = nextHistory(now, catalog, records);
		expect(noted).toEqual({ ...now, records });
		expect(nextHistory(noted, catalog, records)).toBeUndefined();
	});

	test('tell of a renamed product until it is withdrawn', () => {
		const before = nextHistory(undefined, catalogIn({ 'products/acme.md': launched }));
		const renamed = catalogIn({ 'products/new.md': launched.replace('Acme', 'Acme\nformer_slugs: [acme]') });
		const after = nextHistory(before, renamed);
		expect(after?.releases[0]?.products).toMatchObject({
			...{ added: ['new'], changed: [], removed: ['acme'], renamed: [{ from: 'acme', to: 'new' }], kinds: {} },
		});
		const releases = changesOf(after, catalogIn({})).releases();
		expect(releases.map(({ products }) => products.removed)).toEqual([['new'], ['acme']]);
		expect(releases.flatMap(({ products }) => products.renamed)).toEqual([]);
	});

	test('tell of corrected weeks', () => {
		const record = 'position,product,score,votes,comments\n1,acme,3,3,0\n';
		const closed = { 'launch_periods/2026-w46.csv': record, 'products/acme.md': launched };
		const before = nextHistory(undefined, catalogIn(closed));
		const corrections =
			'corrections: [{ date: 2026-11-18, product: acme, reason: Counted twice., before: { position: 1, score: 3, votes: 3, comments: 0 } }]';
		const corrected = catalogIn({
			...closed,
			'launch_periods/2026-w46.md': week('Week 46', '2026-11-09', `2026-11-15\n${corrections}`),
			'launch_periods/2026-w46.csv': record.replace('1,acme,3,3,0', '1,acme,2,2,0'),
		});
		const after = nextHistory(before, corrected);
		expect(after?.releases[0]).toMatchObject({
			products: { changed: ['acme'], kinds: { acme: ['launches'] } },
			launch_periods: { opened: [], closed: [], corrected: ['2026-w46'] },
		});
		expect(nextHistory(after, corrected)).toBeUndefined();
		expect(nextHistory(after, catalogIn(closed))?.releases[0]?.launch_periods.corrected).toEqual(['2026-w46']);
	});

	test('are refused from a link, and out of order', () => {
		const folder = contentFolder({});
		const remedy = 'Restore it from the history of the repository, or delete it and run `npm run close -- --all`.';
		symlinkSync('nowhere.json', join(folder, 'releases.json'));
		expect(issuesIn(folder)).toEqual([
			`content/releases.json:1:1 file: Must be a file, not a symbolic link, of at most 32 MiB. ${remedy}`,
		]);
		const none = { products: { added: [], changed: [], removed: [] }, launch_periods: { opened: [], closed: [] } };
		const releases = ['2026-11-02', '2026-11-09'].map((date) => ({ since: null, date, ...none }));
		const text = (list: readonly object[]) =>
			JSON.stringify({ date: '2026-11-20', products: {}, launch_periods: {}, releases: list });
		expect(issuesIn(contentFolder({ 'releases.json': text(releases) }))).toEqual([
			`content/releases.json:1:1 releases: This is not what \`npm run close -- --all\` writes. ${remedy}`,
		]);
		expect(issuesIn(contentFolder({ 'releases.json': text(releases.toReversed()) }))).toEqual([]);
	});

	test('keep the newest hundred', () => {
		let history = nextHistory(undefined, catalogIn({}));
		const catalogs = [catalogIn({ 'products/acme.md': launched }), catalogIn({})];
		for (let turn = 0; turn < 103; turn++) history = nextHistory(history, catalogs[turn % 2] ?? catalogIn({}));
		expect(history?.releases.length).toBe(100);
		expect(history?.releases[0]?.products.added).toEqual(['acme']);
	});
});

const remedy = 'Restore it from the history of the repository, or delete it and run `npm run close -- --all`.';
const invalid = '{"date":"2026-11-20","products":{"acme":"x"},"launch_periods":{},"releases":[]}';
test.each([
	['no JSON', '{"date":', `file: Not valid JSON. ${remedy}`],
	['another shape', '[]', `file: This is not what \`npm run close -- --all\` writes. ${remedy}`],
	['an invalid fingerprint', invalid, 'products.acme: This is not what'],
])('content/releases.json with %s is an issue', (_what, text, issue) => {
	const issues = issuesIn(contentFolder({ 'site.yaml': siteYaml, 'releases.json': text }));
	expect(issues.length).toBe(1);
	expect(issues[0]).toContain(`releases.json:1:1 ${issue}`);
});
