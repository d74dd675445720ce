import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nextHistory } from '../../src/catalog/changelog.ts';
import { loadContent } from '../../src/catalog/load.ts';
import { ChangeSet } from '../../src/editing/change-set.ts';
import { describeWithdrawal, withdrawProduct } from '../../src/editing/withdraw-product.ts';
import { contentFolder, type Files, named, product, record } from '../content/content-folder.ts';
import { picture as draw } from '../support/pictures.ts';
import { applied, differing, stateOf } from './folder-state.ts';

const date = '2026-11-18';
const approved = 'launches: [{ period: 2026-w46, approved: true }] # theirs';

const files: Files = {
	'products/acme.md': product('icon: acme.png', 'former_slugs: [jotter]', approved),
	'products/acme.png': await draw('png'),
	'products/one.md': named('One', 'icon: both.png', approved),
	'products/two.md': named('Two', 'icon: both.png', approved),
	'products/both.png': await draw('png'),
};

function folderWithHistory(): string {
	const folder = contentFolder(files);
	const history = nextHistory(undefined, loadContent({ contentDir: folder, date }).catalog);
	writeFileSync(join(folder, 'releases.json'), JSON.stringify(history));
	return folder;
}

const withdraw = (folder: string, slug: string, isDeleted = false) =>
	applied(folder, ({ content }, changes) => withdrawProduct(content, changes, slug, isDeleted));

describe('withdrawProduct', () => {
	test('hides a product by one line, and says what remains', () => {
		const folder = folderWithHistory();
		const before = stateOf(folder);
		const withdrawal = withdraw(folder, 'acme');
		const after = stateOf(folder);
		expect(differing(before, after)).toEqual(['products/acme.md']);
		expect(after['products/acme.md']).toBe(
			before['products/acme.md']?.replace('icon: acme.png\n', 'icon: acme.png\ndiscoverable: false\n'),
		);
		expect(describeWithdrawal(withdrawal)).toEqual([
			'`acme` is withdrawn.',
			'Its slug stays in the list of removed products in `/data/changes.json`, so that copies of the catalog delete it, too.',
			'Its former slugs no longer redirect: jotter.',
			'Its file stays. Delete the line `discoverable: false` to publish it again.',
		]);
		const { catalog } = loadContent({ contentDir: folder, date });
		expect(catalog.products.map(({ slug }) => slug)).toEqual(['one', 'two']);
		expect(catalog.releases[0]?.products.removed).toEqual(['acme']);
		expect(withdraw(folder, 'acme')).toEqual({ ...withdrawal, changed: false });
		expect(stateOf(folder)).toEqual(after);
	});

	test('deletes the file, and the icon that no other product shows', () => {
		const folder = folderWithHistory();
		const before = stateOf(folder);
		withdraw(folder, 'acme', true);
		withdraw(folder, 'one', true);
		const gone = ['products/acme.md', 'products/acme.png', 'products/one.md'];
		expect(differing(before, stateOf(folder))).toEqual(gone);
	});

	test('says that nothing remains of what was never recorded, and where its place is kept', () => {
		const folder = contentFolder(files);
		writeFileSync(join(folder, 'launch_periods/2026-w46.csv'), record('1,jotter,0,0,0', '2,one,0,0,0', '3,two,0,0,0'));
		const { content } = loadContent({ contentDir: folder, date });
		expect(describeWithdrawal(withdrawProduct(content, new ChangeSet(folder), 'acme', true))).toEqual([
			'`acme` is deleted.',
			'It is not in `releases.json`, so nothing about it stays public.',
			'Closed weeks keep its place without its name: 2026-w46.',
			'Its former slugs no longer redirect: jotter.',
		]);
	});
});
