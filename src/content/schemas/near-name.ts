/** When two names are probably meant for one product. */
import { isOneEditApart } from '../../routes/nearest.ts';

/** Letters of ASCII, digits and spaces: most names are nothing else, and need no rules of Unicode. */
const plain = /^[\da-z ]+$/i;

/** Letters and digits only; the whole name when it has none. */
export function lettersAndDigits(name: string): string {
	if (plain.test(name)) return name.toLowerCase().replaceAll(' ', '') || name;
	const folded = name.normalize('NFKC').toLowerCase();
	return folded.replace(/[^\p{L}\p{N}]/gu, '') || folded;
}

/** Shorter names are near only when they are the same. */
export const shortestNear = 6;

/** Short names differ by one letter without being the same, and numbers distinguish versions and sequels. */
export const isNear = (a: string, b: string): boolean =>
	a === b ||
	(Math.min(a.length, b.length) >= shortestNear &&
		hasSameEnds(a, b) &&
		digitsOf(a) === digitsOf(b) &&
		isOneEditApart(a, b));

/** Whether what two keys begin with and end with alike leaves out two letters at most, as any edit does. Costs little to find out. */
function hasSameEnds(a: string, b: string): boolean {
	const length = Math.min(a.length, b.length);
	if (Math.max(a.length, b.length) > length + 1) return false;
	let first = 0;
	while (first < length && a.charCodeAt(first) === b.charCodeAt(first)) first++;
	let last = 0;
	while (last < length - first && a.charCodeAt(a.length - 1 - last) === b.charCodeAt(b.length - 1 - last)) last++;
	return first + last >= length - 2;
}

export const digitsOf = (key: string): string => key.replace(/\P{N}/gu, '');
