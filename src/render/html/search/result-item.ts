import { productPage } from '../../../routes/paths.ts';
import type { SearchHit } from '../../../search/find-products.ts';
import { markedPieces, wordsToMark } from './marked-pieces.ts';

/** A product that was found, as an entry of a list. Its texts reach the page as text, never as markup. */
export function resultItem(hit: SearchHit, asked: string): HTMLLIElement {
	const words = wordsToMark(asked, hit);
	const link = document.createElement('a');
	link.href = productPage(hit.id);
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
