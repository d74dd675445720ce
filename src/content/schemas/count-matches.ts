/** @param pattern - With the flag `g`. */
export const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
