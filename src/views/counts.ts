/** @returns `1 product`, `1,204 products`. */
export function counted(count: number, noun: string): string {
	return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** A whole number with a comma before each three digits. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
