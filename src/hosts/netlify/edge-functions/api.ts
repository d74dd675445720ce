/** The API at Netlify's edge, also in other spellings of its paths. */

import { api, otherSpellings, respond } from '../shared/edge.ts';

export default respond;

export const config = api(['/api', '/api/*', otherSpellings]);
