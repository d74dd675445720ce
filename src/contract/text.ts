/** Text that the API, its pages and agents share: numbers as people read them, text of clients cut to a length. */

let format: Intl.NumberFormat | undefined;

/** `1,204.5`. */
export function grouped(number: number): string {
	if (Number.isInteger(number) && Math.abs(number) < 1_000) return String(number);
	// Constructing it takes milliseconds, which most cold starts at the edge can do without.
	format ??= new Intl.NumberFormat('en', { maximumFractionDigits: 6 });
	return format.format(number);
}

/** @returns `1 product`, `1,204 products`; nouns that do not take an `s` bring their plural. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
	return `${grouped(count)} ${count === 1 ? noun : plural}`;
}

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Whether the positions of a week are places, as the catalog has it: a score is above 0. Without one they are an order, and
 * the week has no winner.
 *
 * @param rankings - Of the week, as the API has them.
 */
export const hasPlaces = (rankings: readonly { readonly score?: unknown }[]): boolean =>
	rankings.some(({ score }) => Number(score) > 0);

/**
 * The beginning of a foreign text, whole characters only: a surrogate pair stays or goes together, and a surrogate that
 * has no other half becomes U+FFFD.
 *
 * @param maximum - UTF-16 code units that are kept at most.
 */
export function truncate(text: string, maximum: number): string {
	const last = text.charCodeAt(maximum - 1);
	const next = text.charCodeAt(maximum);
	const splits = last >= 0xd800 && last <= 0xdbff && next >= 0xdc00 && next <= 0xdfff;
	return text.slice(0, splits ? maximum - 1 : maximum).toWellFormed();
}
