import { load } from '../../catalog/load.ts';
import { aiCatalog } from '../../views/discovery/ai-catalog.ts';
import { json } from '../../views/json/respond.ts';

export const GET = () => json(aiCatalog(load()));
