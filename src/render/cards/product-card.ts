/** The card of a product: its name, its tagline, and its best place. */
import type { Element } from 'xast';
import { bestPlaceSoFar } from '../../catalog/best-launches.ts';
import type { Catalog, Placement, Product } from '../../catalog/catalog.ts';
import { facts, cards as t } from '../../texts/sections.ts';
import { lightColours } from '../shared/colours.ts';
import { longDate } from '../shared/dates.ts';
import { placeTitle } from '../shared/leaderboard.ts';
import { type Brand, bar, brandOf, card, cardTile, nameAndSentence, tile } from './card.ts';
import { cardSize, contentWidth, line } from './text.ts';

const { width, margin } = cardSize;
const { quiet } = lightColours;

/** The best place of the product, else its maker or its first day. */
interface Foot {
	readonly text: string;
	/** The score that led to the place. */
	readonly score?: string;
	/** The score as a part of the highest one of its week. */
	readonly part: number;
}

/** What the card of a product shows. */
export function productCardProps({ site, launch_periods }: Catalog, product: Product) {
	const { name, tagline, launches } = product;
	const place = bestPlaceSoFar(launches);
	const week = place && launch_periods.find(({ slug }) => slug === place.launch_period.slug);
	const bestScore = Math.max(0, ...(week?.rankings.map(({ score }) => score) ?? []));
	const foot: Foot = place ? footOfPlace(place, bestScore) : { text: origin(product), part: 0 };
	return { brand: brandOf(site), name, tagline, foot, tile: cardTile(product) };
}

const origin = ({ maker, first_launched_on }: Product): string =>
	maker ? t.madeBy({ maker }) : t.launchedOn({ date: longDate(first_launched_on) });

/** A place in a week that is not over is one so far. */
function footOfPlace(placement: Placement, bestScore: number): Foot {
	const { score, launch_period } = placement;
	const place = placeTitle(placement);
	return {
		text: launch_period.status === 'active' ? t.placeSoFar({ place }) : place,
		score: facts.scoreText({ count: score }),
		part: bestScore > 0 ? score / bestScore : 0,
	};
}

/** The card of one product, as SVG. */
export const productCardSvg = ({
	brand,
	name,
	tagline,
	foot,
	tile: shown,
}: ReturnType<typeof productCardProps>): string =>
	card(
		brand,
		brand.name,
		tile(shown, { x: width - margin - 96, y: 48, side: 96 }),
		...nameAndSentence(name, tagline ?? ''),
		...bar(brand, 508, foot.part),
		...footLines(brand, foot),
	);

function footLines({ accent }: Brand, { text, score }: Foot): Element[] {
	const below = { baseline: 566, size: 30 } as const;
	if (score === undefined) return [line(text, { ...below, x: margin, width: contentWidth, colour: quiet })];
	return [
		line(text, { ...below, x: margin, weight: 600, colour: accent }),
		line(score, { ...below, x: width - margin, end: true, colour: quiet }),
	];
}
