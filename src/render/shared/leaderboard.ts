/**
 * The places of a week: which are published, how products moved since their last launch, how closed weeks were
 * corrected, and the weeks of a year.
 */
import type { Catalog, Correction, LaunchPeriod, Place, Placement, Ranking } from '../../catalog/catalog.ts';
import { maximumRankings } from '../../contract/limits.ts';
import { facts as factTexts, weeks as t } from '../../texts/sections.ts';

/** The places that the contract publishes: its first ones, which are fewer where products are withdrawn. */
export const publishedPlaces = (rankings: readonly Ranking[]): Ranking[] =>
	rankings.filter(({ position }) => position <= maximumRankings);

/** How many places a week has, those of withdrawn products included. */
export const countPlaces = ({ rankings, withdrawn }: Pick<LaunchPeriod, 'rankings' | 'withdrawn'>): number =>
	rankings.length + withdrawn.length;

/** A place of a leaderboard with its product; without one, the product is withdrawn. */
export type ShownPlace = Ranking | { readonly position: number; readonly product: undefined };

/** Every place of a week, the first one first: positions count 1, 2, 3 … without a gap. */
export function everyPlace({
	rankings,
	withdrawn,
}: Pick<LaunchPeriod, 'rankings' | 'withdrawn'>): readonly ShownPlace[] {
	if (withdrawn.length === 0) return rankings;
	const empty = withdrawn.map((position) => ({ position, product: undefined }));
	return [...rankings, ...empty].sort((a, b) => a.position - b.position);
}

/** The published places with those of withdrawn products among them, the first place first. */
export const shownPlaces = (week: Pick<LaunchPeriod, 'rankings' | 'withdrawn'>): ShownPlace[] =>
	everyPlace(week).filter(({ position }) => position <= maximumRankings);

/** The product that came first, or leads; `undefined` without one, or where it is withdrawn. */
export const winnerOf = ({
	has_places,
	rankings,
}: Pick<LaunchPeriod, 'has_places' | 'rankings'>): Ranking | undefined =>
	has_places && rankings[0]?.position === 1 ? rankings[0] : undefined;

export interface Movement {
	/** Places that it is higher than at its launch before; negative where it is lower. */
	readonly up: number;
	/** Slug of the week of that launch. */
	readonly since: string;
}

/** A place in the week that begins on a day. */
export interface DatedPlace extends Pick<Placement, 'position'> {
	readonly starts_on: string;
}

/** With fewer places, the movement alone says enough. */
const fewest = 3;
/** The most places that fit in a small picture. It also keeps the sum over all weeks of a product linear. */
const most = 52;

/**
 * @param launches - Of one product, newest first.
 * @param period - Slug of one of their weeks.
 * @returns `undefined` for the first launch.
 */
export function movementOf(launches: readonly Placement[], period: string): Movement | undefined {
	const at = launches.findIndex(({ launch_period }) => launch_period.slug === period);
	const [now, before] = at < 0 ? [] : launches.slice(at, at + 2);
	return now && before && { up: before.position - now.position, since: before.launch_period.slug };
}

/**
 * The places of a product up to one of its weeks, oldest first; what came later is no part of the page of that week.
 *
 * @returns `undefined` for fewer than three.
 */
export function rankingHistory(launches: readonly Placement[], period: string): readonly DatedPlace[] | undefined {
	const at = launches.findIndex(({ launch_period }) => launch_period.slug === period);
	if (at < 0 || launches.length - at < fewest) return undefined;
	return launches
		.slice(at, at + most)
		.reverse()
		.map(({ position, launch_period: { starts_on } }) => ({ position, starts_on }));
}

/**
 * `up 3 places since week 46`; the year is said where it is another one.
 *
 * @param period - Slug of the week of the page.
 */
