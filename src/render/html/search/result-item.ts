import { productPage } from '../../../routes/paths.ts';
import type { SearchHit } from '../../../search/rank-products.ts';
import { markedPieces } from './marked-pieces.ts';

/**
 * A product that was found, as an entry of a list. Its texts reach the page as text, never as markup.
 *
 * @param words - To mark in it.
 */
export function resultItem(hit: SearchHit, words: readonly string[]): HTMLLIElement {
	const link = document.createElement('a');
	link.href = productPage(hit.slug);
	link.append(line('search-name', hit.name, words));
	if (hit.tagline) link.append(line('search-tagline', hit.tagline, words));
	const item = document.createElement('li');
	item.append(link);
	return item;
}

function line(className: string, text: string, words: readonly string[]): HTMLElement {
	const element = document.createElement('span');
	element.className = className;
	element.dir = 'auto';
	for (const { text: piece, isMarked } of markedPieces(text, words)) {
		if (!isMarked) {
			element.append(piece);
			continue;
		}
		const mark = document.createElement('mark');
		mark.textContent = piece;
		element.append(mark);
	}
	return element;
}
