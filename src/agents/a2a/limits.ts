/** Limits of parameters, to which sentences keep as well. */
export const maximumNameLength = 80;
export const maximumAddressLength = 2_000;
export const maximumPage = 10_000;
/** Places of a leaderboard. */
export const maximumPlaces = 50;
