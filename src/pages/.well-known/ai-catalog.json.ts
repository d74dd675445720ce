import { load } from '../../catalog/current-catalog.ts';
import { aiCatalog } from '../../render/discovery/ai-catalog.ts';
import { jsonFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() => aiCatalog(load()));
