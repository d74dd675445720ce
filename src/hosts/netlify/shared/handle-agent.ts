import type { Context } from '@netlify/edge-functions';
import { assetsOf, onError } from './respond.ts';

/**
 * Responds at the agents' endpoints, after the request was counted. Their code is loaded with the first such request: an
 * isolate holds all functions, and most of them never get one.
 */
export async function handleAgent(request: Request, context: Context): Promise<Response> {
	const { handleAgentRequest } = await import('../../../agents/endpoint.ts');
	const path = new URL(request.url).pathname.startsWith('/a2a') ? '/a2a' : '/mcp';
	return handleAgentRequest(path, request, assetsOf(request, context), {
		release: context.deploy.id,
		onError,
	});
}
