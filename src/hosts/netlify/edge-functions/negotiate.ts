/**
 * Markdown for those who ask for it on a page's own address, and an Error body for programs that miss. Netlify runs it
 * only when `Accept` names one of the two, so that ordinary page views cost no invocation.
 */
import { answer } from '../shared/answer.ts';
import { unlessOff } from '../shared/platform-rules.ts';

export default answer;

export const config = unlessOff({
	path: '/*',
	excludedPath: ['/api', '/api/*', '/mcp', '/a2a'],
	header: { accept: 'text/markdown|json' },
});
