/** Numbers as people read them, on pages, in feeds, on cards and in the texts of agents. Data for programs has plain ones. */

let format: Intl.NumberFormat | undefined;

/** `1,204.5`. */
export function grouped(number: number): string {
	// Constructing it takes milliseconds, which most cold starts at the edge can do without.
	format ??= new Intl.NumberFormat('en', { maximumFractionDigits: 6 });
	return format.format(number);
}

/** @returns `1 product`, `1,204 products`; nouns that do not take an `s` bring their plural. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
	return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
