import { load } from '../../catalog/current-catalog.ts';
import { catalogExport } from '../../render/json/product.ts';
import { textFile } from '../_respond.ts';

export const { getStaticProps, GET } = textFile(() => catalogExport(load()));
