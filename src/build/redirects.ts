import type { Catalog } from '../catalog/catalog.ts';
import { redirects } from '../render/json/redirects.ts';

/** From it static hosts learn what the edge reads in `/data/moved.json`. */
export const redirectsPath = '/_redirects';

/**
 * A line for each moved page and its Markdown version. It cannot say how long a redirect may be kept: that is the host's
 * to decide.
 */
export const redirectLines = (catalog: Catalog): string =>
	Object.entries(redirects(catalog))
		.flatMap(([from, to]) => [`${from} ${to} 301\n`, `${from}.md ${to}.md 301\n`])
		.join('');
