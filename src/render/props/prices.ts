import type { Catalog } from '../../catalog/catalog.ts';
import { type Frame, frameOf } from '../frame.ts';
import { type Facet, facetsOf } from './facets.ts';
import type { Path } from './lists.ts';

/** Every pricing model that products have. */
export interface PricesProps {
	readonly frame: Frame;
	readonly prices: readonly Facet[];
	/** How many products name no pricing model. */
	readonly without: number;
}

function pricesProps(catalog: Catalog): PricesProps {
	const { prices } = facetsOf(catalog);
	const priced = prices.reduce((sum, { count }) => sum + count, 0);
	return { frame: frameOf(catalog), prices, without: catalog.products.length - priced };
}

/** The one page of them, where it has any; a build may leave out what it would lead to. */
export const pricesPages = (catalog: Catalog): Path<{ readonly pricing: string }, PricesProps>[] =>
	facetsOf(catalog).prices.length > 0 ? [{ params: { pricing: 'pricing' }, props: pricesProps(catalog) }] : [];
