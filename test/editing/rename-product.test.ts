import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../src/catalog/load.ts';
import { describeRenaming, renameCategory, renameProduct } from '../../src/editing/rename-product.ts';
import { contentFolder, type Files, named, product } from '../content/content-folder.ts';
import { picture as draw } from '../support/pictures.ts';
import { applied, differing, expectRefusal, stateOf } from './folder-state.ts';

const date = '2026-11-18';
const picture = await draw('png');
const more = 'screenshots: [{ file: acme-2.png, alt: Another }]';
const approved = 'launches: [{ period: 2026-w46, approved: true }]';

const files: Files = {
	'products/tools/acme.md': product(
		...['# Ours', 'icon: acme.png # small', 'screenshot: acme-board.png', 'screenshot_alt: A board.', more, approved],
	),
	'products/tools/acme.png': picture,
	'products/tools/acme-board.png': await draw('png', 640),
	'products/tools/acme-2.png': await draw('png', 650),
	'products/zeta.md': named('Zeta', 'former_slugs: [omega]', 'icon: logo.png', approved),
	'products/logo.png': picture,
	'pages/about.md':
		'---\ntitle: About\ndescription: Ours.\n---\n[One](/products/acme), [other](/products/acme-2), [again](/products/acme).\n',
	'products/acme-2.md': named('Another', approved),
};

const rename = (folder: string, from: string, to: string) =>
	applied(folder, ({ content }, changes) => renameProduct(content, changes, from, to));

describe('renameProduct', () => {
	test('moves file and icon, keeps the former slug, and follows links of pages', () => {
		const folder = contentFolder(files);
		const before = stateOf(folder);
		const renaming = rename(folder, 'acme', 'acme-notes');
		expect(describeRenaming(renaming)).toEqual([
			'`acme` is now `acme-notes`, in `products/tools/acme-notes.md`. While it is public, its old pages redirect to the new ones.',
			'Pages with updated links: about.',
			'Pages still call it `Acme`. To change that, edit `name` in the file.',
		]);
		const after = stateOf(folder);
		const moved = [
			'acme-2.png',
			'acme-board.png',
			'acme-notes-2.png',
			'acme-notes-board.png',
			'acme-notes.md',
			'acme-notes.png',
			'acme.md',
			'acme.png',
		];
		expect(differing(before, after)).toEqual(['pages/about.md', ...moved.map((file) => `products/tools/${file}`)]);
		expect(after['products/tools/acme-notes.png']).toBe(before['products/tools/acme.png']);
		expect(after['products/tools/acme-notes.md']).toBe(
			before['products/tools/acme.md']
				?.replaceAll(/acme(?=\.png|-board|-2\.png)/g, 'acme-notes')
				.replace('Another }]\n', 'Another }]\nformer_slugs: [acme]\n'),
		);
		expect(after['pages/about.md']).toContain(
			'(/products/acme-notes), [other](/products/acme-2), [again](/products/acme-notes)',
		);
		const { catalog } = loadContent({ contentDir: folder, date });
		expect(catalog.renamed.map(({ from, to }) => `${from} → ${to}`)).toEqual(['acme → acme-notes', 'omega → zeta']);
	});

	test('takes a former slug back, and keeps the other one', () => {
		const folder = contentFolder(files);
		const before = stateOf(folder);
		rename(folder, 'zeta', 'omega');
		expect(stateOf(folder)).toHaveProperty(['products/logo.png']);
		expect(stateOf(folder)['products/omega.md']).toBe(before['products/zeta.md']?.replace('[omega]', '[zeta]'));
		rename(folder, 'omega', 'sigma');
		expect(stateOf(folder)['products/sigma.md']).toBe(before['products/zeta.md']?.replace('[omega]', '[zeta, omega]'));
		rename(folder, 'sigma', 'omega');
		rename(folder, 'omega', 'zeta');
		expect(stateOf(folder)['products/zeta.md']).toBe(before['products/zeta.md']?.replace('[omega]', '[omega, sigma]'));
	});

	const refused: Readonly<Record<string, string>> = {
		Acme: '`Acme` is not a slug. Write lower-case letters and digits, joined by single hyphens, at most 80 characters. Did you mean `acme`?',
		index: 'Web servers show `index` at the address of its folder. Choose another slug.',
		acme: '`acme` is already its slug. Choose another one.',
		zeta: '`zeta` is the slug of another product, `products/zeta.md`. Choose another one.',
		omega:
			'`omega` is a former slug of `zeta` and redirects there. Choose another one, or delete it in `products/zeta.md`.',
	};

	test.for(Object.entries(refused))('refuses to rename a product to %s', ([to, message]) => {
		expectRefusal(contentFolder(files), (folder) => rename(folder, 'acme', to), message);
	});

	test('follows records of closed weeks and their corrections, and refuses the slug of another product in one', () => {
		const correction = (product: string) =>
			`  - { date: 2026-11-17, product: ${product}, reason: 'Votes of acme' } # acme\n`;
		const week = (product: string) =>
			`---\nname: Week 46\nstarts_on: 2026-11-09\nends_on: 2026-11-15\ncorrections:\n${correction(product)}---\nacme\n`;
		const folder = contentFolder({ ...files, 'launch_periods/2026-w46.md': week('acme') });
		const record = 'position,product,score,votes,comments\n1,gone,9,9,0\n2,acme-2,0,0,0\n3,acme,0,0,0\n4,zeta,0,0,0\n';
		writeFileSync(join(folder, 'launch_periods/2026-w46.csv'), record);
		const taken = '`gone` is the slug of a deleted product in `launch_periods/2026-w46.csv`. Choose another one.';
		expectRefusal(folder, () => rename(folder, 'acme', 'gone'), taken);
		const renaming = rename(folder, 'acme', 'acme-notes');
		const updated = ['Updated records: 2026-w46.', 'Updated corrections: 2026-w46.'];
		expect(describeRenaming(renaming).slice(1, 3)).toEqual(updated);
		const after = stateOf(folder);
		expect(after['launch_periods/2026-w46.csv']).toBe(record.replace('3,acme,', '3,acme-notes,'));
		expect(after['launch_periods/2026-w46.md']).toBe(week('acme-notes'));
		const { launch_periods } = loadContent({ contentDir: folder, date }).catalog;
		const [week46] = launch_periods.filter(({ slug }) => slug === '2026-w46');
		expect(week46?.rankings.map(({ product }) => product)).toEqual(['acme-2', 'acme-notes', 'zeta']);
	});
});

