/** The API at Netlify's edge. Never with `cache: 'manual'`: what comes from the cache would not be counted. */

import { safetyNet, unlessOff } from '../shared/platform-rules.ts';
import { respond } from '../shared/respond.ts';

export default respond;

export const config = unlessOff({ path: ['/api', '/api/*'], rateLimit: safetyNet });
