/** @returns `1 product`, `1,204 products`; nouns that do not take an `s` bring their plural. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
	return `${grouped(count)} ${count === 1 ? noun : plural}`;
}

const inThousands = new Intl.NumberFormat('en');

/** A whole number with a comma before each three digits. */
export const grouped = (count: number): string => inThousands.format(count);
