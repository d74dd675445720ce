import type { Element } from 'xast';
import type { Catalog, Placement, Product } from '../../catalog/catalog.ts';
import { grouped } from '../../contract/text.ts';
import { lightColours } from '../colours.ts';
import { placedLaunches } from '../leaderboard.ts';
import { bar, body, type CardTile, card, cardTile, cornerTile, tile } from './card.ts';
import { cardSize, contentWidth, type Fit, fitText, line, paragraph } from './text.ts';

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

/** The best place of the product, else its maker. */
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

const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** `1st`, `2nd`, `3rd`, `11th`. */
const ordinal = (position: number): string => `${grouped(position)}${endings[rules.select(position)] ?? 'th'}`;

/** `week 46 of 2026` for `2026-w46`. */
export function weekOf(period: string): string {
	const [year = '', week = ''] = period.split('-w');
	return `week ${Number(week)} of ${year}`;
}

/** The best place that a product has reached; of equal ones a final one, then the latest. */
function bestPlace({ launches }: Product): Placement | undefined {
	const isActive = ({ launch_period }: Placement) => Number(launch_period.status === 'active');
	return placedLaunches(launches).toSorted((a, b) => a.position - b.position || isActive(a) - isActive(b))[0];
}

/** `1st in week 46 of 2026`; a place in a week that is not over is one so far. */
function placeInWords({ position, launch_period: { slug, status } }: Placement): string {
	return `${ordinal(position)}${status === 'active' ? ' so far' : ''} in ${weekOf(slug)}`;
}
