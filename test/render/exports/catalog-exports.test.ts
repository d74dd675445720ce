import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalog, Product } from '../../../src/catalog/catalog.ts';
import { productsTable } from '../../../src/render/exports/catalog-exports.ts';
import { catalogOf } from '../../support/catalog.ts';

/** Rows of the table as a program reads them that takes the apostrophe away again. */
function rowsOf(table: string): Record<string, string>[] {
	const rows: Record<string, string>[] = parse(table, { columns: true, record_delimiter: '\r\n' });
	const plain = (text: string) => text.replace(/^'(?='*[=+\-@\t\r＝＋－＠])/u, '');
	return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, text]) => [name, plain(text)])));
}

describe('the table of products', () => {
	test('gives back the catalog, whatever makers write', () => {
		const text = fc.oneof(
			fc.string({ maxLength: 40 }),
			fc.constantFrom('=1+1', '+x', '-1', '@a', '"', ',', "'=", '＝x'),
		);
		const facts = fc.record({ name: text, tagline: text, maker: text, price_label: text });
		fc.assert(
			fc.property(fc.array(facts, { maxLength: 20 }), (given) => {
				const catalog = catalogOf(given.map((_, index) => `Product ${index}`));
				const products = catalog.products.map((product, index): Product => ({ ...product, ...given[index] }));
				const rows = rowsOf(productsTable({ ...catalog, products } satisfies Catalog));
				expect(rows.length).toBe(products.length);
				for (const [index, { slug, name, tagline, maker, price_label }] of products.entries()) {
					expect(rows[index]).toMatchObject({ slug, name, tagline, maker, price_label });
				}
			}),
		);
	});

	test('holds nothing that a spreadsheet would run', () => {
		const catalog = catalogOf(['=cmd()', '+1', '-1', '@x', '\t=1', '＝1']);
		const names = parse(productsTable(catalog), { columns: true, record_delimiter: '\r\n' }) as { name: string }[];
		for (const { name } of names) expect(name.startsWith("'")).toBe(true);
	});
});
