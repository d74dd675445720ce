import { iconFile, productPage } from '../../../routes/paths.ts';
import type { SearchHit } from '../../../search/rank-products.ts';
import { monogramOf, tintOf } from '../../monogram.ts';
import { markedPieces } from './marked-pieces.ts';

/**
 * A product that was found, as an option of the list. Its texts reach the page as text, never as markup.
 *
 * @param words - To mark in it.
 * @param category - The name of its main category.
 */
export function resultItem(hit: SearchHit, words: readonly string[], category: string | undefined): HTMLElement {
	const link = document.createElement('a');
	link.id = `search-result-${hit.slug}`;
	link.href = productPage(hit.slug);
	link.tabIndex = -1;
	link.setAttribute('role', 'option');
	link.setAttribute('aria-selected', 'false');
	link.append(tile(hit), line('search-name', hit.name, words));
	if (hit.tagline) link.append(line('search-tagline', hit.tagline, words));
	if (category) link.append(line('search-category', category, words));
	return link;
}

/** As `Tile.astro` writes it. */
function tile({ slug, name, hasIcon }: SearchHit): HTMLElement {
	if (hasIcon) {
		const icon = document.createElement('img');
		Object.assign(icon, { src: iconFile(slug), width: 40, height: 40, alt: '', className: 'tile small' });
		return icon;
	}
	const monogram = monogramOf(name);
	const letters = document.createElement('span');
	letters.className = `tile small tint-${tintOf(slug)}${monogram.length > 1 ? ' pair' : ''}`;
	letters.dataset['monogram'] = monogram.join('');
	letters.setAttribute('aria-hidden', 'true');
	return letters;
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
