import type { Catalog } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { grouped } from '../../contract/counts.ts';
import { catalogExportFile as catalogDumpPath, productsTableFile as productsTablePath } from '../../routes/paths.ts';
import { catalogExport } from './catalog-export.ts';
import { productsTable } from './products-table.ts';

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
