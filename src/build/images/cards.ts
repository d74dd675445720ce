/** Cards for shared links. This makes: `/images/site.png`, and one for each product and each week that has begun. */
import type { Catalog } from '../../catalog/catalog.ts';
import { ContentError } from '../../content/issue.ts';
import { type CardTile, iconReference } from '../../render/cards/card.ts';
import { launchPeriodCardProps, launchPeriodCardSvg } from '../../render/cards/launch-period-card.ts';
import { productCardProps, productCardSvg } from '../../render/cards/product-card.ts';
import { siteCardProps, siteCardSvg } from '../../render/cards/site-card.ts';
import { launchPeriodCard, productCard, siteCard } from '../../routes/paths.ts';
import { digestOf } from '../pages/digest.ts';
import { sha256 } from '../sha256.ts';
import { drawing } from './drawing.ts';
import { canDraw } from './fonts.ts';
import { loadSharp, openPicture } from './load-sharp.ts';
import type { Picture } from './picture.ts';
import { iconPng } from './product-pictures.ts';

const remedy = 'Run `npm ci` again, or set `EXTRAS=none` to build without cards.';

/** @param code - SHA-256 of all code. */
export function cardsOf(catalog: Catalog, code: string): Picture[] {
	const card = <Props extends object>(
		path: string,
		props: Props,
		svg: (props: Props) => string,
		tiles: readonly CardTile[] = [],
	): Picture => ({
		path,
		key: sha256(`card ${code} ${digestOf(props)}`),
		identity: () => `card ${drawing()}\n${svg(props)}`,
		draw: async () => drawCard(await withIcons(svg(props), tiles, catalog)),
	});
	const props = siteCardProps(catalog);
	const { name, description, host } = props;
	const shown = { name: canDraw(name) ? name : host, description: canDraw(description) ? description : '' };
	const site = card(siteCard, { ...props, ...shown }, siteCardSvg);
	/** What has characters that the fonts lack gets the card of the site. */
	const cardOrSite: typeof card = (path, props, svg, tiles) =>
		canDraw(JSON.stringify(props)) ? card(path, props, svg, tiles) : { ...site, path };
	return [
		site,
		...catalog.launch_periods.map((period) => {
			const props = launchPeriodCardProps(catalog, period);
			const tiles = props.rankings.map(({ tile }) => tile);
			return cardOrSite(launchPeriodCard(period.slug), props, launchPeriodCardSvg, tiles);
		}),
		...catalog.products.map((product) => {
			const props = productCardProps(catalog, product);
			return cardOrSite(productCard(product.slug), props, productCardSvg, [props.tile]);
		}),
	];
}

/** @throws {BuildError} when the library is missing. */
async function drawCard(svg: string): Promise<Buffer> {
	await loadSharp(remedy);
	const picture = await openPicture(Buffer.from(svg));
	return picture.removeAlpha().png({ palette: true, effort: 1, dither: 0 }).toBuffer();
}

/** Puts the bytes of icons into a card that refers to them. */
async function withIcons(svg: string, tiles: readonly CardTile[], { icon_files }: Catalog): Promise<string> {
	let text = svg;
	for (const { slug, icon } of tiles) {
		const file = icon_files.get(slug);
		if (icon === undefined || file === undefined) continue;
		const bytes = await iconPng(file, icon).catch(unlessContentError);
		if (bytes) text = text.replace(`"${iconReference(icon)}"`, `"data:image/png;base64,${bytes.toString('base64')}"`);
	}
	return text;
}

/** What is wrong with an icon is reported where the icon itself is drawn. */
function unlessContentError(error: unknown): undefined {
	if (!(error instanceof ContentError)) throw error;
}
