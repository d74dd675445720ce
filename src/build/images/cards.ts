/** Cards for shared links. This makes: `/images/site.png`, and one for each product and each week that has begun. */
import { join } from 'node:path';
import type { Catalog } from '../../catalog/catalog.ts';
import { launchPeriodCardProps, launchPeriodCardSvg } from '../../render/cards/launch-period-card.ts';
import { productCardProps, productCardSvg } from '../../render/cards/product-card.ts';
import { siteCardProps, siteCardSvg } from '../../render/cards/site-card.ts';
import { launchPeriodCard, productCard, siteCard } from '../../routes/paths.ts';
import { digestOf } from '../pages/digest.ts';
import { sha256 } from '../sha256.ts';
import { attempts, type CardRenderer, remedy } from './card-renderer.ts';
import { withBuildError } from './load-sharp.ts';
import { hashModules } from './module-hash.ts';
import { fontPackages, versionOf } from './packages.ts';
import type { Picture } from './picture.ts';

/** @throws {BuildError} when a package is missing. */
export async function cardsOf(catalog: Catalog, renderer: CardRenderer): Promise<Picture[]> {
	const packages = await withBuildError(findPackages(), 'find what draws cards', remedy);
	const version = `card ${packages} ${hashModules(join(import.meta.dirname, 'card-renderer.ts'))}`;
	const code = hashModules(import.meta.filename);
	const card = <Props extends object>(
		path: string,
		props: Props,
		svg: (props: Props, part?: number) => string,
	): Picture => ({
		path,
		key: sha256([version, code, digestOf(props)].join()),
		version,
		// How texts get smaller shows in the smallest, too, whichever is drawn.
		source: () => [attempts[0], attempts.at(-1)].map((part) => svg(props, part)).join('\n'),
		draw: () => renderer.drawCard((part) => svg(props, part)),
	});
	return [
		card(siteCard, siteCardProps(catalog), siteCardSvg),
		...catalog.launch_periods.map((period) =>
			card(launchPeriodCard(period.slug), launchPeriodCardProps(catalog, period), launchPeriodCardSvg),
		),
		...catalog.products.map((product) =>
			card(productCard(product.slug), productCardProps(catalog, product), productCardSvg),
		),
	];
}

const findPackages = async () => versionOf(['sharp', 'woff2-encoder', ...fontPackages]);
