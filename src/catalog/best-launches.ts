/** Which of a product's launches is the best: by score, by place, and for its badge. Launches are newest first. */
import type { Placement, Product } from './catalog.ts';
import { oncePer } from './once.ts';

/** The launch with a product's best score, of equal ones the newest: what products are compared by across weeks. */
export const bestLaunch = oncePer(({ launches }: Product) => launches.toSorted((a, b) => b.score - a.score)[0]);

/** Better scores first; those without a launch come last. Equal ones stay in the order in which they come. */
export const bestFirst = (a: Product, b: Product): number =>
	// Two without a launch differ by NaN.
	scoreOf(b) - scoreOf(a) || 0;

/** Scores can be negative. */
const scoreOf = (product: Product): number => bestLaunch(product)?.score ?? Number.NEGATIVE_INFINITY;

/** Whether a product has another score than zero, which says nothing. */
export const hasScore = (product: Product): boolean => (bestLaunch(product)?.score ?? 0) !== 0;

/** The launch with the best place, of equal ones the newest. */
export const bestPlacement = (launches: readonly Placement[]): Placement | undefined =>
	launches.toSorted((a, b) => a.position - b.position)[0];

/** The launches of a product whose positions are places. */
export const placedLaunches = (launches: readonly Placement[]): readonly Placement[] =>
	launches.filter(({ launch_period }) => launch_period.has_places);

/** The places that get a badge: the first three of weeks that are over. */
export const badgePlaces = (launches: readonly Placement[]): Placement[] =>
	placedLaunches(launches).filter(
		({ position, launch_period }) => position <= 3 && launch_period.status === 'finished',
	);

/** The best of the places that get a badge, of equal ones the newest. */
export const bestBadgePlace = (launches: readonly Placement[]): Placement | undefined =>
	bestPlacement(badgePlaces(launches));

/** The best place that a product has reached; of equal ones a final one, then the newest. */
export function bestPlaceSoFar(launches: readonly Placement[]): Placement | undefined {
	const isActive = ({ launch_period }: Placement) => Number(launch_period.status === 'active');
	return placedLaunches(launches).toSorted((a, b) => a.position - b.position || isActive(a) - isActive(b))[0];
}
