/** The order of two texts by their code units: the same on every machine, whatever its language. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
