/** Rules of redirects and headers, as Netlify and other static hosts read them. */
import type { Catalog } from '../catalog/catalog.ts';
import { redirects } from '../render/json/site-data.ts';
import { headersOf } from '../routes/headers.ts';

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

/** `/_headers`: how long each asset may be kept. A rule for their folder would apply to a miss as well. */
export const headerLines = (assets: readonly { readonly path: string }[]): string =>
	assets.map(({ path }) => `${path}\n\tCache-Control: ${headersOf(path)['Cache-Control']}\n`).join('');
