import type { Catalog } from '../../catalog/catalog.ts';
import { lightColours } from '../colours.ts';

/** `/site.webmanifest`: what a system shows for a site that someone puts beside their programs. The icons lie in `public`. */
export function webManifest({ site }: Catalog) {
	return {
		id: '/',
		name: site.name,
		description: site.description,
		lang: 'en',
		start_url: '/',
		display: 'browser',
		background_color: lightColours.paper,
		theme_color: lightColours.paper,
		icons: [192, 512].map((size) => ({
			src: `/icon-${size}.png`,
			sizes: `${size}x${size}`,
			type: 'image/png',
			purpose: 'any maskable',
		})),
	};
}
