import { type Catalog, makerFacts, type Product } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { grouped } from '../../contract/text.ts';
import { catalogExportFile as catalogDumpPath, productsTableFile as productsTablePath } from '../../routes/paths.ts';
import { productDetail } from '../json/product.ts';
import { productsTable } from './products-table.ts';

/** The whole catalog as NDJSON: a line for each product, in name order. */
export function catalogExport(catalog: Catalog): string {
	return catalog.products.map((product) => `${JSON.stringify(dumpLine(catalog, product))}\n`).join('');
}

/** What the exports say about a product: all that the API does, and then what makers say beyond it. */
export const exportedProduct = (catalog: Catalog, product: Product) => ({
	...productDetail(catalog, product),
	...makerFacts(product),
});

/** A product with its launches, newest first. */
function dumpLine(catalog: Catalog, product: Product) {
	return {
		...exportedProduct(catalog, product),
		launches: product.launches.map(({ launch_period, ...place }) => ({ launch_period: launch_period.slug, ...place })),
	};
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

const sizeOf = (text: string): string => `${grouped(Math.ceil(new TextEncoder().encode(text).length / 1_000))} kB`;
