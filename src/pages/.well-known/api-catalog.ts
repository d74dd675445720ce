import { load } from '../../catalog/load.ts';
import { apiCatalog } from '../../views/discovery/api-catalog.ts';
import { json } from '../../views/json/respond.ts';

export const GET = () => json(apiCatalog(load()));
