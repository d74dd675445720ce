import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../src/catalog/load.ts';
import { ChangeSet } from '../../src/editing/change-set.ts';
import { renameInRecord } from '../../src/editing/records.ts';
import { renameInCorrections } from '../../src/editing/rename-in-corrections.ts';
import { describeRenaming, renameProduct } from '../../src/editing/rename-product.ts';
import { contentFolder, type Files, product } from '../content/content-folder.ts';
import { picture as draw } from '../support/pictures.ts';
import { differing, expectRefusal, stateOf } from './folder-state.ts';

const date = '2026-11-18';
const picture = await draw('png');
const approved = 'launches: [{ period: 2026-w46, approved: true }]';

const files: Files = {
	'products/tools/acme.md': product('# Ours', 'icon: acme.png # small', approved),
	'products/tools/acme.png': picture,
	'products/zeta.md': product('former_slugs: [omega]', 'icon: logo.png', approved).replace('Acme', 'Zeta'),
	'products/logo.png': picture,
	'pages/about.md': '---\ntitle: About\ndescription: Ours.\n---\n[One](/products/acme), [other](/products/acme-2).\n',
	'products/acme-2.md': product(approved).replace('Acme', 'Another'),
};

function rename(folder: string, from: string, to: string) {
	const changes = new ChangeSet(folder);
	const renaming = renameProduct(loadContent({ contentDir: folder, date }).content, changes, from, to);
	changes.check({ date });
	changes.apply();
	return renaming;
}

describe('renameProduct', () => {
	test('moves file and icon, keeps the former slug, and follows links of pages', () => {
		const folder = contentFolder(files);
		const before = stateOf(folder);
		const renaming = rename(folder, 'acme', 'acme-notes');
		expect(describeRenaming(renaming)).toEqual([
			'`acme` is `acme-notes` now, in `products/tools/acme-notes.md`. Its former pages lead to the new ones.',
			'Pages whose links follow: about.',
		]);
		const after = stateOf(folder);
		expect(differing(before, after)).toEqual([
			'pages/about.md',
			'products/tools/acme-notes.md',
			'products/tools/acme-notes.png',
			'products/tools/acme.md',
			'products/tools/acme.png',
		]);
		expect(after['products/tools/acme-notes.png']).toBe(before['products/tools/acme.png']);
		expect(after['products/tools/acme-notes.md']).toBe(
			before['products/tools/acme.md']?.replace(
				'icon: acme.png # small\n',
				'icon: acme-notes.png # small\nformer_slugs: [acme]\n',
			),
		);
		expect(after['pages/about.md']).toContain('(/products/acme-notes), [other](/products/acme-2)');
		const { catalog } = loadContent({ contentDir: folder, date });
		expect(catalog.renamed).toEqual([
			{ from: 'acme', to: 'acme-notes' },
			{ from: 'omega', to: 'zeta' },
		]);
	});

	test('takes a former slug back, and keeps the other one', () => {
		const folder = contentFolder(files);
		const before = stateOf(folder);
		rename(folder, 'zeta', 'omega');
		expect(stateOf(folder)['products/omega.md']).toBe(before['products/zeta.md']?.replace('[omega]', '[zeta]'));
		rename(folder, 'omega', 'sigma');
		expect(stateOf(folder)['products/sigma.md']).toBe(before['products/zeta.md']?.replace('[omega]', '[zeta, omega]'));
		rename(folder, 'sigma', 'omega');
		rename(folder, 'omega', 'zeta');
		expect(stateOf(folder)['products/zeta.md']).toBe(before['products/zeta.md']?.replace('[omega]', '[omega, sigma]'));
	});

	test.each([
		[
			'acme',
			'Acme',
			'`Acme` is not a slug. Write lower-case letters and digits, joined by single hyphens, at most 80 characters.',
		],
		[
			'acme',
			'../x',
			'`../x` is not a slug. Write lower-case letters and digits, joined by single hyphens, at most 80 characters.',
		],
		['acme', 'aux', '`aux` is a device name on Windows. Choose another slug.'],
		['acme', 'acme', '`acme` is its slug already. Write another one.'],
		['acme', 'zeta', '`zeta` is the slug of another product, `products/zeta.md`. Choose another one.'],
		[
			'acme',
			'omega',
			'`omega` is a former slug of `zeta` and leads there. Choose another one, or delete it in `products/zeta.md`.',
		],
		['acne', 'x', 'There is no product `acne`. Did you mean `acme`?'],
		['omega', 'x', '`omega` is a former slug. The product is `zeta` now: write that.'],
	])('refuses to rename %s to %s', (from, to, message) => {
		const folder = contentFolder(files);
		expectRefusal(folder, () => rename(folder, from, to), message);
	});

	test('refuses more former slugs than a product may have', () => {
		const slugs = Array.from({ length: 20 }, (_, index) => `old-${index}`);
		const folder = contentFolder({ 'products/acme.md': product(`former_slugs: [${slugs.join(', ')}]`) });
		expectRefusal(
			folder,
			() => rename(folder, 'acme', 'x'),
			'content/products/x.md:4:15 former_slugs: Must have 20 entries or fewer. Shorten the list.',
		);
	});

	test('follows records of closed weeks, and refuses the slug of another product in one', () => {
		const folder = contentFolder(files);
		const { content } = loadContent({ contentDir: folder, date });
		const record = 'position,product,score,votes,comments\n1,gone,9,9,0\n2,acme-2,5,5,0\n3,acme,1,1,0\n';
		writeFileSync(join(folder, 'launch_periods/2026-w46.csv'), record);
		const changes = new ChangeSet(folder);
		expect(renameProduct(content, changes, 'acme', 'acme-notes').recorded).toEqual(['2026-w46']);
		expect(changes.text('launch_periods/2026-w46.csv')).toBe(record.replace('3,acme,', '3,acme-notes,'));
		expectRefusal(
			folder,
			() => renameProduct(content, new ChangeSet(folder), 'acme', 'gone'),
			'`gone` stands in `launch_periods/2026-w46.csv` for another product, which is no longer there. Choose another one.',
		);
	});
});

test('renameInRecord keeps quotes, order and line ends', () => {
	const record = '\ufeffposition,"product",score\r\n1,"acme",2\r\n2,acme-2,acme\r\n3, acme ,1';
	expect(renameInRecord(record, 'acme', 'b')).toBe(
		'\ufeffposition,"product",score\r\n1,"b",2\r\n2,acme-2,acme\r\n3, b ,1',
	);
});

test('renameInCorrections changes the entries of one product', () => {
	const text = [
		'---',
		'name: Week 46',
		'corrections:',
		'  - date: 2026-11-20',
		'    product: acme # of us',
		'    reason: 14 votes of acme came from one address.',
		'  - { date: 2026-11-21, product: acme-2, reason: Other }',
		'---',
		'product: acme',
		'',
	].join('\r\n');
	expect(renameInCorrections(text, 'acme', 'b')).toBe(text.replace('product: acme #', 'product: b #'));
	expect(renameInCorrections(text, 'c', 'b')).toBe(text);
});
