import { load } from '../../catalog/load.ts';
import { slugsAndNames } from '../../views/json/lookups.ts';
import { json } from '../../views/json/respond.ts';

export const GET = () => json(slugsAndNames(load()));
