import { load } from '../../catalog/current-catalog.ts';
import { slugsAndNames } from '../../render/json/site-data.ts';
import { jsonFile } from '../../render/respond.ts';

export const { getStaticProps, GET } = jsonFile(() => slugsAndNames(load()));
