/** The map of the site for search engines (sitemaps.org, version 0.9). */
import type { Element } from 'xast';
import { x } from 'xastscript';
import type { Catalog } from '../catalog/catalog.ts';
import { lastChanges, sitePaths } from './site-paths.ts';
import { xmlDocument } from './xml.ts';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The most that one file may list. */
const maximumUrls = 50_000;

/** The most that one file may weigh: 50 MB, less a kilobyte for what stands around the addresses. */
const maximumBytes = 50 * 1024 * 1024 - 1024;

/** Beside the whole map: a map may name what lies in its own folder and below. */
const partName = (part: number): string => `sitemap-${part}`;

/**
 * The whole map, or the list of its parts where it is too long for one file.
 *
 * @param apiChanged - The day of the newest release of the API.
 */
export function sitemap(catalog: Catalog, apiChanged?: string): string {
	const parts = partsOf(catalog, apiChanged);
	const [only] = parts;
	if (only && parts.length === 1) return only;
	const entries = parts.map((_, index) => x('sitemap', [x('loc', `${catalog.base_url}/${partName(index + 1)}.xml`)]));
	return xmlDocument(x('sitemapindex', { xmlns: namespace }, entries));
}

/** The parts of a long map, as Astro wants them. */
export function sitemapParts(
	catalog: Catalog,
	apiChanged?: string,
): { params: { part: string }; props: { text: string } }[] {
	const parts = partsOf(catalog, apiChanged);
	if (parts.length === 1) return [];
	return parts.map((text, index) => ({ params: { part: partName(index + 1) }, props: { text } }));
}

/** Two pages ask for them, with the same day. */
const known = new WeakMap<Catalog, { readonly apiChanged: string | undefined; readonly parts: readonly string[] }>();

function partsOf(catalog: Catalog, apiChanged: string | undefined): readonly string[] {
	const found = known.get(catalog);
	if (found && found.apiChanged === apiChanged) return found.parts;
	const parts = makeParts(catalog, apiChanged);
	known.set(catalog, { apiChanged, parts });
	return parts;
}

/** Fills one part after the other. */
function makeParts(catalog: Catalog, apiChanged: string | undefined): readonly string[] {
	const parts: Element[][] = [[]];
	let bytes = 0;
	const changes = lastChanges(catalog, apiChanged);
	for (const { path, changed } of sitePaths(catalog)) {
		const day = changed?.(changes);
		const location = catalog.base_url + encodeURI(path);
		const size = sizeOf(location);
		let part = parts.at(-1) ?? [];
		if (part.length >= maximumUrls || bytes + size > maximumBytes) {
			part = [];
			parts.push(part);
			bytes = 0;
		}
		part.push(x('url', [x('loc', location), ...(day === undefined ? [] : [x('lastmod', day)])]));
		bytes += size;
	}
	return parts.map((urls) => xmlDocument(x('urlset', { xmlns: namespace }, urls)));
}

/** At least the bytes of an entry with its elements. An address is ASCII, of which `&` becomes the longest reference. */
const sizeOf = (location: string): number => 70 + location.length + 5 * (location.split('&').length - 1);
