import type { Placement, Product } from '../catalog/catalog.ts';
import { oncePer } from '../catalog/once.ts';

/** The launch with a product's best score, of equal ones the newest: what products are compared by across weeks. */
export const bestLaunch = oncePer(({ launches }: Product) =>
	launches.reduce<Placement | undefined>(
		(best, launch) => (best && best.score >= launch.score ? best : launch),
		undefined,
	),
);

/** Better scores first; those without a launch come last. Equal ones stay in the order in which they come. */
export function bestFirst(a: Product, b: Product): number {
	const [first, second] = [scoreOf(a), scoreOf(b)];
	return first === second ? 0 : second - first;
}

/** Scores may be negative. */
const scoreOf = (product: Product): number => bestLaunch(product)?.score ?? Number.NEGATIVE_INFINITY;

/** Whether a product has another score than zero, which says nothing. */
export const hasScore = (product: Product): boolean => (bestLaunch(product)?.score ?? 0) !== 0;

/** The launch with the best place, of equal ones the newest. @param launches - Newest first. */
export const bestPlacement = (launches: readonly Placement[]): Placement | undefined =>
	launches.reduce<Placement | undefined>(
		(best, launch) => (best && best.position <= launch.position ? best : launch),
		undefined,
	);
