/** The board itself, its makers and exports in the vocabulary of schema.org. */

import { facetSlug } from '../../catalog/facets.ts';
import { layout as t } from '../../texts/sections.ts';
import { mediaType } from '../../urls/media-type.ts';
import * as at from '../../urls/paths.ts';
import type { Layout } from '../props/layout.ts';
import type { SiteFacts } from '../props/product.ts';

/** The board itself, with its search. */
export function siteData({ site, base_url }: Pick<Layout, 'site' | 'base_url'>) {
	return {
		'@type': 'WebSite',
		name: site.name,
		description: site.description,
		url: `${base_url}/`,
		potentialAction: {
			'@type': 'SearchAction',
			target: { '@type': 'EntryPoint', urlTemplate: `${base_url}${at.searchPage}?q={query}` },
			'query-input': 'required name=query',
		},
	};
}

/**
 * A maker: an organisation, which for schema.org a project is, too, and one person who works under a name. Which of the
 * three it is, no content says.
 */
export function makerData(baseUrl: string, name: string) {
	const page = baseUrl + at.facetPage('maker', facetSlug(name));
	return { '@type': 'Organization', '@id': `${page}#maker`, name, mainEntityOfPage: page };
}

/** The exports of the whole catalog. @param path - Of the page that explains them. */
export function exportsData({ base_url, site }: SiteFacts, path: string) {
	return {
		'@type': 'Dataset',
		name: t.catalogOf({ site: site.name }),
		description: `${t.aboutCatalog({ site: site.name })} ${site.description}`,
		url: base_url + path,
		isAccessibleForFree: true,
		distribution: [at.catalogExportFile, at.productsTableFile].map((file) => ({
			'@type': 'DataDownload',
			contentUrl: base_url + file,
			encodingFormat: mediaType(file).replace(/;.*/, ''),
		})),
	};
}

/** Whether a page explains the exports. @param body - Markdown source. */
export const explainsExports = (body: string): boolean => body.includes(at.catalogExportFile);