describe('renameCategory', () => {
	const renameIn = (folder: string, from: string, to: string) =>
		applied(folder, ({ content }, changes) => renameCategory(content, changes, from, to));
	const all: Files = {
		'products/acme.md': product('categories:', '  - productivity # first', '  - writing', approved).replace(
			'categories: [writing]\n',
			'',
		),
		'products/beta.md': named('Beta', approved),
		'pages/about.md':
			'---\ntitle: About\ndescription: Ours.\n---\n[One](/categories/writing), [two](/categories/productivity), [three](/products/beta).\n',
	};

	test('moves the file, and changes products and links of pages', () => {
		const folder = contentFolder(all);
		const before = stateOf(folder);
		expect(describeRenaming(renameIn(folder, 'writing', 'texts'))).toEqual([
			'`writing` is now `texts`, in `categories/texts.md`. Its old page is gone.',
			'Updated products: acme, beta.',
			'Pages with updated links: about.',
			'Pages still call it `Writing`. To change that, edit `name` in the file.',
		]);
		const after = stateOf(folder);
		const changed = [
			'categories/texts.md',
			'categories/writing.md',
			'pages/about.md',
			'products/acme.md',
			'products/beta.md',
		];
		expect(differing(before, after)).toEqual(changed);
		for (const file of changed.slice(2)) expect(after[file]).toBe(before[file]?.replace('writing', 'texts'));
	});

	test.each([
		['writng', 'texts', 'There is no category `writng`. Did you mean `writing`?'],
		['writing', 'productivity', 'The file `content/categories/productivity.md` already exists.'],
		[
			'writing',
			'../a',
			'`../a` is not a slug. Write lower-case letters and digits, joined by single hyphens, at most 80 characters. Did you mean `a`?',
		],
	])('refuses %s as %s', (from, to, message) => {
		expectRefusal(contentFolder(all), (folder) => renameIn(folder, from, to), message);
	});
});
