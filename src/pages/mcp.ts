import type { APIRoute } from 'astro';
import { handleAgentRequest } from '../agents/endpoint.ts';

export const prerender = false;

export const ALL: APIRoute = ({ request, locals }) => handleAgentRequest('/mcp', request, locals.assets, locals);
