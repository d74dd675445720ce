import { load } from '../../catalog/load.ts';
import { json } from '../../views/json/respond.ts';

export const GET = () => json({ releases: load().releases });
