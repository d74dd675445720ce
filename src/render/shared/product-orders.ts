/**
 * The orders of lists of products: alphabetical with its letters, best score first, newest first. Each is sorted once
 * for a catalog.
 */
import { bestFirst } from '../../catalog/best-launches.ts';
import type { Catalog, Product } from '../../catalog/catalog.ts';
import { compareCodePoints, nameOrderKey } from '../../catalog/name-order.ts';
import { oncePer } from '../../catalog/once.ts';
import { newestFirst } from '../../catalog/product-groups.ts';
import { facts as factTexts, lists as t } from '../../texts/sections.ts';
import { orderPage, type otherOrders, productListPage } from '../../urls/paths.ts';
import { pageAt } from './pagination.ts';

export type Order = 'name' | (typeof otherOrders)[number];

/** Path of the first page. */
export const pathOfOrder = (order: Order): string => (order === 'name' ? productListPage : orderPage(order));

export function productsInOrder(catalog: Catalog, order: Order): readonly Product[] {
	if (order === 'name') return alphabetical(catalog.products);
	return order === 'score' ? byScore(catalog) : byDay(catalog);
}

const byScore = oncePer(({ products }: Catalog) => products.toSorted(bestFirst));
const byDay = oncePer(({ products }: Catalog) => products.toSorted(newestFirst));

export const titleOfOrder = (order: Order): string =>
	({ name: factTexts.products, score: t.productsByScore, newest: t.newestProducts })[order];

/** Latin letters that Unicode does not take apart into a base letter and its mark. */
const bases: Readonly<Record<string, string>> = {
	...{ Æ: 'Ae', æ: 'ae', Œ: 'Oe', œ: 'oe', ẞ: 'ss', ß: 'ss', Þ: 'Th', þ: 'th' },
	...{ Ð: 'D', ð: 'd', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', Ł: 'L', ł: 'l', Ø: 'O', ø: 'o', Ŧ: 'T', ŧ: 't', ı: 'i' },
};

/** The key of a name in this order: as in name order, of its base letters. */
export const alphabeticalKey = (name: string): string =>
	nameOrderKey(name.normalize('NFKD').replace(/[ÆæŒœẞßÞþÐðĐđĦħŁłØøŦŧı]/g, (letter) => bases[letter] ?? letter));

const keyOf = oncePer(({ name }: Product) => alphabeticalKey(name));

/** The products in this order, sorted once for each list. @param products - In name order, in which equal ones stay. */
export const alphabetical = oncePer((products: readonly Product[]): readonly Product[] =>
	products.toSorted((a, b) => compareCodePoints(keyOf(a), keyOf(b))),
);

export interface LetterLink {
	/** The id of the element of the first product with this letter. */
	readonly id: string;
	readonly label: string;
	/** Where the letter begins; `undefined` where no name does. */
	readonly page: number | undefined;
}

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz');
/** Groups of names in their order. */
const letters = ['digits', ...alphabet, 'others'];

/** The id of a name's letter. Signs come before letters, with the digits. */
export function letterOf(name: string): string {
	const first = alphabeticalKey(name).charAt(0);
	if (first < 'a') return 'digits';
	return first <= 'z' ? first : 'others';
}

export function labelOf(letter: string): string {
	if (letter === 'digits') return '0–9';
	return letter === 'others' ? t.otherLetters : letter.toUpperCase();
}

/** @param products - In alphabetical order. */
export function letterLinks(products: readonly Pick<Product, 'name'>[]): LetterLink[] {
	const firsts = new Map<string, number>();
	for (const [index, { name }] of products.entries()) {
		const letter = letterOf(name);
		if (!firsts.has(letter)) firsts.set(letter, index);
	}
	return letters.map((id) => {
		const index = firsts.get(id);
		return { id, label: labelOf(id), page: index === undefined ? undefined : pageAt(index) };
	});
}
