/**
 * Whether the positions of a week are places, as the catalog has it: a score is above 0. Without one they are an order, and
 * the week has no winner.
 *
 * @param rankings - Of the week, as the API has them.
 */
export const hasPlaces = (rankings: readonly { readonly score?: unknown }[]): boolean =>
	rankings.some(({ score }) => Number(score) > 0);
