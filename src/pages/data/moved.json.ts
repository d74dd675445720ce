import { load } from '../../catalog/load.ts';
import { redirects } from '../../render/json/redirects.ts';
import { json } from '../../render/respond.ts';

export const GET = () => json(redirects(load()));
