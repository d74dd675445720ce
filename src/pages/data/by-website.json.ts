import { load } from '../../catalog/load.ts';
import { slugsByWebsite } from '../../views/json/lookups.ts';
import { json } from '../../views/json/respond.ts';

export const GET = () => json(slugsByWebsite(load()));
