import { load } from '../../catalog/current-catalog.ts';
import { similarRows } from '../../render/json/facets.ts';
import { jsonFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() => similarRows(load()));
