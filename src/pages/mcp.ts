import type { APIRoute } from 'astro';
import { handleAgentRequest } from '../agents/endpoint.ts';
import { mcpEndpoint } from '../urls/paths.ts';

export const prerender = false;

export const ALL: APIRoute = ({ request, locals: { context } }) =>
	handleAgentRequest(mcpEndpoint, request, context.assets, context);
