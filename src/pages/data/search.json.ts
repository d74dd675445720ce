import { load } from '../../catalog/load.ts';
import { searchRows } from '../../views/json/lookups.ts';
import { json } from '../../views/json/respond.ts';

export const GET = () => json(searchRows(load()));
