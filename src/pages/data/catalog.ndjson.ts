import { load } from '../../catalog/current-catalog.ts';
import { catalogExport } from '../../render/json/product.ts';
import { oneFile } from '../_one-file.ts';

export const { getStaticProps, GET } = oneFile(() => catalogExport(load()));
