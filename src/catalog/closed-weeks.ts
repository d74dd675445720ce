/** Closed weeks as they are published: from their records, even when the files of products say something else. */
import type { Content } from '../content/read-content.ts';
import type { ClosedPeriod } from '../content/records.ts';
import { compareTexts } from '../content/schemas/text.ts';
import type { Correction, LaunchPeriod, PeriodFacts, Place, Placement, Ranking } from './catalog.ts';

export type ClosedWeeks = ReturnType<typeof closedWeeks>;

export function closedWeeks(
	{ closedPeriods }: Pick<Content, 'closedPeriods'>,
	begun: ReadonlyMap<string, PeriodFacts>,
) {
	const closed = new Map([...closedPeriods].filter(([slug]) => begun.get(slug)?.status === 'finished'));
	const byProduct = new Map<string, Placement[]>();
	for (const [slug, { places }] of closed) {
		const launch_period = begun.get(slug);
		for (const { product, ...place } of places) {
			if (product === undefined || !launch_period) continue;
			const placements = byProduct.get(product) ?? [];
			placements.push({ launch_period, ...place });
			byProduct.set(product, placements);
		}
	}
	return {
		has: (period: string): boolean => closed.has(period),
		/** The places of a product in all of them. */
		placementsOf: (product: string): readonly Placement[] => byProduct.get(product) ?? [],
		/** The facts of a week beside its rankings. */
		complete: (
			period: string,
			rankings: readonly Ranking[],
			names: ReadonlyMap<string, string>,
		): Pick<LaunchPeriod, 'withdrawn' | 'corrections'> => {
			const week = closed.get(period);
			if (!week) return { withdrawn: [], corrections: [] };
			const taken = new Set(rankings.map(({ position }) => position));
			const withdrawn = week.places.map(({ position }) => position).filter((position) => !taken.has(position));
			return { withdrawn, corrections: correctionsOf(week, rankings, names) };
		},
	};
}

/** Those of products that are public, oldest first. */
function correctionsOf(
	{ corrections }: ClosedPeriod,
	rankings: readonly Ranking[],
	names: ReadonlyMap<string, string>,
): Correction[] {
	const current = new Map(rankings.map((ranking) => [ranking.product, placeOf(ranking)]));
	return corrections
		.flatMap(({ date, product, reason, before }, index): Correction[] => {
			const name = names.get(product);
			if (name === undefined) return [];
			const next = corrections.slice(index + 1).find((later) => later.product === product);
			return [{ date, product, name, reason, before, now: next ? next.before : current.get(product) }];
		})
		.sort((a, b) => compareTexts(a.date, b.date) || compareTexts(a.product, b.product));
}

const placeOf = ({ position, score, votes, comments }: Ranking): Place => ({ position, score, votes, comments });
