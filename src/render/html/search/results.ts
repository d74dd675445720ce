/** The results of a search as elements. Texts of products reach the page as text, never as markup. */
import { counted, grouped } from '../../../contract/text.ts';
import * as at from '../../../routes/paths.ts';
import type { ShownProduct } from '../../../search/product-index.ts';
import {
	type Exactness,
	type Found,
	noneCostsNothing,
	type ProductSearch,
	type SearchHit,
} from '../../../search/product-search.ts';
import { termsOf, withoutFree } from '../../../search/terms.ts';
import { findWeeks } from '../../../search/week-search.ts';
import { letterTile } from '../../shared/monogram.ts';

/** A product as an option of the list. */
export function resultItem(hit: SearchHit): HTMLElement {
	const { slug, name, tagline, price } = hit;
	const link = option(`search-result-${slug}`, at.productPage(slug));
	link.append(tileElement(hit), lineElement('search-name', markedPieces(name, hit.terms)));
	if (tagline) link.append(lineElement('search-tagline', markedPieces(tagline, hit.terms)));
	if (price) link.append(lineElement('search-price', [price]));
	return link;
}

function option(id: string, href: string): HTMLElement {
	const link = Object.assign(document.createElement('a'), { id, href, tabIndex: -1 });
	link.setAttribute('role', 'option');
	link.setAttribute('aria-selected', 'false');
	return link;
}

/** The weeks that the words name, and the winner if they ask for it. */
export function weekItems(words: string, search: ProductSearch): HTMLElement[] {
	const { weeks, isWinner } = findWeeks(words, search.weeks);
	return weeks.flatMap(({ slug, name, winner }) => {
		const won = isWinner && search.products.find((product) => product.slug === winner);
		const week = option(`search-week-${slug}`, at.launchPeriodPage(slug));
		week.append(lineElement('search-name', [name]));
		if (!won) return [week];
		const first = option('search-winner', at.productPage(won.slug));
		first.append(tileElement(won), lineElement('search-name', [won.name]));
		first.append(lineElement('search-tagline', [`Winner of ${name}`]));
		return [first, week];
	});
}

/** As `Tile.astro` writes it. */
export function tileElement({ slug, name, icon }: ShownProduct): HTMLElement {
	if (icon) {
		const picture = document.createElement('img');
		return Object.assign(picture, {
			loading: 'lazy',
			src: at.iconFile(slug),
			width: 40,
			height: 40,
			alt: '',
			className: 'tile small',
		});
	}
	const { className, letters } = letterTile(slug, name, 'small');
	const element = Object.assign(document.createElement('span'), { className, ariaHidden: 'true' });
	element.dataset['monogram'] = letters;
	return element;
}

export function lineElement(className: string, pieces: readonly (Node | string)[]): HTMLElement {
	const element = Object.assign(document.createElement('span'), { className, dir: 'auto' });
	element.append(...pieces);
	return element;
}

const word = /([\p{L}\p{N}](?:[\p{L}\p{M}\p{N}+#]|\.(?=\p{L}))*)/u;

/** A text with the words of the search marked. */
function markedPieces(text: string, terms: readonly string[]): (Node | string)[] {
	return text.split(word).map((piece) => {
		if (!termsOf(piece).some((term) => terms.includes(term))) return piece;
		return Object.assign(document.createElement('mark'), { textContent: piece });
	});
}

/**
 * The line above the results.
 *
 * @param hasWeeks - Whether they begin with weeks.
 */
export function outcome(
	{ hits, complete, exactness, free }: Found,
	words: string,
	hasWeeks: boolean,
): (Node | string)[] {
	if (hits.length === 0 && hasWeeks) return [];
	const noun = free ? 'free product' : 'product';
	const quote = document.createElement('q');
	quote.append(Object.assign(document.createElement('bdi'), { textContent: words }));
	const others = withoutFree(words)?.trim();
	const wider = others && free && complete === 0 ? [' ', link(searchFor(others), 'Search without “free”'), '.'] : [];
	if (hits.length === 0) return ['No product matches ', quote, '. Try a shorter word, or ', allProducts(), '.'];
	const rest = complete > 0 ? hits.length - complete : 0;
	const more = rest === 0 ? '' : ` ${grouped(rest)} more ${have(rest)} some of the words.`;
	const start = free === false ? `${noneCostsNothing} ` : '';
	const first = hits.slice(0, at.mostCompared).map(({ slug }) => slug);
	const compare = first.length > 1 ? [' ', link(at.comparePath(first), `Compare the first ${first.length}`), '.'] : [];
	const sentence = sentences[exactness](exactness === 'some_words' ? hits.length : complete, noun);
	return [start + sentence + more, ...wider, ...compare];
}

const have = (count: number): string => (count === 1 ? 'has' : 'have');

const sentences: Readonly<Record<Exactness, (count: number, noun: string) => string>> = {
	all_words: (count, noun) => `${counted(count, noun)} found.`,
	similar_words: (count, noun) => `No exact match. Showing ${counted(count, `similar ${noun}`)}.`,
	some_words: (count, noun) =>
		`No exact match. Showing ${counted(count, noun)} that ${count === 1 ? 'matches' : 'match'} some of the words.`,
};

/** The line when the index could not be loaded. */
export function failedOutcome(retry: () => void): (Node | string)[] {
	const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Try again' });
	button.addEventListener('click', retry);
	return ['Search did not load. ', button, ' or ', allProducts(), '.'];
}

const link = (href: string, textContent: string): HTMLElement =>
	Object.assign(document.createElement('a'), { href, textContent });

const allProducts = (): HTMLElement => link(at.productListPage, 'browse all products');

const searchFor = (words: string): string => `${at.searchPage}?q=${encodeURIComponent(words)}`;

/** A link to the page with every result. */
export const allResults = (words: string, count: number): HTMLElement =>
	link(searchFor(words), `All ${grouped(count)} results`);
