import type { Context } from '@netlify/edge-functions';
import { assetsOf } from './respond.ts';

/**
 * Calls the agents' endpoint, after the request was counted. Its code is loaded with the first request: an isolate
 * holds all functions, and most of them never see an agent.
 */
export async function handleAgent(request: Request, context: Context): Promise<Response> {
	const { handleAgentRequest } = await import('../../../agents/endpoint.ts');
	const path = new URL(request.url).pathname.startsWith('/a2a') ? '/a2a' : '/mcp';
	return handleAgentRequest(path, request, assetsOf(request, context), { release: context.deploy.id });
}
