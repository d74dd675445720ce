import type { APIRoute } from 'astro';
import { load } from '../../catalog/current-catalog.ts';
import { badgeSvg } from '../../render/cards/badge.ts';
import { listed } from '../../render/cards/badges.ts';
import { svg } from '../../render/respond.ts';

export const getStaticPaths = () => (load().extras.images ? [{ params: { badge: 'listed' } }] : []);

export const GET: APIRoute = () => svg(badgeSvg(listed(load()).badge));
