import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load.ts';
import { ContentError } from '../../src/content/issue.ts';
import { ChangeSet } from '../../src/editing/change-set.ts';
import { type CorrectionOptions, correctWeek } from '../../src/editing/correct-week.ts';
import { contentFolder, type Files, product, week } from '../content/content-folder.ts';

const date = '2026-11-20';
const launched = (name: string, votes: number, ...lines: readonly string[]): string =>
	product(
		...lines,
		'launches:',
		'  - period: 2026-w46 # the first one',
		'    approved: true',
		`    votes: ${votes}`,
	).replace('name: Acme', `name: ${name}`);
const weekFile = 'launch_periods/2026-w46.md';
const files: Files = {
	'launch_periods/2026-w46.csv':
		'position,product,score,votes,comments\n1,acme,9,9,0\n2,beta,7,7,0\n3,gamma,4,4,0\n4,delta,1,1,0\n',
	'products/acme.md': launched('Acme', 9),
	'products/beta.md': launched('Beta', 7),
	'products/gamma.md': launched('Gamma', 4),
	'products/delta.md': launched('Delta', 1),
};

function correct(folder: string, products: readonly string[], options: Partial<CorrectionOptions> = {}) {
	const set = new ChangeSet(folder);
	const check = () => set.check({ date });
	const asked = { period: '2026-w46', products, reason: 'Counted twice.', date, figures: {}, position: undefined };
	const corrections = correctWeek(set, { ...asked, rerank: false, ...options }, check);
	check();
	set.apply();
	return corrections.map(({ product, position }) => [product, position]);
}

const read = (folder: string, source: string): string => readFileSync(join(folder, source), 'utf8');
const places = (folder: string): string[] =>
	loadCatalog({ contentDir: folder, date })
		.launch_periods.find(({ slug }) => slug === '2026-w46')
		?.rankings.map(({ position, product, votes }) => `${position} ${product} ${votes}`) ?? [];

