/** Cards for shared links. This makes: `/images/site.png`, and one for each product and each week that has begun. */
import type { Catalog } from '../../catalog/catalog.ts';
import { launchPeriodCardSvg } from '../../render/cards/launch-period-card.ts';
import { productCardSvg } from '../../render/cards/product-card.ts';
import { siteCardSvg } from '../../render/cards/site-card.ts';
import { launchPeriodCard, productCard, siteCard } from '../../routes/paths.ts';
import { type CardRenderer, remedy } from './card-renderer.ts';
import { withBuildError } from './load-sharp.ts';
import { fontPackages, versionOf } from './packages.ts';
import type { Picture } from './picture.ts';

/** Counts changes of how a card becomes a picture, which its SVG does not show. */
const drawing = 1;

/** @throws {BuildError} when a package is missing. */
export async function cardsOf(catalog: Catalog, renderer: CardRenderer): Promise<Picture[]> {
	const packages = await withBuildError(findPackages(), 'find what draws cards', remedy);
	const card = (path: string, svg: (part: number) => string): Picture => ({
		path,
		version: `card ${drawing} ${packages}`,
		source: () => svg(1),
		draw: () => renderer.drawCard(svg),
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
