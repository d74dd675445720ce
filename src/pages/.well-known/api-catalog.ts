import { load } from '../../catalog/load.ts';
import { apiCatalog } from '../../render/discovery/api-catalog.ts';
import { json } from '../../render/respond.ts';

export const GET = () => json(apiCatalog(load()));
