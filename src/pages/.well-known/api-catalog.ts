import { load } from '../../catalog/current-catalog.ts';
import { apiCatalog } from '../../render/discovery/api-catalog.ts';
import { jsonFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() => apiCatalog(load()));
