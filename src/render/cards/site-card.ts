/** The card of the site: its name, what it is, and how much it holds. */
import type { Catalog } from '../../catalog/catalog.ts';
import { cards as t } from '../../texts/sections.ts';
import { lightColours } from '../shared/colours.ts';
import { bar, brandOf, card, nameAndSentence } from './card.ts';
import { cardSize, line } from './text.ts';

/** What the card of the site shows. Its counts are those of products and weeks. */
export const siteCardProps = ({ site, base_url, products, launch_periods }: Catalog) => ({
	brand: brandOf(site),
	name: site.name,
	description: site.description,
	host: new URL(base_url).host,
	counts: t.productsInWeeks({ products: t.products({ count: products.length }), count: launch_periods.length }),
});

/** The card of the site, as SVG. */
export const siteCardSvg = ({ brand, host, name, description, counts }: ReturnType<typeof siteCardProps>): string =>
	card(
		brand,
		host,
		...nameAndSentence(name, description),
		...bar(brand, 508, 0),
		line(counts, { x: cardSize.margin, baseline: 566, size: 30, colour: lightColours.quiet }),
	);
