import type { LaunchFrontMatter } from '../content/schemas/product.ts';
import type { Site } from '../content/schemas/site.ts';

/** A score is published, and ranked, in millionths: sums of binary fractions would part 0.1 × 3 from 0.3. */
const steps = 1_000_000;

/**
 * The score of a launch: its own, else the one that the rule of the site gives.
 *
 * @returns A number of at most six decimals, as it is published.
 */
export function scoreOf(
	{ score, votes, comments }: Pick<LaunchFrontMatter, 'score' | 'votes' | 'comments'>,
	rule: Site['score'],
): number {
	const exact = score ?? votes * rule.votes + comments * rule.comments;
	// Adding zero turns -0 into 0.
	return Math.round(exact * steps) / steps + 0;
}
