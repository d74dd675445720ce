import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { closeAll, closeWeeks } from '../../src/editing/close-weeks.ts';
import { contentFolder, type Files, named, product } from '../content/content-folder.ts';
import { applied } from './folder-state.ts';

const launched = (name: string, votes: number): string =>
	named(name, `launches: [{period: 2026-w46, approved: true, votes: ${votes}}]`);
const files: Files = {
	'products/acme.md': launched('Acme', 4),
	'products/beta.md': launched('Beta', 7),
	'products/gamma.md': launched('Gamma', 4),
	'products/later.md': product('launches: [{period: 2026-w47, approved: true}]'),
};

const closeSome = (folder: string, ...asked: readonly string[]) =>
	applied(folder, (loaded, set) => closeWeeks(set, loaded, asked), '2026-11-20');
const close = (folder: string, date = '2026-11-20', withoutVotes = false) =>
	applied(folder, (loaded, set) => closeAll(set, loaded, withoutVotes).closed, date);

const record = (folder: string, week = '2026-w46'): string =>
	readFileSync(join(folder, `launch_periods/${week}.csv`), 'utf8');
const text = 'position,product,score,votes,comments\n1,beta,7,7,0\n2,acme,4,4,0\n3,gamma,4,4,0\n';

describe('closeWeeks', () => {
	test('closes all weeks that are over and have launches, each once', () => {
		const folder = contentFolder(files);
		const source = 'launch_periods/2026-w46.csv';
		expect(close(folder)).toEqual([{ slug: '2026-w46', source, places: 3, not_approved: [] }]);
		expect(close(folder)).toEqual([]);
		expect(close(folder, '2026-11-23', true).map(({ slug }) => slug)).toEqual(['2026-w47']);
		expect(record(folder)).toBe(text);
	});

	test('refuses weeks without votes, unless it is told so', () => {
		const folder = contentFolder({ 'products/acme.md': launched('Acme', 0) });
		expect(() => close(folder)).toThrow(
			'No launch in `2026-w46` has votes or a score, and closing a week makes its order final. Enter votes first with `npm run votes`, or add `--without-votes`. Nothing was written.',
		);
		expect(close(folder, '2026-11-20', true)).toHaveLength(1);
	});

	test('refuses to record what is published on a day before the last', () => {
		const folder = contentFolder(files);
		close(folder);
		expect(() => close(folder, '2026-11-19')).toThrow(
			'The catalog was last recorded on 2026-11-20, but the date is set to 2026-11-19. Set `CATALOG_DATE` to a later day.',
		);
	});

	test('refuses a week that is not over', () => {
		const folder = contentFolder(files);
		expect(() => closeSome(folder, '2026-w46', '2026-w47')).toThrow(
			'The week `2026-w47` ends on 2026-11-22, and today is 2026-11-20. Close it when it is over. Nothing was written.',
		);
		expect(existsSync(join(folder, 'launch_periods/2026-w46.csv'))).toBe(false);
	});

	test('keeps the record of a week whose products have changed since', () => {
		const folder = contentFolder(files);
		close(folder);
		writeFileSync(join(folder, 'products/acme.md'), launched('Acme', 40));
		expect(closeSome(folder, '2026-w46')).toEqual([]);
		expect(record(folder)).toBe(text);
	});
});
