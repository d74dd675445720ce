/**
 * The order in which readers look names up: a letter with a mark stands where its base letter does, “Éclair” under E. The API
 * keeps name order, which its contract fixes: there every letter behind Z of ASCII comes after it.
 */
import type { Product } from '../catalog/catalog.ts';
import { compareCodePoints, nameOrderKey } from '../catalog/name-order.ts';
import { oncePer } from '../catalog/once.ts';

/** Latin letters that Unicode does not take apart into a base letter and its mark. */
const bases: Readonly<Record<string, string>> = {
	...{ Æ: 'Ae', æ: 'ae', Œ: 'Oe', œ: 'oe', ẞ: 'ss', ß: 'ss', Þ: 'Th', þ: 'th' },
	...{ Ð: 'D', ð: 'd', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', Ł: 'L', ł: 'l', Ø: 'O', ø: 'o', Ŧ: 'T', ŧ: 't', ı: 'i' },
};

/** The key of a name in this order: as in name order, of its base letters. */
export function alphabeticalKey(name: string): string {
	const apart = name.normalize('NFKD').replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1');
	return nameOrderKey(apart.replace(/[ÆæŒœẞßÞþÐðĐđĦħŁłØøŦŧı]/g, (letter) => bases[letter] ?? letter));
}

const keyOf = oncePer(({ name }: Product) => alphabeticalKey(name));

/** The products in this order, sorted once for each list. @param products - In name order, in which equal ones stay. */
export const alphabetical = oncePer((products: readonly Product[]): readonly Product[] =>
	products.toSorted((a, b) => compareCodePoints(keyOf(a), keyOf(b))),
);
