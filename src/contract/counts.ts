/** Numbers as people read them, on pages, in feeds, on cards and in the texts of agents. Data for programs has plain ones. */
const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });

/** `1,204.5`. */
export const grouped = (number: number): string => numbers.format(number);

/** @returns `1 product`, `1,204 products`; nouns that do not take an `s` bring their plural. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
	return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
