/** The API at Netlify's edge. Never with `cache: 'manual'`: responses from the cache would not be counted. */

import { respond, safetyNet, unlessOff } from '../shared/edge.ts';

export default respond;

export const config = unlessOff({ path: ['/api', '/api/*'], rateLimit: safetyNet });
