/** The score of a launch, and the order of the launches of a week. */

import type { LaunchFrontMatter } from '../content/schemas/product.ts';
import { roundScore } from '../content/schemas/record.ts';
import type { Site } from '../content/schemas/site.ts';
import { compareNames } from './name-order.ts';

/** An approved launch of a visible product. */
export interface RankedLaunch {
	readonly slug: string;
	readonly name: string;
	readonly score: number;
	readonly votes: number;
	readonly comments: number;
}

/**
 * Ranks the approved launches of one period, best score first.
 *
 * Ties are broken by votes, comments and name, so the same content always builds the same bytes. Positions
 * are indexes into the result: there are no shared places.
 *
 * @param launches - Launches of a single period, in any order.
 */
export function rankLaunches<Launch extends RankedLaunch>(launches: readonly Launch[]): Launch[] {
	return launches.toSorted(
		(a, b) => b.score - a.score || b.votes - a.votes || b.comments - a.comments || compareNames(a, b),
	);
}

/**
 * The score of a launch: its own, else the one that the rule of the site gives.
 *
 * @returns A number of at most six decimals, as it is published.
 */
export function scoreOf(
	{ score, votes, comments }: Pick<LaunchFrontMatter, 'score' | 'votes' | 'comments'>,
	rule: Site['score'],
): number {
	return roundScore(score ?? votes * rule.votes + comments * rule.comments);
}
