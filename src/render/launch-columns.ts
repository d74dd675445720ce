import type { Placement } from '../catalog/catalog.ts';

/** The numbers of launches that a table has columns for. */
export interface LaunchColumns {
	/** Not where every score is the number of votes. */
	readonly hasScore: boolean;
	/** Not where nobody has voted. */
	readonly hasVotes: boolean;
	/** Not where nobody has commented. */
	readonly hasComments: boolean;
}

/** A number is said once, and 0 is not said. */
export const launchColumns = (launches: readonly Placement[]): LaunchColumns => ({
	hasScore: launches.some(({ score, votes }) => score !== votes),
	hasVotes: launches.some(({ votes }) => votes > 0),
	hasComments: launches.some(({ comments }) => comments > 0),
});
