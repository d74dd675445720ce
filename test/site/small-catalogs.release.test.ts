/** Boards on their first days. A build checks what it publishes, its links among it. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, copyCheckout, removeFolder, temporaryFolder } from '../support/checkout.ts';
import { writeSampleContent } from '../support/sample-content.ts';

const folder = temporaryFolder();
const [checkout, content] = [join(folder, 'checkout'), join(folder, 'content')];

beforeAll(() => {
	copyCheckout(checkout);
});
afterAll(() => removeFolder(folder));

const published = (path: string): string => readFileSync(join(checkout, 'dist/client', path), 'utf8');

describe('a board on its first days', () => {
	test.each([
		['nothing on it', { products: 0, periods: 0 }, '2026-11-20', 0],
		['only weeks to come', { products: 0, periods: 3 }, '2026-11-02', 0],
		['weeks without launches', { products: 0, periods: 3 }, '2026-11-20', 0],
		['one product in an open week', { products: 1, periods: 2 }, '2026-11-10', 1],
		['one product in a week that is over', { products: 1, periods: 2 }, '2026-11-20', 1],
	])('with %s is published with every extra, in one order', async (_what, size, CATALOG_DATE, count) => {
		rmSync(content, { recursive: true, force: true });
		writeSampleContent(content, size);
		await build(checkout, { CONTENT_DIR: content, CATALOG_DATE, EXTRAS: 'search,feeds,lists,digests' });
		expect(
			published('data/catalog.ndjson')
				.split('\n')
				.filter((line) => line.includes('"product-')),
		).toHaveLength(count);
		for (const path of ['products.html', 'products.md', 'llms.txt']) expect(published(path)).not.toContain('/order/');
	});

	test('with a product that no week has is published', async () => {
		rmSync(content, { recursive: true, force: true });
		writeSampleContent(content, { products: 1, periods: 0 });
		const text = '---\nname: Acme\ncategories: [developer-tools]\nfirst_launched_on: 2026-11-01\n---\n';
		writeFileSync(join(content, 'products/product-001.md'), text);
		await build(checkout, { CONTENT_DIR: content, CATALOG_DATE: '2026-11-20', EXTRAS: 'search,feeds,lists,digests' });
		expect(published('products.md')).toContain('Acme');
	});
});
