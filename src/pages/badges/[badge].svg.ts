import type { APIRoute } from 'astro';
import { load } from '../../catalog/current-catalog.ts';
import { type Badge, badgeSvg, listed } from '../../render/cards/badges.ts';
import { svg } from '../_respond.ts';

export const getStaticPaths = () =>
	load().has_images ? [{ params: { badge: 'listed' }, props: { badge: listed(load()).badge } }] : [];

export const GET: APIRoute<{ badge: Badge }> = ({ props }) => svg(badgeSvg(props.badge));
