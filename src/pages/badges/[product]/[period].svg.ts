import type { APIRoute } from 'astro';
import { load } from '../../../catalog/current-catalog.ts';
import { type Badge, badgeSvg, placesOf } from '../../../render/cards/badges.ts';

export const getStaticPaths = () =>
	load().products.flatMap((product) =>
		placesOf(load(), product).map(({ period, badge }) => ({
			params: { product: product.slug, period },
			props: { badge },
		})),
	);

export const GET: APIRoute<{ badge: Badge }> = ({ props }) => new Response(badgeSvg(props.badge));
