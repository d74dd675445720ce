import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeHugoSite } from '../../scripts/bench/hugo-site.ts';
import { requireSameOutput } from '../../scripts/bench/same-output.ts';
import { writeCatalog } from '../../scripts/seed/write-catalog.ts';
import type { Catalog } from '../../src/catalog/catalog.ts';
import { loadCatalog } from '../../src/catalog/load.ts';
import { build, copyCheckout, removeFolder, settings, temporaryFolder } from '../support/checkout.ts';
import { installed } from '../support/redis-process.ts';

const folder = temporaryFolder();
const ours = join(folder, 'dist/client');
const theirs = join(folder, 'hugo/public/products');
let catalog: Catalog;

afterAll(() => removeFolder(folder));

describe.runIf(installed('hugo'))("Hugo's templates of the bench", () => {
	beforeAll(async () => {
		const content = join(folder, 'content');
		const { CATALOG_DATE = '', SITE_URL } = settings;
		writeCatalog({ products: 200, periods: 40, out: content, seed: 7 });
		const checkout = copyCheckout(join(folder, 'checkout'));
		await build(checkout, { EXTRAS: 'none', CONTENT_DIR: content, OUT_DIR: join(folder, 'dist') });
		catalog = loadCatalog({ contentDir: content, date: CATALOG_DATE, baseUrl: SITE_URL });
		writeHugoSite(join(folder, 'hugo'), catalog);
		execFileSync('hugo', ['--quiet'], {
			cwd: join(folder, 'hugo'),
			env: { ...process.env, HUGO_CACHEDIR: join(folder, 'cache') },
		});
	});

	test('write what our views write', () => {
		expect(() => requireSameOutput(theirs, ours, catalog)).not.toThrow();
	});

	test.for([
		['html', '<dt>Votes</dt>', '<dt>Stars</dt>'],
		['html', '"@type":"Product"', '"@type":"Thing"'],
		['html', '</h1>', '</h1><hr>'],
		['json', '"votes"', '"stars"'],
		['md', '- Votes: ', '- Stars: '],
	] as const)('are found out when they say something else in %s, as `%s`', ([ending, written, instead]) => {
		const [{ slug } = { slug: '' }] = catalog.products;
		const file = join(theirs, `${slug}.${ending}`);
		const text = readFileSync(file, 'utf8');
		expect(text).toContain(written);
		writeFileSync(file, text.replace(written, instead));
		try {
			expect(() => requireSameOutput(theirs, ours, catalog)).toThrow(`in \`${slug}.${ending}\` than our views`);
		} finally {
			writeFileSync(file, text);
		}
	});

	test('are found out when they write fewer files', () => {
		const { products } = catalog;
		const fewer = { ...catalog, products: products.slice(1) };
		const sentence = `Hugo wrote ${3 * products.length} files for ${products.length - 1} products.`;
		expect(() => requireSameOutput(theirs, ours, fewer)).toThrow(sentence);
	});
});
