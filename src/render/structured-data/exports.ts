import { mediaType } from '../../routes/media-type.ts';
import { catalogExportFile, productsTableFile } from '../../routes/paths.ts';
import type { SiteFacts } from '../props/product.ts';

/** The exports of the whole catalog. @param path - Of the page that explains them. */
export function exportsData({ base_url, site }: SiteFacts, path: string) {
	return {
		'@type': 'Dataset',
		name: `The catalog of ${site.name}`,
		description: `Every product of ${site.name}, with its categories, its launches and its places in the weeks. ${site.description}`,
		url: base_url + path,
		isAccessibleForFree: true,
		distribution: [catalogExportFile, productsTableFile].map((file) => ({
			'@type': 'DataDownload',
			contentUrl: base_url + file,
			encodingFormat: mediaType(file).replace(/;.*/, ''),
		})),
	};
}

/** Whether a page explains the exports. @param body - Markdown source. */
export const explainsExports = (body: string): boolean => body.includes(catalogExportFile);
