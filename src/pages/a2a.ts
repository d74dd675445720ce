import type { APIRoute } from 'astro';
import { handleAgentRequest } from '../agents/endpoint.ts';
import { a2aEndpoint } from '../urls/paths.ts';

export const prerender = false;

export const ALL: APIRoute = ({ request, locals: { context } }) =>
	handleAgentRequest(a2aEndpoint, request, context.assets, context);