export function movementText({ up, since }: Movement, period: string): string {
	const [year = '', number] = since.split('-w');
	const isSameYear = period.startsWith(`${year}-`);
	const week = isSameYear ? t.week({ number: Number(number) }) : t.weekOf({ number: Number(number), year });
	if (up === 0) return t.same({ week });
	return (up > 0 ? t.up : t.down)({ count: Math.abs(up), week });
}

/** Corrections of one day with one reason, those of figures first. */
export interface CorrectionGroup extends Pick<Correction, 'date' | 'reason'> {
	readonly corrections: readonly Correction[];
}

/** @param corrections - Oldest first. */
export function correctionGroups(corrections: readonly Correction[]): CorrectionGroup[] {
	const groups = Map.groupBy(corrections, ({ date, reason }) => `${date} ${reason}`);
	return [...groups.values()].flatMap((group) => {
		const [first] = group;
		if (!first) return [];
		const sorted = group.toSorted((a, b) => rank(a) - rank(b) || placeIn(a) - placeIn(b));
		return [{ date: first.date, reason: first.reason, corrections: sorted }];
	});
}

const rank = ({ before, now }: Correction): number =>
	Number(before !== undefined && now !== undefined && figuresOf(before) === figuresOf(now));
const placeIn = ({ before, now }: Correction): number => (now ?? before)?.position ?? 0;
const figuresOf = (place: Place): string => figures.map((of) => of(place)).join();

/**
 * The sentence of a correction: `Acme has 200 votes; it was published with 214 votes.`
 *
 * @param product - A text or an element.
 */
export function correctionText(correction: Pick<Correction, 'before' | 'now'>, product: string): string;
export function correctionText<Element>(
	correction: Pick<Correction, 'before' | 'now'>,
	product: Element,
): (string | Element)[];
export function correctionText({ before, now }: Pick<Correction, 'before' | 'now'>, product: unknown): unknown {
	if (!now) return before ? t.unranked({ product, place: before.position }) : t.wasCorrected({ product });
	if (!before) return t.added({ product, place: now.position, figures: figuresText(now, figures) });
	const differing = figures.filter((of) => of(before) !== of(now));
	const moved = { product, from: before.position, to: now.position };
	const hasMoved = before.position !== now.position;
	// No visible figure differs.
	if (differing.length === 0) return hasMoved ? t.moved(moved) : t.wasCorrected({ product });
	const changed = { figures: figuresText(now, differing), before: figuresText(before, differing) };
	return hasMoved ? t.changedAndMoved({ ...moved, ...changed }) : t.changed({ product, ...changed });
}

type Figure = (place: Place) => string;

const figures: readonly Figure[] = [
	({ votes }) => factTexts.votes({ count: votes }),
	({ comments }) => factTexts.comments({ count: comments }),
	({ score }) => t.scoreOf({ count: score }),
];

const figuresText = (place: Place, shown: readonly Figure[]): string[] => shown.map((of) => of(place));

/** The weeks of one year of the calendar of weeks, newest first. */
export interface YearOfWeeks {
	/** `YYYY`, as in the slugs of its weeks. */
	readonly year: string;
	readonly weeks: readonly LaunchPeriod[];
}

/** Every year that has a week, newest first. */
export function weeksByYear({ launch_periods }: Pick<Catalog, 'launch_periods'>): YearOfWeeks[] {
	const years = Map.groupBy(launch_periods, ({ slug }) => slug.slice(0, 4));
	return [...years].map(([year, weeks]) => ({ year, weeks }));
}

/** `No. 47` for `2026-w47`: weeks are numbered within their year, as the issues of a newsletter are. */
export const weekNumber = (period: string): string => t.number({ number: Number(period.replace(/^\d+-w/, '')) });

/** `#3 of week 46, 2026` */
export function placeTitle({
	position,
	launch_period,
}: Pick<Placement, 'position'> & { readonly launch_period: Pick<LaunchPeriod, 'slug'> }): string {
	const [year = '', number = ''] = launch_period.slug.split('-w');
	return factTexts.place({ position, number: Number(number), year });
}
