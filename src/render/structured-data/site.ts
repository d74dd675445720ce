import { searchPage } from '../../routes/paths.ts';
import type { Frame } from '../frame.ts';

/** The board itself, with its search. */
export function siteData({ site, base_url }: Pick<Frame, 'site' | 'base_url'>) {
	return {
		'@type': 'WebSite',
		name: site.name,
		description: site.description,
		url: `${base_url}/`,
		potentialAction: {
			'@type': 'SearchAction',
			target: { '@type': 'EntryPoint', urlTemplate: `${base_url}${searchPage}?q={query}` },
			'query-input': 'required name=query',
		},
	};
}
