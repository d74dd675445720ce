/** Cards for shared links. This makes: `/images/site.png`, and one for each product and each week that has begun. */
import type { Catalog } from '../../../src/catalog/catalog.ts';
import { launchPeriodCard, productCard, siteCard } from '../../../src/contract/paths.ts';
import { launchPeriodCardSvg } from '../../../src/views/images/launch-period-card.ts';
import { productCardSvg } from '../../../src/views/images/product-card.ts';
import { siteCardSvg } from '../../../src/views/images/site-card.ts';
import { fontPackages, versionOf } from './packages.ts';
import { orSentence } from './pencil.ts';
import type { Picture } from './picture.ts';
import { type Studio, wayOut } from './studio.ts';

/** Counts changes of how a card becomes a picture, which its SVG does not show. */
const drawing = 1;

/** @throws {BuildError} when a package is missing. */
export async function cardsOf(catalog: Catalog, studio: Studio): Promise<Picture[]> {
	const packages = await orSentence(findPackages(), 'find what draws cards', wayOut);
	const card = (path: string, svg: (part: number) => string): Picture => ({
		path,
		version: `card ${drawing} ${packages}`,
		source: () => svg(1),
		draw: () => studio.drawCard(svg),
	});
	return [
		card(siteCard, (part) => siteCardSvg(catalog, part)),
		...catalog.launch_periods.map((period) =>
			card(launchPeriodCard(period.slug), (part) => launchPeriodCardSvg(catalog, period, part)),
		),
		...catalog.products.map((product) =>
			card(productCard(product.slug), (part) => productCardSvg(catalog, product, part)),
		),
	];
}

const findPackages = async () => versionOf(['sharp', 'woff2-encoder', ...fontPackages]);
