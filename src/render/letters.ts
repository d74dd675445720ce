/** The letters by which the list in alphabetical order is entered: from digits over A to Z to every other script. */

import type { Product } from '../catalog/catalog.ts';
import { alphabeticalKey } from './alphabetical.ts';
import { pageAt } from './paged.ts';

export interface LetterLink {
	/** Of the first product of the letter on its page. */
	readonly id: string;
	readonly label: string;
	/** Where the letter begins; `undefined` where no name does. */
	readonly page: number | undefined;
}

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz');
const labels: readonly (readonly [id: string, label: string])[] = [
	['digits', '0–9'],
	...alphabet.map((letter): [string, string] => [letter, letter.toUpperCase()]),
	['others', 'Others'],
];

/** The id of the letter under which a name stands. Signs stand before letters, with the digits. */
export function letterOf(name: string): string {
	const first = alphabeticalKey(name).charAt(0);
	if (first < 'a') return 'digits';
	return first <= 'z' ? first : 'others';
}

const labelById = new Map(labels);

export const labelOf = (letter: string): string => labelById.get(letter) ?? letter;

/** @param products - In alphabetical order. */
export function letterLinks(products: readonly Pick<Product, 'name'>[]): LetterLink[] {
	const firsts = new Map<string, number>();
	for (const [index, { name }] of products.entries()) {
		const letter = letterOf(name);
		if (!firsts.has(letter)) firsts.set(letter, index);
	}
	return labels.map(([id, label]) => {
		const index = firsts.get(id);
		return { id, label, page: index === undefined ? undefined : pageAt(index) };
	});
}
