/** The card of a product: its name, its tagline, and its best place. */
import type { Element } from 'xast';
import { bestPlaceSoFar } from '../../catalog/best-launches.ts';
import type { Catalog, Placement, Product } from '../../catalog/catalog.ts';
import { t } from '../../texts/sections/cards.ts';
import { t as facts } from '../../texts/sections/facts.ts';
import { lightColours } from '../shared/colours.ts';
import { longDate } from '../shared/dates.ts';
import { placeTitle } from '../shared/leaderboard.ts';
import { type Brand, bar, brandOf, type CardTile, card, cardTile, nameAndSentence, tile } from './card.ts';
import { cardSize, contentWidth, line } from './text.ts';

const { width, margin } = cardSize;
const { quiet } = lightColours;

/** What the card of a product shows. */
export interface ProductCardProps extends Pick<Product, 'name' | 'tagline' | 'maker' | 'first_launched_on'> {
	readonly brand: Brand;
	/** Its best one. */
	readonly place: Placement | undefined;
	/** The highest score of that week. */
	readonly bestScore: number;
	readonly tile: CardTile;
}

export function productCardProps({ site, launch_periods }: Catalog, product: Product): ProductCardProps {
	const { name, tagline, maker, first_launched_on } = product;
	const place = bestPlaceSoFar(product.launches);
	const week = place && launch_periods.find(({ slug }) => slug === place.launch_period.slug);
	const bestScore = Math.max(0, ...(week?.rankings.map(({ score }) => score) ?? []));
	return { brand: brandOf(site), name, tagline, maker, first_launched_on, place, bestScore, tile: cardTile(product) };
}

/** The card of one product, as SVG. */
export const productCardSvg = (product: ProductCardProps): string =>
	card(
		product.brand,
		product.brand.name,
		tile(product.tile, { x: width - margin - 96, y: 48, side: 96 }),
		...nameAndSentence(product.name, product.tagline ?? ''),
		...foot(product),
	);

/** The best place of the product, else its maker. */
function foot({ brand, place, bestScore, maker, first_launched_on }: ProductCardProps): Element[] {
	const below = { baseline: 566, size: 30 } as const;
	if (!place) {
		const text = maker ? t.madeBy({ maker }) : t.launchedOn({ date: longDate(first_launched_on) });
		return [...bar(brand, 508, 0), line(text, { ...below, x: margin, width: contentWidth, colour: quiet })];
	}
	return [
		...bar(brand, 508, bestScore > 0 ? place.score / bestScore : 0),
		line(placeInWords(place), { ...below, x: margin, weight: 600, colour: brand.accent }),
		line(facts.scoreOf({ count: place.score }), { ...below, x: width - margin, end: true, colour: quiet }),
	];
}

/** A place in a week that is not over is one so far. */
function placeInWords(placement: Placement): string {
	const place = placeTitle(placement);
	return placement.launch_period.status === 'active' ? t.placeSoFar({ place }) : place;
}
