import { load } from '../../catalog/load.ts';
import { moved } from '../../render/json/moved.ts';
import { json } from '../../render/json/respond.ts';

export const GET = () => json(moved(load()));
