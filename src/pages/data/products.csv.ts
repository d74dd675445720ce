import { load } from '../../catalog/current-catalog.ts';
import { productsTable } from '../../render/exports/catalog-exports.ts';
import { textFile } from '../_respond.ts';

export const { getStaticProps, GET } = textFile(() => productsTable(load()));
