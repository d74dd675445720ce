/**
 * Markdown for clients that prefer it on a page's own address, and an Error body for programs that miss. Netlify runs it
 * only when `Accept` names one of the two, so that ordinary page views cost no invocation.
 */

import { respond, unlessOff } from '../shared/edge.ts';

export default respond;

export const config = unlessOff({
	path: '/*',
	excludedPath: ['/api', '/api/*', '/mcp', '/a2a'],
	header: { accept: 'text/markdown|json' },
});
