import type { APIRoute } from 'astro';
import { handleAgentRequest } from '../agents/endpoint.ts';
import { a2aEndpoint } from '../routes/paths.ts';

export const prerender = false;

export const ALL: APIRoute = ({ request, locals }) => handleAgentRequest(a2aEndpoint, request, locals.assets, locals);
