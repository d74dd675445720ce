import { load } from '../../catalog/current-catalog.ts';
import { slugsByWebsite } from '../../render/json/lookups.ts';
import { jsonFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() => slugsByWebsite(load()));
