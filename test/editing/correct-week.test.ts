import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../src/build/check/check-content.ts';
import { loadContent } from '../../src/catalog/load.ts';
import { ChangeSet } from '../../src/editing/change-set.ts';
import { closeAll } from '../../src/editing/close-weeks.ts';
import { type CorrectionOptions, correctWeek } from '../../src/editing/correct-week.ts';
import type { Figures } from '../../src/editing/votes.ts';
import { contentFolder, type Files, named, record, week } from '../content/content-folder.ts';
import { loadCatalog } from '../support/catalog.ts';
import { expectRefusal } from './folder-state.ts';

const date = '2026-11-20';
const launched = (name: string, votes: number): string =>
	named(name, 'launches:', '  - period: 2026-w46 # the first one', '    approved: true', `    votes: ${votes}`);
const recordFile = 'launch_periods/2026-w46.csv';
const weekFile = 'launch_periods/2026-w46.md';
const files: Files = {
	[recordFile]: record('1,acme,9,9,0', '2,beta,7,7,0', '3,gamma,4,4,0', '4,delta,1,1,0'),
	'products/acme.md': launched('Acme', 9),
	'products/beta.md': launched('Beta', 7),
	'products/gamma.md': launched('Gamma', 4),
	'products/delta.md': launched('Delta', 1),
};

type Options = Partial<Omit<CorrectionOptions, 'figures'>> & { readonly figures?: Figures };

/** @param options - Their figures are those of the first product. */
function correct(folder: string, products: readonly string[], { figures, ...options }: Options = {}) {
	const set = new ChangeSet(folder);
	const { content } = loadContent({ contentDir: folder, date });
	const asked = { period: '2026-w46', products, reason: 'Counted twice.', date, isTable: false, position: undefined };
	const given = { rerank: false, figures: new Map(figures && [[products[0] ?? '', figures]]), ...options };
	const corrections = correctWeek(content, set, { ...asked, ...given });
	const { warnings } = set.check({ date });
	expect(warnings.filter(({ message }) => message.includes('is closed'))).toEqual([]);
	set.apply();
	return corrections.map(({ product, after, is_out_of_order }) =>
		is_out_of_order ? [product, after?.position, 'out of order'] : [product, after?.position],
	);
}

const read = (folder: string, source: string): string => readFileSync(join(folder, source), 'utf8');
const places = (folder: string): string[] =>
	loadCatalog({ contentDir: folder, date })
		.launch_periods.find(({ slug }) => slug === '2026-w46')
		?.rankings.map(({ position, product, votes }) => `${position} ${product} ${votes}`) ?? [];

describe('correctWeek', () => {
	test('takes over what stands in the file of a product, and says why and what was before', () => {
		const folder = contentFolder({ ...files, 'products/acme.md': launched('Acme', 5) });
		expect(correct(folder, ['acme'])).toEqual([['acme', 1, 'out of order']]);
		const before = '    before:\n      position: 1\n      score: 9\n      votes: 9\n      comments: 0\n';
		const corrections = `corrections:\n  - date: 2026-11-20\n    product: acme\n    reason: Counted twice.\n${before}`;
		const uncorrected = week('Week 46', '2026-11-09', '2026-11-15');
		expect(read(folder, weekFile)).toBe(uncorrected.replace('\n---\n', `\n${corrections}---\n`));
		expect(read(folder, recordFile)).toBe(files[recordFile]?.toString().replace('1,acme,9,9,0', '1,acme,5,5,0'));
		expect(places(folder)).toEqual(['1 acme 5', '2 beta 7', '3 gamma 4', '4 delta 1']);
	});

	test('is what `releases.json` has noted', () => {
		const folder = contentFolder(files);
		const set = new ChangeSet(folder);
		closeAll(set, loadContent({ contentDir: folder, date }));
		set.apply();
		correct(folder, ['acme'], { figures: { votes: 5 } });
		expect(places(folder)[0]).toBe('1 acme 5');
		writeFileSync(join(folder, 'products/gamma.md'), launched('Gamma', 4).replace('approved: true', 'approved: false'));
		expect(correct(folder, ['gamma'], { reason: 'Taken back.' })).toEqual([['gamma', undefined]]);
		writeFileSync(join(folder, recordFile), read(folder, recordFile).replace('1,acme,5,5,0', '1,acme,6,6,0'));
		expect(() => places(folder)).toThrow('was edited by hand');
	});

	test('gives all products the places of their figures, which no later edit of a product or of the rule changes', () => {
		const folder = contentFolder(files);
		const moved = correct(folder, ['acme'], { figures: { votes: 5 }, rerank: true });
		expect(Object.fromEntries(moved)).toEqual({ acme: 2, beta: 1 });
		const corrected = ['1 beta 7', '2 acme 5', '3 gamma 4', '4 delta 1'];
		expect(places(folder)).toEqual(corrected);
		writeFileSync(join(folder, 'products/acme.md'), launched('Acme', 9_000));
		writeFileSync(join(folder, 'site.yaml'), read(folder, 'site.yaml').replace(/votes: 1\b/, 'votes: 3'));
		expect(places(folder)).toEqual(corrected);
		const warning = checkContent({ contentDir: folder, date }).warnings.find(({ path }) => path.includes('products'));
		expect(warning?.message).toContain('The week `2026-w46` is closed with 5, not 9000.');
	});

	test('gives one product a place, and moves those between', () => {
		const folder = contentFolder(files);
		const moved = correct(folder, ['delta'], { position: 2 });
		expect(Object.fromEntries(moved)).toEqual({ delta: 2, beta: 3, gamma: 4 });
		expect(places(folder)).toEqual(['1 acme 9', '2 delta 1', '3 beta 7', '4 gamma 4']);
		correct(folder, ['acme'], { position: 4, reason: 'Late.' });
		expect(places(folder)).toEqual(['1 delta 1', '2 beta 7', '3 gamma 4', '4 acme 9']);
	});

	test('adds a product behind the others, or where it belongs', () => {
		const late = { ...files, 'products/late.md': launched('Late', 8) };
		const folder = contentFolder(late);
		expect(correct(folder, ['late'])).toEqual([['late', 5, 'out of order']]);
		expect(places(folder)[4]).toBe('5 late 8');
		const notApproved = launched('Late', 8).replace('approved: true', 'approved: false');
		const waiting = contentFolder({ ...files, 'products/late.md': notApproved });
		correct(waiting, ['late']);
		expect(places(waiting)[4]).toBe('5 late 8');
		const other = contentFolder(late);
		correct(other, ['late'], { rerank: true });
		expect(places(other)).toEqual(['1 acme 9', '2 late 8', '3 beta 7', '4 gamma 4', '5 delta 1']);
	});

	const refused: Readonly<Record<string, string>> = {
		'2026-w46':
			'The file of `acme` has the same numbers for `2026-w46` as the record. Edit its votes first, or add them here: `--votes 123`.',
		'2026-w47': 'The week `2026-w47` is not closed, so there is nothing to correct. Leave out `--reason`.',
	};

	test.for(Object.entries(refused))('refuses a product that is as it is recorded: %s', ([period, message]) => {
		expectRefusal(contentFolder(files), (folder) => correct(folder, ['acme'], { period }), message);
	});
});
