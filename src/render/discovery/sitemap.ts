/** The map of the site for search engines (sitemaps.org, version 0.9). */
import { x } from 'xastscript';
import type { Catalog } from '../../catalog/catalog.ts';
import { lastChanges } from '../../catalog/last-changes.ts';
import { xmlDocument } from '../shared/xml.ts';
import { readablePages } from '../site-pages.ts';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The most that one file may list. So many addresses of this site stay far below the 50 MB that it may weigh. */
const maximumUrls = 50_000;

/** Next to the whole map: a map can only name addresses in its own folder and below. */
const partName = (part: number): string => `sitemap-${part}`;

/**
 * The whole map, or the list of its parts where it is too long for one file.
 *
 * @param apiChanged - The day of the newest release of the API.
 * @param ownPaths - Of the board's pages that the table of pages does not have.
 */
export function sitemap(catalog: Catalog, apiChanged?: string, ownPaths: readonly string[] = []): string {
	const parts = partsOf(catalog, apiChanged, ownPaths);
	const [only] = parts;
	if (only && parts.length === 1) return only;
	const entries = parts.map((_, index) => x('sitemap', [x('loc', `${catalog.base_url}/${partName(index + 1)}.xml`)]));
	return xmlDocument(x('sitemapindex', { xmlns: namespace }, entries));
}

/** The parts of a long map, as Astro wants them. */
export function sitemapParts(
	catalog: Catalog,
	apiChanged?: string,
	ownPaths: readonly string[] = [],
): { params: { part: string }; props: { text: string } }[] {
	if (readablePages(catalog).length + ownPaths.length <= maximumUrls) return [];
	const parts = partsOf(catalog, apiChanged, ownPaths);
	return parts.map((text, index) => ({ params: { part: partName(index + 1) }, props: { text } }));
}

function partsOf(catalog: Catalog, apiChanged: string | undefined, ownPaths: readonly string[]): readonly string[] {
	const changes = lastChanges(catalog, apiChanged);
	const own = ownPaths.map((path) => ({ path, changed: undefined }));
	const urls = [...readablePages(catalog), ...own].map(({ path, changed }) => {
		const day = changed?.(changes, catalog);
		const lastmod = day === undefined ? [] : [x('lastmod', day)];
		return x('url', [x('loc', catalog.base_url + encodeURI(path)), ...lastmod]);
	});
	const count = Math.ceil(urls.length / maximumUrls);
	return Array.from({ length: count }, (_, part) => {
		const some = urls.slice(part * maximumUrls, (part + 1) * maximumUrls);
		return xmlDocument(x('urlset', { xmlns: namespace }, some));
	});
}
