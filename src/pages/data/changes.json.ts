import { load } from '../../catalog/load.ts';
import { changes } from '../../views/json/changes.ts';
import { json } from '../../views/json/respond.ts';

export const GET = () => json(changes(load()));
