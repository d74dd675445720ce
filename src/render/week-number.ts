/** `No. 47` for `2026-w47`: weeks are numbered within their year, as the issues of a newsletter are. */
export const weekNumber = (period: string): string => `No. ${Number(period.replace(/^\d+-w/, ''))}`;
