import type { APIRoute } from 'astro';
import { load } from '../../catalog/current-catalog.ts';
import { type Badge, badgeSvg, siteBadge } from '../../render/cards/badges.ts';

export const getStaticPaths = () =>
	load().has_images ? [{ params: { badge: 'listed' }, props: { badge: siteBadge(load()).badge } }] : [];

export const GET: APIRoute<{ badge: Badge }> = ({ props }) => new Response(badgeSvg(props.badge));
