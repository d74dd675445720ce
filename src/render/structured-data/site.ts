import { searchPage } from '../../routes/paths.ts';
import type { Frame } from '../frame.ts';

/** The board itself, with its search where it has one. */
export function siteData({ site, base_url, extras }: Pick<Frame, 'site' | 'base_url' | 'extras'>) {
	return {
		'@type': 'WebSite',
		name: site.name,
		description: site.description,
		url: `${base_url}/`,
		potentialAction: extras.search
			? {
					'@type': 'SearchAction',
					target: { '@type': 'EntryPoint', urlTemplate: `${base_url}${searchPage}?q={query}` },
					'query-input': 'required name=query',
				}
			: undefined,
	};
}
