import { load } from '../../catalog/current-catalog.ts';
import { slugsByWebsite } from '../../render/json/site-data.ts';
import { jsonFile } from '../../render/respond.ts';

export const { getStaticProps, GET } = jsonFile(() => slugsByWebsite(load()));
