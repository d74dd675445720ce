/** The exports of the whole catalog: CSV for spreadsheets, and what all exports hold. */
import type { Catalog } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { fieldsWith } from '../../content/schemas/product-fields.ts';
import { grouped } from '../../contract/text.ts';
import { catalogExportFile as catalogDumpPath, productsTableFile as productsTablePath } from '../../urls/paths.ts';
import { catalogExport, exportedProduct } from '../json/product.ts';

/** What makers say beyond the API comes last, then the board's own fields. */
const shared = new Set([
	...['slug', 'name', 'tagline', 'categories', 'pricing_model', 'price_label', 'maker', 'website_url'],
	...['votes', 'reviews_count', 'average_rating', 'first_launched_on', 'url'],
	...fieldsWith('draft'),
]);

/**
 * Every product as CSV (RFC 4180) in name order, for spreadsheets. A text that a spreadsheet would take for a formula has an
 * apostrophe before it. Categories are separated by spaces.
 */
export const productsTable = oncePer((catalog: Catalog): string => {
	const columns = [...shared, ...catalog.site.fields.map(({ name }) => name)];
	const rows = catalog.products.map((product) => {
		const { categories, ...detail } = exportedProduct(catalog, product);
		const cells = new Map<string, unknown>(Object.entries({ ...detail, categories: categories.join(' ') }));
		return columns.map((column) => cellOf(cells.get(column)));
	});
	return [columns, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
});

function cellOf(value: unknown): string {
	const text = typeof value === 'string' ? unlikeFormula(value) : String(value ?? '');
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text that begins like a formula, behind any number of apostrophes, gets one more, which readers can take away. */
function unlikeFormula(text: string): string {
	return /^'*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** A table of the dumps with their counts and sizes, in Markdown. */
export const exportFacts = oncePer((catalog: Catalog): string => {
	const count = grouped(catalog.products.length);
	const rows = [
		[catalogDumpPath, `${count} lines`, sizeOf(catalogExport(catalog)), 'every product with its launches, as NDJSON'],
		[productsTablePath, `${count} rows`, sizeOf(productsTable(catalog)), 'every product, as CSV (RFC 4180)'],
	];
	const lines = rows.map(([path, ...cells]) => `| [${path}](${path}) | ${cells.join(' | ')} |`);
	return ['| Address | Holds | Size | What |', '| --- | --- | --- | --- |', ...lines].join('\n');
});

const sizeOf = (text: string): string => `${grouped(Math.ceil(new TextEncoder().encode(text).length / 1_000))} KB`;
