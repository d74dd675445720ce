/** When two names are probably meant for one product. */
import { isOneEditApart } from './suggest.ts';

/** Letters and digits only; the whole name when it has none. */
export function lettersAndDigits(name: string): string {
	const folded = name.normalize('NFKC').toLowerCase();
	return folded.replace(/[^\p{L}\p{N}]/gu, '') || folded;
}

/** Short names differ by one letter without being the same, and numbers distinguish versions and sequels. */
export const isNear = (a: string, b: string): boolean =>
	a === b || (Math.min(a.length, b.length) >= 6 && digitsOf(a) === digitsOf(b) && isOneEditApart(a, b));

const digitsOf = (key: string): string => key.replace(/\P{N}/gu, '');
