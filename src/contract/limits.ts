/** The numbers that the contract promises. */

/** Bounds of the query parameter `page`. */
export const pageBounds = { minimum: 1, maximum: 10_000 } as const;

/** Bounds of the query parameter `per_page`. */
export const perPageBounds = { minimum: 1, maximum: 100 } as const;

export const defaultPerPage = 50;

/** Page sizes whose pages are built as files; any other size is composed from the largest. */
export const builtPageSizes = [defaultPerPage, perPageBounds.maximum] as const;

export const maximumLaunchPeriods = 26;
export const maximumRankings = 50;
