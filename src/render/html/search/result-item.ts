import { iconFile, productPage } from '../../../routes/paths.ts';
import type { SearchHit } from '../../../search/product-search.ts';
import { termsOf } from '../../../search/terms.ts';
import { monogramOf, tintOf } from '../../monogram.ts';

/** A product that was found, as an option of the list. Its texts reach the page as text, never as markup. */
export function resultItem(hit: SearchHit): HTMLElement {
	const { slug, name, tagline, price } = hit;
	const link = document.createElement('a');
	link.id = `search-result-${slug}`;
	link.href = productPage(slug);
	link.tabIndex = -1;
	link.setAttribute('role', 'option');
	link.setAttribute('aria-selected', 'false');
	link.append(tile(hit), line('search-name', markedPieces(name, hit.terms)));
	if (tagline) link.append(line('search-tagline', markedPieces(tagline, hit.terms)));
	if (price) link.append(line('search-price', [price]));
	return link;
}

/** As `Tile.astro` writes it. */
function tile({ slug, name, icon }: SearchHit): HTMLElement {
	if (icon) {
		const picture = document.createElement('img');
		return Object.assign(picture, { src: iconFile(slug), width: 40, height: 40, alt: '', className: 'tile small' });
	}
	const monogram = monogramOf(name);
	const letters = document.createElement('span');
	letters.className = `tile small tint-${tintOf(slug)}${monogram.length > 1 ? ' pair' : ''}`;
	letters.dataset['monogram'] = monogram.join('');
	letters.setAttribute('aria-hidden', 'true');
	return letters;
}

function line(className: string, pieces: readonly (Node | string)[]): HTMLElement {
	const element = Object.assign(document.createElement('span'), { className, dir: 'auto' });
	element.append(...pieces);
	return element;
}

const word = /([\p{L}\p{N}](?:[\p{L}\p{M}\p{N}+#]|\.(?=\p{L}))*)/u;

/** A text with the words that were found as marks. */
function markedPieces(text: string, terms: readonly string[]): (Node | string)[] {
	return text.split(word).map((piece) => {
		if (!termsOf(piece).some((term) => terms.includes(term))) return piece;
		return Object.assign(document.createElement('mark'), { textContent: piece });
	});
}
