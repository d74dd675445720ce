/** When two names are probably meant for one product. */
import { isOneEditApart } from './suggest.ts';

/** Letters and digits only; the whole name when it has none. */
export function lettersAndDigits(name: string): string {
	const folded = name.normalize('NFKC').toLowerCase();
	return folded.replace(/[^\p{L}\p{N}]/gu, '') || folded;
}

/** Shorter names are near only when they are the same. */
export const shortestNear = 6;

/** Short names differ by one letter without being the same, and numbers distinguish versions and sequels. */
export const isNear = (a: string, b: string): boolean =>
	a === b || (Math.min(a.length, b.length) >= shortestNear && digitsOf(a) === digitsOf(b) && isOneEditApart(a, b));

export const digitsOf = (key: string): string => key.replace(/\P{N}/gu, '');
