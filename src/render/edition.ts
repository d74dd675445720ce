/** `No. 47` for `2026-w47`: a week is an edition of the paper, a year its volume. */
export const editionOf = (period: string): string => `No. ${Number(period.replace(/^\d+-w/, ''))}`;