describe('correctWeek', () => {
	test('takes over what stands in the file of a product, and says why', () => {
		const folder = contentFolder({ ...files, 'products/acme.md': launched('Acme', 5) });
		expect(correct(folder, ['acme'])).toEqual([['acme', undefined]]);
		expect(read(folder, weekFile)).toBe(
			week('Week 46', '2026-11-09', '2026-11-15').replace(
				'\n---\n',
				'\ncorrections:\n  - date: 2026-11-20\n    product: acme\n    reason: Counted twice.\n---\n',
			),
		);
		expect(places(folder)).toEqual(['1 acme 5', '2 beta 7', '3 gamma 4', '4 delta 1']);
	});

	test('edits the file of a product, and nothing else of it', () => {
		const folder = contentFolder(files);
		correct(folder, ['acme'], { figures: { votes: 5, comments: 2, score: undefined } });
		expect(read(folder, 'products/acme.md')).toBe(launched('Acme', 5).replace('votes: 5', 'votes: 5\n    comments: 2'));
	});

	test('corrects several products whose files were edited, behind earlier corrections', () => {
		const folder = contentFolder({ ...files, 'products/acme.md': launched('Acme', 5) });
		correct(folder, ['acme']);
		for (const [name, votes] of [
			['Beta', 6],
			['Gamma', 5],
		] as const) {
			writeFileSync(join(folder, `products/${name.toLowerCase()}.md`), launched(name, votes));
		}
		expect(() => correct(folder, ['beta'])).toThrow(ContentError);
		correct(folder, ['beta', 'gamma'], { reason: 'Counted: again.' });
		expect(read(folder, weekFile)).toContain(
			'    reason: Counted twice.\n  - date: 2026-11-20\n    product: beta\n    reason: "Counted: again."\n',
		);
		expect(places(folder)).toEqual(['1 acme 5', '2 beta 6', '3 gamma 5', '4 delta 1']);
	});

	test('is written once', () => {
		const folder = contentFolder({ ...files, 'products/acme.md': launched('Acme', 5) });
		correct(folder, ['acme']);
		const written = read(folder, weekFile);
		correct(folder, ['acme']);
		expect(read(folder, weekFile)).toBe(written);
	});

	test('gives all products the places that their figures reach', () => {
		const folder = contentFolder(files);
		const moved = correct(folder, ['acme'], { figures: { votes: 2 }, rerank: true });
		expect(moved).toEqual([
			['acme', 3],
			['beta', 1],
			['gamma', 2],
		]);
		expect(places(folder)).toEqual(['1 beta 7', '2 gamma 4', '3 acme 2', '4 delta 1']);
	});

	test('leaves the places of withdrawn products theirs', () => {
		const folder = contentFolder({ ...files, 'products/beta.md': null });
		correct(folder, ['acme'], { figures: { votes: 0 }, rerank: true });
		expect(places(folder)).toEqual(['1 gamma 4', '3 delta 1', '4 acme 0']);
	});

	test('fills the place of a product that is taken out', () => {
		const out = launched('Acme', 9, 'first_launched_on: 2026-11-01').replace('approved: true', 'approved: false');
		const folder = contentFolder({ ...files, 'products/acme.md': out });
		correct(folder, ['acme'], { rerank: true });
		expect(places(folder)).toEqual(['1 beta 7', '2 gamma 4', '3 delta 1']);
	});

	test('gives one product a place, and moves those between', () => {
		const folder = contentFolder(files);
		expect(correct(folder, ['delta'], { position: 2 })).toEqual([
			['delta', 2],
			['beta', 3],
			['gamma', 4],
		]);
		expect(places(folder)).toEqual(['1 acme 9', '2 delta 1', '3 beta 7', '4 gamma 4']);
		correct(folder, ['acme'], { position: 4, reason: 'Late.' });
		expect(places(folder)).toEqual(['1 delta 1', '2 beta 7', '3 gamma 4', '4 acme 9']);
	});

	test('adds a product behind the others, or where it belongs', () => {
		const late = { ...files, 'products/late.md': launched('Late', 8) };
		const folder = contentFolder(late);
		expect(correct(folder, ['late'])).toEqual([['late', 5]]);
		expect(places(folder)[4]).toBe('5 late 8');
		const other = contentFolder(late);
		correct(other, ['late'], { rerank: true });
		expect(places(other)).toEqual(['1 acme 9', '2 late 8', '3 beta 7', '4 gamma 4', '5 delta 1']);
	});

	test('finds a renamed product by its present slug', () => {
		const folder = contentFolder(files);
		rmSync(join(folder, 'products/acme.md'));
		writeFileSync(join(folder, 'products/new.md'), launched('Acme', 5, 'former_slugs: [acme]'));
		correct(folder, ['new']);
		expect(places(folder)[0]).toBe('1 new 5');
	});

	const refused: readonly [title: string, files: Files, options: Partial<CorrectionOptions>, message: string][] = [
		[
			'a product that is as it is recorded',
			{},
			{},
			'The file of `acme` says of `2026-w46` what is recorded. Edit its votes first, or write them here: `--votes 123`.',
		],
		[
			'a product that does not exist',
			{},
			{ products: ['acne'] },
			'No product has the slug `acne`. Did you mean `acme`?',
		],
		[
			'a week that does not exist',
			{},
			{ period: '2026-w64' },
			'No launch period has the slug `2026-w64`. Did you mean `2026-w46`?',
		],
		[
			'a week without a record',
			{},
			{ period: '2026-w47' },
			'The week `2026-w47` has no record yet: edit its votes, and run `npm run close -- 2026-w47`.',
		],
		[
			'a place that nobody has',
			{},
			{ position: 9 },
			'No product has place 9. Use one of the places from 1 to 4 that are taken.',
		],
		[
			'a product without a launch',
			{ 'products/none.md': product('first_launched_on: 2026-11-01') },
			{ products: ['none'] },
			'`none` has no place in the record of `2026-w46` and no approved launch. Approve it first.',
		],
		[
			'figures without a launch',
			{ 'products/acme.md': product('first_launched_on: 2026-11-01') },
			{ figures: { votes: 3 } },
			'`acme` has no launch in `2026-w46`, whose figures could change.',
		],
		[
			'a reason that is too long',
			{},
			{ figures: { votes: 3 }, reason: 'x'.repeat(301) },
			'Must be 300 characters or fewer; this one has 301.',
		],
		['a file that cannot be read', { 'products/acme.md': 'Text.' }, {}, 'The file must begin with front matter.'],
		['a damaged record', { 'launch_periods/2026-w46.csv': 'x' }, {}, 'The first line must be exactly'],
		['a record that is no text', { 'launch_periods/2026-w46.csv': Buffer.from([0xff]) }, {}, 'Is not UTF-8.'],
	];

	test.each(refused)('refuses %s and writes nothing', (_title, changes, options, message) => {
		const folder = contentFolder({ ...files, ...changes });
		expect(() => correct(folder, ['acme'], options)).toThrow(message);
		expect(read(folder, weekFile)).toBe(week('Week 46', '2026-11-09', '2026-11-15'));
		if (!changes['products/acme.md']) expect(read(folder, 'products/acme.md')).toBe(launched('Acme', 9));
	});
});
