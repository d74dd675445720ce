import { stringify } from 'csv-stringify/sync';
import type { Catalog } from '../../catalog/catalog.ts';
import { fieldsWith } from '../../content/schemas/product-fields.ts';
import { exportedProduct } from './catalog-export.ts';

/** What makers say beyond the API comes last. */
const columns = new Set([
	...['slug', 'name', 'tagline', 'categories', 'pricing_model', 'price_label', 'maker', 'website_url'],
	...['votes', 'reviews_count', 'average_rating', 'first_launched_on', 'url'],
	...fieldsWith('draft'),
]);

/**
 * Every product as CSV (RFC 4180) in name order, for spreadsheets. A text that a spreadsheet would take for a formula has an
 * apostrophe before it. Categories are separated by spaces.
 */
export function productsTable(catalog: Catalog): string {
	const rows = catalog.products.map((product) => {
		const { categories, ...detail } = exportedProduct(catalog, product);
		return { ...detail, categories: categories.join(' ') };
	});
	return stringify(rows, {
		header: true,
		columns: [...columns],
		record_delimiter: 'windows',
		cast: { string: unlikeFormula },
	});
}

/** A text that begins like a formula, behind any number of apostrophes, gets one more, which readers can take away. */
function unlikeFormula(text: string): string {
	return /^'*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
}
