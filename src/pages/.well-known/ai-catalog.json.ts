import { load } from '../../catalog/load.ts';
import { aiCatalog } from '../../render/discovery/ai-catalog.ts';
import { json } from '../../render/respond.ts';

export const GET = () => json(aiCatalog(load()));
