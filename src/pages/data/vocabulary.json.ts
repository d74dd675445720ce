import { load } from '../../catalog/load.ts';
import { json } from '../../views/json/respond.ts';
import { vocabulary } from '../../views/json/vocabulary.ts';

export const GET = () => json(vocabulary(load()));
