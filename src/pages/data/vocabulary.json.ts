import { load } from '../../catalog/load.ts';
import { json } from '../../render/json/respond.ts';
import { vocabulary } from '../../render/json/vocabulary.ts';

export const GET = () => json(vocabulary(load()));
