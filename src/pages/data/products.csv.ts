import { load } from '../../catalog/current-catalog.ts';
import { productsTable } from '../../render/exports/catalog-exports.ts';
import { oneFile } from '../_one-file.ts';

export const { getStaticProps, GET } = oneFile(() => productsTable(load()));
