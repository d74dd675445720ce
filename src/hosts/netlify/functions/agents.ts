/**
 * The agents' endpoints on Netlify, as a function: the first call loads more code than an edge function may run. The edge
 * function of the same paths counts a request before it comes here.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { handleAgentRequest } from '../../../agents/endpoint.ts';
import { errorFacts } from '../../../contract/errors.ts';

export default function agents(request: Request): Promise<Response> {
	const path = new URL(request.url).pathname.startsWith('/a2a') ? '/a2a' : '/mcp';
	return handleAgentRequest(path, request, assets, {
		onError: (error) => console.error(JSON.stringify({ event: 'error', ...errorFacts(error) })),
	});
}

/**
 * The published files that `included_files` in `netlify.toml` packs with the function, so each deploy has its own. AWS sets the
 * variable to its folder.
 */
const assets = {
	async get(path: string): Promise<{ readonly body: string } | undefined> {
		try {
			return { body: await readFile(join(process.env['LAMBDA_TASK_ROOT'] ?? '', 'dist/client', path), 'utf8') };
		} catch (error) {
			if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
			throw error;
		}
	},
};
