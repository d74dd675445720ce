/** The map of the site for search engines (sitemaps.org, version 0.9). */
import { x } from 'xastscript';
import type { Catalog } from '../catalog/catalog.ts';
import { sitePaths } from './site-paths.ts';
import { xml } from './xml.ts';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The most that one file may list. */
const maximumUrls = 50_000;

const partPath = (part: number): string => `/sitemaps/${part}.xml`;

/** The whole map, or the list of its parts where it is too long for one file. */
export function sitemap(catalog: Catalog): string {
	const parts = partsOf(catalog);
	const [only] = parts;
	if (only && parts.length === 1) return only;
	const entries = parts.map((_, index) => x('sitemap', [x('loc', catalog.base_url + partPath(index + 1))]));
	return xml(x('sitemapindex', { xmlns: namespace }, entries));
}

/** The parts of a long map, as Astro asks for them. */
export function sitemapParts(catalog: Catalog): { params: { part: string }; props: { text: string } }[] {
	const parts = partsOf(catalog);
	if (parts.length === 1) return [];
	return parts.map((text, index) => ({ params: { part: String(index + 1) }, props: { text } }));
}

function partsOf(catalog: Catalog): string[] {
	const urls = sitePaths(catalog).map(({ path, changed }) =>
		x('url', [x('loc', catalog.base_url + encodeURI(path)), ...(changed === undefined ? [] : [x('lastmod', changed)])]),
	);
	const count = Math.ceil(urls.length / maximumUrls);
	return Array.from({ length: count }, (_, index) =>
		xml(x('urlset', { xmlns: namespace }, urls.slice(index * maximumUrls, (index + 1) * maximumUrls))),
	);
}
