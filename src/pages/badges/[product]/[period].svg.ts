import type { APIRoute } from 'astro';
import { load } from '../../../catalog/load.ts';
import { type Badge, badgeSvg } from '../../../views/images/badge.ts';
import { placesOf } from '../../../views/images/badges.ts';
import { svg } from '../../../views/images/respond.ts';

export const getStaticPaths = () =>
	load().products.flatMap((product) =>
		placesOf(load(), product).map(({ period, badge }) => ({
			params: { product: product.slug, period },
			props: { badge },
		})),
	);

export const GET: APIRoute<{ badge: Badge }> = ({ props }) => svg(badgeSvg(props.badge));
