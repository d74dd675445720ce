import type { Element } from 'xast';
import type { Catalog, LaunchPeriod, Ranking } from '../../catalog/catalog.ts';
import { grouped } from '../../contract/counts.ts';
import { lightColours } from '../colours.ts';
import { productsBySlug } from '../products-of.ts';
import { bar, card } from './card.ts';
import { line, paragraph } from './text.ts';
import { cardSize, contentWidth } from './theme.ts';
import { type CardTile, cardTile, type Square, tile } from './tile.ts';
import { type Fit, fitText } from './wrap-text.ts';

const { width, margin } = cardSize;

const nameFits: readonly Fit[] = [
	...[84, 76, 68].map((size) => ({ size, lines: 1 })),
	...[44, 38, 30].map((size) => ({ size, lines: 2 })),
];
const leading = 1.14;
const places = 3;

/** What the card of a week shows. */
export interface LaunchPeriodCardProps extends Pick<LaunchPeriod, 'name' | 'starts_on' | 'ends_on'> {
	readonly siteName: string;
	/** What it says of its launches. */
	readonly state: string;
	/** The first places. */
	readonly rankings: readonly TiledRanking[];
}

interface TiledRanking extends Ranking {
	readonly tile: CardTile;
}

export function launchPeriodCardProps(catalog: Catalog, period: LaunchPeriod): LaunchPeriodCardProps {
	const { name, starts_on, ends_on } = period;
	const products = productsBySlug(catalog);
	const rankings = period.rankings.slice(0, period.has_places ? places : 0).map((ranking) => {
		const { product: slug, name: productName } = ranking;
		return { ...ranking, tile: cardTile(products.get(slug) ?? { slug, name: productName, icon: undefined }) };
	});
	return { siteName: catalog.site.name, name, starts_on, ends_on, state: stateOf(period), rankings };
}

function stateOf({ status, has_places, rankings }: LaunchPeriod): string {
	if (rankings.length === 0) return status === 'active' ? 'no launches yet' : 'no launches';
	if (!has_places) return 'no votes yet';
	return status === 'active' ? 'so far' : 'final';
}

/** Where the tiles of the first places stand. */
export const rowTiles: readonly Square[] = Array.from({ length: places }, (_, index) => ({
	...{ x: margin + 48, y: rowBaseline(index) - 40, side: 52 },
}));

function rowBaseline(index: number): number {
	return 372 + index * 88;
}

/**
 * The card of one week with its first three places, as SVG.
 *
 * @param part - Of the width between the margins, for texts that are wider than estimated.
 */
export function launchPeriodCardSvg(period: LaunchPeriodCardProps, part = 1): string {
	const name = fitText(period.name, contentWidth * part, nameFits);
	const { rankings, starts_on, ends_on, state } = period;
	return card(
		period.siteName,
		...paragraph(name, { top: 140, leading, colour: lightColours.ink, weight: 600 }),
		line(`${starts_on} to ${ends_on}, ${state}`, {
			x: margin,
			baseline: 284,
			size: 30,
			colour: lightColours.quiet,
		}),
		...rankings.flatMap((ranking, index) =>
			row(ranking, index, { best: Math.max(...rankings.map(({ score }) => score)), part }),
		),
	);
}

/** @param best - The highest score. */
function row(
	{ position, name, score, tile: shown }: TiledRanking,
	index: number,
	{ best, part }: { best: number; part: number },
): Element[] {
	const size = 38;
	const baseline = rowBaseline(index);
	const square = rowTiles[index];
	return [
		...(square ? [tile(shown, square)] : []),
		line(grouped(position), { x: margin, baseline, size, colour: lightColours.quiet }),
		// Its own place on the left whatever the direction of its name, so that the row reads as a row.
		line(name, {
			x: margin + 120,
			baseline,
			size,
			width: (contentWidth - 344) * part,
			weight: 600,
			colour: lightColours.ink,
		}),
		line(grouped(score), { x: width - margin, baseline, size: 32, end: true, colour: lightColours.quiet }),
		...bar({ x: margin, y: baseline + 20, width: contentWidth, part: best > 0 ? score / best : 0 }),
	];
}
