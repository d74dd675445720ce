/** Cards for shared links. This makes: `/images/site.png`, and one for each product and each week that has begun. */
import { join } from 'node:path';
import type { Catalog } from '../../catalog/catalog.ts';
import { ContentError } from '../../content/issue.ts';
import { cornerTile } from '../../render/cards/card.ts';
import { launchPeriodCardProps, launchPeriodCardSvg, rowTiles } from '../../render/cards/launch-period-card.ts';
import { productCardProps, productCardSvg } from '../../render/cards/product-card.ts';
import { siteCardProps, siteCardSvg } from '../../render/cards/site-card.ts';
import { type CardTile, iconReference, type Square } from '../../render/cards/tile.ts';
import { launchPeriodCard, productCard, siteCard } from '../../routes/paths.ts';
import { digestOf } from '../pages/digest.ts';
import { sha256 } from '../sha256.ts';
import { attempts, type CardRenderer, remedy } from './card-renderer.ts';
import { iconPng } from './icons.ts';
import { withBuildError } from './load-sharp.ts';
import { hashModules } from './module-hash.ts';
import { fontPackages, versionOf } from './packages.ts';
import type { Picture } from './picture.ts';

/** @throws {BuildError} when a package is missing. */
export async function cardsOf(catalog: Catalog, renderer: CardRenderer): Promise<Picture[]> {
	const packages = await withBuildError(findPackages(), 'find what draws cards', remedy);
	const drawing = ['card-renderer.ts', 'icons.ts'].map((file) => hashModules(join(import.meta.dirname, file)));
	const version = `card ${packages} ${drawing.join(' ')}`;
	const code = hashModules(import.meta.filename);
	const card = <Props extends object>(
		path: string,
		props: Props,
		svg: (props: Props, part?: number) => string,
		{ squares, shown }: { squares: readonly Square[]; shown: readonly CardTile[] } = { squares: [], shown: [] },
	): Picture => ({
		path,
		key: sha256([version, code, digestOf(props)].join()),
		version,
		// How texts get smaller shows in the smallest, too, whichever is drawn.
		source: () => [attempts[0], attempts.at(-1)].map((part) => svg(props, part)).join('\n'),
		draw: async () => {
			const withIcons = await iconsIn(shown, catalog);
			return renderer.drawCard((part) => withIcons(svg(props, part)), squares);
		},
	});
	return [
		card(siteCard, siteCardProps(catalog), siteCardSvg),
		...catalog.launch_periods.map((period) => {
			const props = launchPeriodCardProps(catalog, period);
			const shown = props.rankings.map(({ tile }) => tile);
			const squares = rowTiles.slice(0, shown.length);
			return card(launchPeriodCard(period.slug), props, launchPeriodCardSvg, { squares, shown });
		}),
		...catalog.products.map((product) => {
			const props = productCardProps(catalog, product);
			return card(productCard(product.slug), props, productCardSvg, { squares: [cornerTile], shown: [props.tile] });
		}),
	];
}

/** Puts the bytes of icons into a card that refers to them. */
async function iconsIn(tiles: readonly CardTile[], { icon_files }: Catalog): Promise<(svg: string) => string> {
	const icons = await Promise.all(
		tiles.map(async ({ slug, icon }) => {
			const file = icon_files.get(slug);
			if (icon === undefined || file === undefined) return undefined;
			const bytes = await iconPng(file, icon).catch(unlessContentError);
			return bytes && { reference: iconReference(icon), data: `data:image/png;base64,${bytes.toString('base64')}` };
		}),
	);
	return (svg) =>
		icons.reduce((text, icon) => (icon ? text.replace(`"${icon.reference}"`, `"${icon.data}"`) : text), svg);
}

/** What is wrong with an icon is reported where the icon itself is drawn. */
function unlessContentError(error: unknown): undefined {
	if (!(error instanceof ContentError)) throw error;
}

const findPackages = async () => versionOf(['sharp', 'woff2-encoder', ...fontPackages]);
