/** The one line under the field: how many were found, what to do where none were, or what went wrong. */

import { grouped } from '../../../contract/counts.ts';
import type { Found } from '../../../search/find-products.ts';
import type { Exactness } from '../../../search/stages.ts';

export type Line = readonly (Node | string)[];

/** @param limit - How many are shown, where no page shows more. */
export function outcomeLine(
	{ total, exactness }: Pick<Found, 'total' | 'exactness'>,
	words: string,
	limit: number | undefined,
): Line {
	if (total === 0) {
		return ['No product matches ', quoted(words), '. Try fewer letters, or ', allProducts(), '.'];
	}
	const count = sentences[exactness](total);
	return [limit === undefined ? count : `${count} These are the best ${limit}.`];
}

const sentences: Readonly<Record<Exactness, (count: number) => string>> = {
	all_words: (count) => (count === 1 ? '1 product found.' : `${grouped(count)} products found.`),
	similar_words: (count) => `No product has these very words; ${grouped(count)} ${have(count)} similar ones.`,
	some_words: (count) => `No product has all of these words; ${grouped(count)} ${have(count)} some of them.`,
};

const have = (count: number): string => (count === 1 ? 'has' : 'have');

export function failureLine(retry: () => void): Line {
	const button = document.createElement('button');
	button.type = 'button';
	button.textContent = 'Try again';
	button.addEventListener('click', retry);
	return ['The search could not be loaded. ', button, ' or ', allProducts(), '.'];
}

function quoted(words: string): HTMLElement {
	const quote = document.createElement('q');
	const text = quote.appendChild(document.createElement('bdi'));
	text.textContent = words;
	return quote;
}

function allProducts(): HTMLAnchorElement {
	const link = document.createElement('a');
	link.href = '/products';
	link.textContent = 'browse all products';
	return link;
}
