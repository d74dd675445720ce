import type { LaunchFrontMatter } from '../content/schemas/product.ts';
import { roundScore } from '../content/schemas/score.ts';
import type { Site } from '../content/schemas/site.ts';

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
