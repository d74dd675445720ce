import { inDigits } from './cards/in-digits.ts';

/** A number as people read it: `1,204.5`. */
export const grouped = inDigits;

/** @returns `1 product`, `1,204 products`; nouns that do not take an `s` bring their plural. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
	return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
