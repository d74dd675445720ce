import { load } from '../../catalog/load.ts';
import { changes } from '../../render/json/changes.ts';
import { json } from '../../render/respond.ts';

export const GET = () => json(changes(load()));
