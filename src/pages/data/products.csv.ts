import { load } from '../../catalog/current-catalog.ts';
import { productsTable } from '../../render/exports.ts';
import { textFile } from '../../render/respond.ts';

export const { getStaticProps, GET } = textFile(() => productsTable(load()));
