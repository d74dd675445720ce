/** Cards for shared links: `/images/site.png`, and one for each product and each week that has begun. */
import type { Catalog } from '../../catalog/catalog.ts';
import { ContentError } from '../../content/issue.ts';
import { type CardTile, iconReference } from '../../render/cards/card.ts';
import { launchPeriodCardProps, launchPeriodCardSvg } from '../../render/cards/launch-period-card.ts';
import { productCardProps, productCardSvg } from '../../render/cards/product-card.ts';
import { siteCardProps, siteCardSvg } from '../../render/cards/site-card.ts';
import { launchPeriodCard, productCard, siteCard } from '../../urls/paths.ts';
import { digestOf } from '../files.ts';
import { canDraw, lettering } from './card-fonts.ts';
import type { Picture } from './picture-cache.ts';
import { iconPng, siteImage } from './product-pictures.ts';
import { loadSharp, openPicture } from './sharp.ts';

const remedy = 'Run `npm ci` again, or set `EXTRAS=none` to build without cards.';

/** A card that holds no more of the catalog than it shows, because cards are drawn last. */
const cardWith =
	(icons: Catalog['picture_files'], code: string) =>
	<Props extends object>(
		path: string,
		props: Props,
		svg: (props: Props) => string,
		tiles: readonly CardTile[] = [],
	): Picture => ({
		path,
		key: digestOf(props, `card ${code}`),
		identity: () => `card ${lettering()}\n${svg(props)}`,
		draw: async () => drawCard(await withIcons(svg(props), tiles, icons)),
	});

/** @param code - SHA-256 of all code. */
export function cardsOf(catalog: Catalog, code: string): Picture[] {
	const card = cardWith(catalog.picture_files, code);
	const props = siteCardProps(catalog);
	const { name, description, host, counts } = props;
	const drawn = (text: string) => (canDraw(text) ? text : '');
	const shown = { name: drawn(name) || host, description: drawn(description), counts: drawn(counts) };
	const site = siteImage(catalog.site) ?? card(siteCard, { ...props, ...shown }, siteCardSvg);
	/** If a text has characters that the fonts lack, the card of the site is used. */
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
			const whole = productCardProps(catalog, product);
			const props = { ...whole, tagline: drawn(whole.tagline ?? '') };
			return cardOrSite(productCard(product.slug), props, productCardSvg, [props.tile]);
		}),
	];
}

/** @throws {UserError} when the library is missing. */
async function drawCard(svg: string): Promise<Buffer> {
	await loadSharp(remedy);
	const picture = await openPicture(Buffer.from(svg));
	// Quality 100 takes twice the time, chooses more than twice the colours, and looks the same.
	return picture.removeAlpha().png({ palette: true, quality: 99, effort: 1, dither: 0 }).toBuffer();
}

/** Puts the bytes of icons into a card that refers to them. */
async function withIcons(svg: string, tiles: readonly CardTile[], icons: Catalog['picture_files']): Promise<string> {
	let text = svg;
	for (const { icon } of tiles) {
		const file = icon && icons.get(icon);
		if (!icon || !file) continue;
		const bytes = await iconPng(file, icon).catch(unlessContentError);
		if (bytes) text = text.replace(`"${iconReference(icon)}"`, `"data:image/png;base64,${bytes.toString('base64')}"`);
	}
	return text;
}

/** What is wrong with an icon is reported where the icon itself is drawn. */
function unlessContentError(error: unknown): undefined {
	if (!(error instanceof ContentError)) throw error;
}
