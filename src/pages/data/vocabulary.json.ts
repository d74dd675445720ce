import { load } from '../../catalog/load.ts';
import { vocabulary } from '../../render/json/vocabulary.ts';
import { json } from '../../render/respond.ts';

export const GET = () => json(vocabulary(load()));
