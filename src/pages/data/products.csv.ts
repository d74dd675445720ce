import { load } from '../../catalog/current-catalog.ts';
import { productsTable } from '../../render/exports/products-table.ts';
import { textFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = textFile(() => productsTable(load()));
