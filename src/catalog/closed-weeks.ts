/** What is published of weeks that are over and recorded: their records and corrections, and nothing of today's order. */
import type { Content } from '../content/read-content.ts';
import type { ClosedPlace } from '../content/records/closed-places.ts';
import type { RecordedPlace } from '../content/schemas/record.ts';
import { compareTexts } from '../content/schemas/text-order.ts';
import type { Correction, LaunchPeriod, PeriodFacts, Place, Ranking } from './catalog.ts';

export interface ClosedWeek {
	/** What is published of a product, by its slug; without those that are not ranked. */
	readonly placeOf: (product: string, launch: LaunchFigures) => Place | undefined;
	/** The rest of what is published of the week. */
	readonly complete: (
		rankings: readonly Ranking[],
		names: ReadonlyMap<string, string>,
	) => Pick<LaunchPeriod, 'withdrawn' | 'corrections'>;
}

type Figures = Omit<Place, 'position'>;

/** What the file of a product says of its launch. */
interface LaunchFigures extends Figures {
	/** Whether the score is that of the site's rule, which may have been another one when the week was closed. */
	readonly isByRule: boolean;
}

/** The weeks that are over and have a record, by slug. */
export function closedWeeks(
	{ closedPlaces }: Content,
	begun: ReadonlyMap<string, PeriodFacts>,
): ReadonlyMap<string, ClosedWeek> {
	return new Map(
		[...closedPlaces]
			.filter(([slug]) => begun.get(slug)?.status === 'finished')
			.map(([slug, places]) => [slug, closedWeek(places)]),
	);
}

function closedWeek(places: readonly ClosedPlace[]): ClosedWeek {
	const bySlug = new Map(places.map((place) => [place.product, place]));
	return {
		placeOf: (product, launch) => {
			const { position, recorded } = bySlug.get(product) ?? {};
			if (position === undefined) return undefined;
			return { position, ...figuresOf(recorded && isSame(recorded, launch) ? recorded : launch) };
		},
		complete: (rankings, names) => {
			const taken = new Set(rankings.map(({ position }) => position));
			const last = places.reduce((last, { position = 0 }) => Math.max(last, position), 0);
			const all = Array.from({ length: last }, (_, index) => index + 1);
			return {
				withdrawn: all.filter((position) => !taken.has(position)),
				corrections: correctionsOf(places, rankings, names),
			};
		},
	};
}

/** Whether nothing is corrected but a place. Without a correction the check has seen to it that nothing else differs. */
const isSame = (recorded: RecordedPlace, { votes, comments, isByRule }: LaunchFigures): boolean =>
	isByRule && votes === recorded.votes && comments === recorded.comments;

/** Those of products that are public. */
function correctionsOf(
	places: readonly ClosedPlace[],
	rankings: readonly Ranking[],
	names: ReadonlyMap<string, string>,
): Correction[] {
	const bySlug = new Map(rankings.map((ranking) => [ranking.product, ranking]));
	return places
		.flatMap(({ product = '', recorded, corrections }) => {
			const name = names.get(product);
			if (name === undefined) return [];
			const now = bySlug.get(product);
			const change = { before: recorded && placeOf(recorded), now: now && placeOf(now) };
			return corrections.map(({ date, reason }, index): Correction => {
				return { date, product, name, reason, change: index === corrections.length - 1 ? change : undefined };
			});
		})
		.sort((a, b) => compareTexts(a.date, b.date) || compareTexts(a.product, b.product));
}

const figuresOf = ({ score, votes, comments }: Figures): Figures => ({ score, votes, comments });

const placeOf = (place: RecordedPlace | Ranking): Place => ({ position: place.position, ...figuresOf(place) });
