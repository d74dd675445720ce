import { load } from '../../catalog/current-catalog.ts';
import { slugsAndNames } from '../../render/json/lookups.ts';
import { jsonFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() => slugsAndNames(load()));
