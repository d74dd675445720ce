import { load } from '../../catalog/load.ts';
import { moved } from '../../views/json/moved.ts';
import { json } from '../../views/json/respond.ts';

export const GET = () => json(moved(load()));
