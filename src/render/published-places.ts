import type { LaunchPeriod, Placement, Ranking } from '../catalog/catalog.ts';
import { maximumRankings } from '../contract/limits.ts';

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
export function shownPlaces({ rankings, withdrawn }: Pick<LaunchPeriod, 'rankings' | 'withdrawn'>): ShownPlace[] {
	const empty = withdrawn.filter((position) => position <= maximumRankings);
	return [...publishedPlaces(rankings), ...empty.map((position) => ({ position, product: undefined }))].sort(
		(a, b) => a.position - b.position,
	);
}

/** The launches of a product whose positions are places. */
export const placedLaunches = (launches: readonly Placement[]): readonly Placement[] =>
	launches.filter(({ launch_period }) => launch_period.has_places);

/** What came first, or leads; `undefined` where nothing did or it is withdrawn. */
export const winnerOf = ({
	has_places,
	rankings,
}: Pick<LaunchPeriod, 'has_places' | 'rankings'>): Ranking | undefined =>
	has_places && rankings[0]?.position === 1 ? rankings[0] : undefined;
