import type { Ranking } from '../catalog/catalog.ts';
import { counted } from '../contract/counts.ts';

/**
 * What a score that stands beside it is made of: `19 votes, 4 comments`. A number is said once, so of a score that is the
 * number of votes it says `votes`; zero is not said.
 */
export function countsInWords({ score, votes, comments }: Pick<Ranking, 'score' | 'votes' | 'comments'>): string {
	const same = votes === 1 ? 'vote' : 'votes';
	const said = [
		votes > 0 && (score === votes ? same : counted(votes, 'vote')),
		comments > 0 && counted(comments, 'comment'),
	];
	return said.filter(Boolean).join(', ');
}
