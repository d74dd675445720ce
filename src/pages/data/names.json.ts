import { load } from '../../catalog/load.ts';
import { slugsAndNames } from '../../render/json/lookups.ts';
import { json } from '../../render/respond.ts';

export const GET = () => json(slugsAndNames(load()));
