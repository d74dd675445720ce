import type { APIRoute } from 'astro';
import { openDoor } from '../agents/door.ts';

export const prerender = false;

export const ALL: APIRoute = ({ request, locals }) => openDoor('/a2a', request, locals.assets);
