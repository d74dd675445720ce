import type { Catalog } from '../../catalog/catalog.ts';
import { productPage } from '../../routes/paths.ts';

/** Paths of pages that have moved, with the paths they have now. */
export function redirects({ renamed }: Catalog): Record<string, string> {
	return Object.fromEntries(renamed.map(({ from, to }) => [productPage(from), productPage(to)]));
}
