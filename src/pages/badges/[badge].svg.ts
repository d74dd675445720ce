import type { APIRoute } from 'astro';
import { load } from '../../catalog/load.ts';
import { badgeSvg } from '../../views/images/badge.ts';
import { listed } from '../../views/images/badges.ts';
import { svg } from '../../views/images/respond.ts';

export const getStaticPaths = () => (load().extras.images ? [{ params: { badge: 'listed' } }] : []);

export const GET: APIRoute = () => svg(badgeSvg(listed(load()).badge));
