import { load } from '../../catalog/load.ts';
import { slugsByWebsite } from '../../render/json/lookups.ts';
import { json } from '../../render/respond.ts';

export const GET = () => json(slugsByWebsite(load()));
