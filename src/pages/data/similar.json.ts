import { load } from '../../catalog/current-catalog.ts';
import { similarRows } from '../../render/json/facets.ts';
import { jsonFile } from '../../render/respond.ts';

export const { getStaticProps, GET } = jsonFile(() => similarRows(load()));
