/**
 * Markdown for clients that prefer it on a page's own address, and an Error body for programs that miss. Netlify runs it
 * only when `Accept` names one of the two, so that ordinary page views cost no invocation.
 */

import { unlessOff } from '../shared/platform-rules.ts';
import { respond } from '../shared/respond.ts';

export default respond;

export const config = unlessOff({
	path: '/*',
	excludedPath: ['/api', '/api/*', '/mcp', '/a2a'],
	header: { accept: 'text/markdown|json' },
});
