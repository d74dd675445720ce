import type { Catalog, Maker } from '../../catalog/catalog.ts';
import { alphabetical } from '../alphabetical.ts';
import { hasFeed } from '../feeds/list-feeds.ts';
import { type Highlights, highlightsOf } from './highlights.ts';
import { firstPage, type Listing, listingOf, type Path, pagesBehind, pathsPer } from './lists.ts';

export interface MakerProps extends Listing {
	readonly maker: Pick<Maker, 'slug' | 'name'>;
	readonly highlights: Highlights | undefined;
	readonly hasFeed: boolean;
}

function makerProps(catalog: Catalog, maker: Maker, page: number): MakerProps {
	const { slug, name, products } = maker;
	return {
		...listingOf(catalog, alphabetical(products), page),
		maker: { slug, name },
		highlights: highlightsOf(catalog, products, page),
		hasFeed: hasFeed(maker),
	};
}

/** The first page of each maker. */
export const makerPages = pathsPer((catalog: Catalog): Path<{ readonly slug: string }, MakerProps>[] =>
	catalog.makers.map((maker) => firstPage({ slug: maker.slug }, (page) => makerProps(catalog, maker, page))),
);

export const laterMakerPages = pathsPer((catalog: Catalog) =>
	catalog.makers.flatMap((maker) =>
		pagesBehind({ slug: maker.slug }, maker.products, (page) => makerProps(catalog, maker, page)),
	),
);
