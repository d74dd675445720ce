/** The card of a week: its name, its days, and the first three places. */
import type { Element } from 'xast';
import type { Catalog, LaunchPeriod } from '../../catalog/catalog.ts';
import { productsBySlug } from '../../catalog/product-groups.ts';
import { grouped } from '../../texts/formats.ts';
import { cards as t } from '../../texts/sections.ts';
import { lightColours } from '../shared/colours.ts';
import { dateRange, weekName } from '../shared/dates.ts';
import { type Brand, bar, brandOf, card, cardTile, tile } from './card.ts';
import { blockLines, cardSize, contentWidth, type Fit, fitText, line } from './text.ts';

const { width, margin } = cardSize;

const nameFits: readonly Fit[] = [
	...[84, 76, 68].map((size) => ({ size, lines: 1 })),
	...[44, 38, 30].map((size) => ({ size, lines: 2 })),
];
const leading = 1.14;
const places = 3;

export type LaunchPeriodCardProps = ReturnType<typeof launchPeriodCardProps>;

/** What the card of a week shows: its name, its days with the state of its launches, and its first places. */
export function launchPeriodCardProps(catalog: Catalog, period: LaunchPeriod) {
	const products = productsBySlug(catalog);
	const rankings = period.rankings.slice(0, period.has_places ? places : 0).map((ranking) => {
		const { product: slug, position, name, score } = ranking;
		return { position, name, score, tile: cardTile(products.get(slug) ?? { slug, name, icon: undefined }) };
	});
	return { brand: brandOf(catalog.site), name: weekName(period), days: daysAndState(period), rankings };
}

function daysAndState({ starts_on, ends_on, status, has_places, rankings }: LaunchPeriod): string {
	const days = dateRange(starts_on, ends_on);
	if (rankings.length === 0) return (status === 'active' ? t.noLaunchesYet : t.noLaunches)({ days });
	if (!has_places) return t.noVotesYet({ days });
	return (status === 'active' ? t.soFar : t.ended)({ days });
}

/** The card of one week with its first three places, as SVG. */
export function launchPeriodCardSvg(period: LaunchPeriodCardProps): string {
	const name = fitText(period.name, contentWidth, nameFits);
	const best = Math.max(...period.rankings.map(({ score }) => score));
	const { brand, rankings, days } = period;
	return card(
		brand,
		brand.name,
		...blockLines(name, { top: 140, leading, colour: lightColours.ink, weight: 600 }),
		line(days, {
			x: margin,
			baseline: 284,
			size: 30,
			colour: lightColours.quiet,
		}),
		...rankings.flatMap((ranking, index) => row(brand, ranking, index, best)),
	);
}

/** @param best - The highest score. */
function row(brand: Brand, ranking: LaunchPeriodCardProps['rankings'][number], index: number, best: number): Element[] {
	const { position, name, score, tile: shown } = ranking;
	const size = 38;
	const baseline = 372 + index * 88;
	return [
		tile(shown, { x: margin + 48, y: baseline - 40, side: 52 }),
		line(grouped(position), { x: margin, baseline, size, colour: lightColours.quiet }),
		line(name, { x: margin + 120, baseline, size, width: contentWidth - 344, weight: 600, colour: lightColours.ink }),
		line(grouped(score), { x: width - margin, baseline, size: 32, end: true, colour: lightColours.quiet }),
		...bar(brand, baseline + 20, best > 0 ? score / best : 0),
	];
}
