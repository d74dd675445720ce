/**
 * Sends Markdown to clients that prefer it at a page's address, and an Error body to programs if a path is missing. Netlify
 * runs it only when `Accept` names one of the two, so that ordinary page views cost no invocation.
 */

import type { Config } from '@netlify/edge-functions';
import { otherSpellings, respond } from '../shared/edge.ts';

export default respond;

export const config: Config = {
	path: '/*',
	excludedPath: ['/api', '/api/*', '/mcp', '/a2a', otherSpellings],
	header: { accept: 'text/markdown|json' },
};
