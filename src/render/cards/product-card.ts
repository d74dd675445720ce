import type { Element } from 'xast';
import type { Catalog, Placement, Product } from '../../catalog/catalog.ts';
import { grouped } from '../../contract/counts.ts';
import { lightColours } from '../colours.ts';
import { bar, body, card, cornerTile } from './card.ts';
import { bestPlace, placeInWords } from './places.ts';
import { line, paragraph } from './text.ts';
import { cardSize, contentWidth } from './theme.ts';
import { type CardTile, cardTile, tile } from './tile.ts';
import { type Fit, fitText } from './wrap-text.ts';

const { width, margin } = cardSize;

/** One line as long as it can be large, then two, then three. */
const nameFits: readonly Fit[] = [
	...[116, 104, 92].map((size) => ({ size, lines: 1 })),
	...[84, 76].map((size) => ({ size, lines: 2 })),
	...[68, 60, 52, 46, 40, 34, 28].map((size) => ({ size, lines: 3 })),
];
const nameLeading = 1.14;
const taglineLeading = 1.36;
const gap = 22;

/** What the card of a product shows. */
export interface ProductCardProps extends Pick<Product, 'name' | 'tagline' | 'maker' | 'first_launched_on'> {
	readonly siteName: string;
	/** Its best one. */
	readonly place: Placement | undefined;
	/** The highest score of that week. */
	readonly bestScore: number;
	readonly tile: CardTile;
}

export function productCardProps({ site, launch_periods }: Catalog, product: Product): ProductCardProps {
	const { name, tagline, maker, first_launched_on } = product;
	const place = bestPlace(product);
	const week = place && launch_periods.find(({ slug }) => slug === place.launch_period.slug);
	const bestScore = Math.max(0, ...(week?.rankings.map(({ score }) => score) ?? []));
	return { siteName: site.name, name, tagline, maker, first_launched_on, place, bestScore, tile: cardTile(product) };
}

/** The card of one product, as SVG. */
export function productCardSvg(product: ProductCardProps): string {
	const name = fitText(product.name, contentWidth, nameFits);
	const nameHeight = name.lines.length * name.size * nameLeading;
	const below = body.bottom - body.top - nameHeight - gap;
	const fitsOf = (size: number, most: number): Fit => ({
		size,
		lines: Math.max(1, Math.min(most, Math.floor(below / (size * taglineLeading)))),
	});
	const tagline = fitText(product.tagline ?? '', contentWidth, [fitsOf(40, 2), fitsOf(36, 3), fitsOf(34, 3)]);
	const height = nameHeight + (product.tagline ? gap + tagline.lines.length * tagline.size * taglineLeading : 0);
	const top = body.top + (body.bottom - body.top - height) / 2;
	return card(
		product.siteName,
		tile(product.tile, cornerTile),
		...paragraph(name, { top, leading: nameLeading, colour: lightColours.ink, weight: 600 }),
		...paragraph(tagline, { top: top + nameHeight + gap, leading: taglineLeading, colour: lightColours.quiet }),
		...foot(product),
	);
}

/** What the product has reached, else who made it. */
function foot({ place, bestScore, maker, first_launched_on }: ProductCardProps): Element[] {
	const below = { baseline: 566, size: 30 } as const;
	if (!place) {
		const text = maker ? `Made by ${maker}` : `Launched on ${first_launched_on}`;
		return [...bar(508, 0), line(text, { ...below, x: margin, width: contentWidth, colour: lightColours.quiet })];
	}
	return [
		...bar(508, bestScore > 0 ? place.score / bestScore : 0),
		line(placeInWords(place), { ...below, x: margin, weight: 600, colour: lightColours.accent }),
		line(`Score ${grouped(place.score)}`, { ...below, x: width - margin, end: true, colour: lightColours.quiet }),
	];
}
