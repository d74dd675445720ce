import type { Catalog } from '../../catalog/catalog.ts';

/** `/site.webmanifest`: what a system shows for a site that someone puts beside their programs. The icons lie in `public`. */
export function webManifest({ site }: Catalog) {
	return {
		id: '/',
		name: site.name,
		description: site.description,
		lang: 'en',
		start_url: '/',
		display: 'browser',
		background_color: '#fdfcf9',
		theme_color: '#fdfcf9',
		icons: [192, 512].map((size) => ({
			src: `/icon-${size}.png`,
			sizes: `${size}x${size}`,
			type: 'image/png',
			purpose: 'any maskable',
		})),
	};
}
