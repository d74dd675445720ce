import { load } from '../../catalog/current-catalog.ts';
import { changes } from '../../render/json/site-data.ts';
import { jsonFile } from '../../render/respond.ts';

export const { getStaticProps, GET } = jsonFile(() => changes(load()));
