import { describe, expect, test } from 'vitest';
import { checkContent } from '../../src/build/check/check-content.ts';
import { loadContent } from '../../src/catalog/load.ts';
import { approveLaunch, approveWeek, describePending, findPending } from '../../src/editing/approve.ts';
import { ChangeSet } from '../../src/editing/change-set.ts';
import { contentFolder, type Files, named, product, record } from '../content/content-folder.ts';
import { applied, differing, expectRefusal, stateOf } from './folder-state.ts';

const date = '2026-11-18';

const waiting: Files = {
	'products/acme.md': product('launches: [{ period: 2026-w47 }]'),
	'products/late.md': named('Late', 'launches: [{ period: 2026-w46 }]'),
	'products/done.md': named('Done', 'launches: [{ period: 2026-w46, approved: true }]'),
	'products/gone.md': named('Gone', 'discoverable: false', 'launches: [{ period: 2026-w46 }]'),
};

const lines = (folder: string) =>
	describePending(findPending({ contentDir: folder, date })).map((line) => line.replaceAll(folder, 'content'));

describe('findPending', () => {
	test('lists what waits, with week, doubts and command', () => {
		const folder = contentFolder(waiting);
		expect(lines(folder)).toEqual([
			'2 launches are waiting for approval.',
			'',
			'Late (late, content/products/late.md)',
			'  Week 2026-w46 ended on 2026-11-15.',
			'  content/products/late.md:4:22 launches[0].period: warning: The week `2026-w46` is over and the launch is not approved. Approve it, move it to a later week, or delete it.',
			'  npm run approve -- late 2026-w46',
			'',
			'Acme (acme, content/products/acme.md)',
			'  Week 2026-w47 is open until 2026-11-22.',
			'  No warnings.',
			'  npm run approve -- acme 2026-w47',
		]);
	});

	test('prints the command that adds a launch to a closed week', () => {
		const folder = contentFolder({ ...waiting, 'launch_periods/2026-w46.csv': record('1,done,0,0,0') });
		const correction = 'npm run votes -- 2026-w46 late --reason "…"';
		expect(lines(folder).slice(3, 6)).toEqual([
			'  Week 2026-w46 ended on 2026-11-15 and is closed.',
			`  content/products/late.md:4:22 launches[0].period: warning: The week \`2026-w46\` is over and the launch is not approved. Add it with \`${correction}\`, move it to a later week, or delete it.`,
			`  ${correction}`,
		]);
	});

	test('shows doubts about a launch with that launch only', () => {
		const doubts = findPending({ contentDir: contentFolder(files), date })
			.filter(({ product }) => product === 'both')
			.map(({ warnings }) => warnings.map(({ field }) => field));
		expect(doubts).toEqual([['launches[0].period'], []]);
	});
});

const files: Files = {
	'products/acme.md': product('launches:', '  - period: 2026-w47 # of the maker', '    votes: 3'),
	'products/both.md': named('Both', 'launches: [{ period: 2026-w46 }, { period: 2026-w47, approved: false }]'),
	'products/done.md': named('Done', 'launches: [{ period: 2026-w46, approved: true }]'),
	'products/none.md': named('None', 'former_slugs: [old]'),
};

const run = (folder: string, slug: string, period?: string) =>
	applied(folder, ({ content }, changes) => {
		const { warnings } = checkContent({ contentDir: folder, date });
		return approveLaunch(content, changes, slug, { period, warnings });
	});

describe('approveLaunch', () => {
	test('approves the one launch that waits, as an edit of its lines', () => {
		const folder = contentFolder(files);
		const before = stateOf(folder);
		expect(run(folder, 'acme')).toEqual({ product: 'acme', period: '2026-w47', changed: true });
		const after = stateOf(folder);
		expect(differing(before, after)).toEqual(['products/acme.md']);
		expect(after['products/acme.md']).toBe(
			before['products/acme.md']?.replace('of the maker\n', 'of the maker\n    approved: true\n'),
		);
		expect(run(folder, 'acme', '2026-w47')).toEqual({ product: 'acme', period: '2026-w47', changed: false });
		expect(run(folder, 'done')).toEqual({ product: 'done', period: '2026-w46', changed: false });
		expect(stateOf(folder)).toEqual(after);
	});

	const several = 'Launches of `both` are waiting in more than one week. Choose one:';
	test.each([
		['acm', 'There is no product `acm`. Did you mean `acme`?'],
		['old', '`old` is a former slug. Use the current one, `none`.'],
		['none', '`none` has no launch. Add one to `products/none.md`.'],
		['both', `${several}\n  npm run approve -- both 2026-w46\n  npm run approve -- both 2026-w47`],
	])('refuses %s', (slug, message) => {
		expectRefusal(contentFolder(files), (folder) => run(folder, slug), message);
	});

	test('refuses a likely duplicate, unless the warning is left out', () => {
		const folder = contentFolder({ ...files, 'products/aaa.md': named('DONE', 'launches: [{ period: 2026-w47 }]') });
		const message =
			'content/products/aaa.md:2:7 name: warning: Almost the name of `done` (products/done.md). If both are the same product, keep one file.\n\nLook at that first. To approve `aaa` anyway, add `--force`.';
		expectRefusal(folder, () => run(folder, 'aaa'), message);
		const { content } = loadContent({ contentDir: folder, date });
		expect(approveLaunch(content, new ChangeSet(folder), 'aaa', { warnings: [] }).changed).toBe(true);
	});

	test('refuses a closed week', () => {
		expectRefusal(
			contentFolder({ ...files, 'launch_periods/2026-w46.csv': record('1,done,0,0,0') }),
			(folder) => run(folder, 'both', '2026-w46'),
			'The week `2026-w46` is closed: `launch_periods/2026-w46.csv` has its final order. Move the launch in `products/both.md` to a later week, or add it to the closed one: `npm run votes -- 2026-w46 both --reason "…"`.',
		);
	});
});

test('approveWeek approves all that wait in a week but those that the check warns of', () => {
	const folder = contentFolder({
		...files,
		'products/aaa.md': named('DONE', 'launches: [{ period: 2026-w47 }]'),
		'products/same.md': named('AAB', 'launches: [{ period: 2026-w47 }]'),
		'products/zzz.md': named('Aab', 'launches: [{ period: 2026-w47 }]'),
		'products/gone.md': named('Gone', 'discoverable: false', 'launches: [{ period: 2026-w47 }]'),
	});
	const before = stateOf(folder);
	const changes = new ChangeSet(folder);
	const { content } = loadContent({ contentDir: folder, date });
	const { warnings } = checkContent({ contentDir: folder, date });
	expect(approveWeek(content, changes, '2026-w47', warnings)).toEqual({
		approved: ['acme', 'both'],
		left: ['aaa', 'same', 'zzz'],
	});
	changes.apply();
	expect(differing(before, stateOf(folder))).toEqual(['products/acme.md', 'products/both.md']);
});
