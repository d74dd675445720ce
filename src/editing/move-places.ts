/** Other places for the products of a closed week. Places of withdrawn products stay theirs. */
import type { Ranking } from '../catalog/catalog.ts';
import { rankLaunches } from '../catalog/rank-launches.ts';
import { EditError } from './edit-error.ts';

/** A product with the place that it gets. */
export interface Move {
	readonly product: string;
	readonly position: number;
}

/**
 * Gives each product the place that its figures reach.
 *
 * @param free - Places that nobody has any more.
 */
export function rerank(rankings: readonly Ranking[], free: readonly number[]): Move[] {
	const ranked = rankLaunches(rankings.map((ranking) => ({ ...ranking, slug: ranking.product })));
	return movesTo(ranked, [...rankings.map(({ position }) => position), ...free]);
}

/** Gives one product another place; those between the two move by one. */
export function moveTo(rankings: readonly Ranking[], product: string, position: number): Move[] {
	const positions = rankings.map((ranking) => ranking.position).sort((a, b) => a - b);
	const own = rankings.find((ranking) => ranking.product === product);
	if (!own) throw new EditError(`\`${product}\` is not ranked in the week, so that it gets no place.`);
	const index = positions.indexOf(position);
	if (index < 0) {
		const last = positions.at(-1);
		throw new EditError(
			`No product has place ${position}. Use one of the places from ${positions[0]} to ${last} that are taken.`,
		);
	}
	const others = rankings.filter((ranking) => ranking !== own);
	return movesTo([...others.slice(0, index), own, ...others.slice(index)], positions);
}

/** @param ordered - The product of the first place first. */
function movesTo(ordered: readonly Ranking[], places: readonly number[]): Move[] {
	const sorted = places.toSorted((a, b) => a - b);
	return ordered.flatMap(({ product, position: before }, index) => {
		const position = sorted[index] ?? before;
		return position === before ? [] : [{ product, position }];
	});
}
