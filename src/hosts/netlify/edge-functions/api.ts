/** The API at Netlify's edge. Never with `cache: 'manual'`: what comes from the cache would not be counted. */
import { answer } from '../shared/answer.ts';
import { safetyNet, unlessOff } from '../shared/platform-rules.ts';

export default answer;

export const config = unlessOff({ path: ['/api', '/api/*'], rateLimit: safetyNet });
