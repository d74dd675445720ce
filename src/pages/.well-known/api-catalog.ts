import { load } from '../../catalog/current-catalog.ts';
import { apiCatalog } from '../../render/discovery/well-known.ts';
import { jsonFile } from '../_respond.ts';

export const { getStaticProps, GET } = jsonFile(() => apiCatalog(load()));
