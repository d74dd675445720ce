/** The results of a search as elements. Texts of products reach the page as text, never as markup. */

import { findCategories } from '../../../search/category-search.ts';
import type { ShownProduct } from '../../../search/product-index.ts';
import type { Exactness, Found, ProductSearch, SearchHit } from '../../../search/product-search.ts';
import { termsOf } from '../../../search/terms.ts';
import { findWeeks } from '../../../search/week-search.ts';
import { filters as filterTexts, search as t } from '../../../texts/sections.ts';
import * as at from '../../../urls/paths.ts';
import { letterTile } from '../../shared/monogram.ts';
import { button, element } from '../element.ts';

/** A product as an option of the list. */
export function resultItem(hit: SearchHit): HTMLElement {
	const { slug, name, tagline, price, lacks, described } = hit;
	const link = option(`search-result-${slug}`, at.productPage(slug));
	link.append(tileElement(hit), lineElement('search-name', markedPieces(name, hit.terms)));
	if (tagline) link.append(lineElement('search-tagline', markedPieces(tagline, hit.terms)));
	if (price) link.append(lineElement('search-price', [price]));
	const notes = [
		described.length > 0 && t.inDescription({ words: described.join(', ') }),
		lacks.length > 0 && t.without({ words: lacks.join(', ') }),
	].filter(Boolean);
	if (notes.length > 0) link.append(lineElement('search-note', [notes.join(' ')]));
	return link;
}

const option = (id: string, href: string): HTMLElement =>
	element('a', { id, href, role: 'option', ariaSelected: 'false' });

/** The categories that the words name, with the number of their products. */
export function categoryItems(words: string, { categories, products, language }: ProductSearch): HTMLElement[] {
	return findCategories(words, categories, language).map(({ slug, name }) => {
		const count = products.filter((product) => product.categories.includes(slug)).length;
		const item = option(`search-category-${slug}`, at.categoryPage(slug));
		item.append(lineElement('search-name', [name]), lineElement('search-tagline', [t.category({ count })]));
		return item;
	});
}

/** The weeks that the words name, and the winner if they ask for it. */
export function weekItems(words: string, search: ProductSearch): HTMLElement[] {
	const { weeks, isWinner } = findWeeks(words, search.weeks, search.language);
	return weeks.flatMap(({ slug, name, winner }) => {
		const won = isWinner && search.products.find((product) => product.slug === winner);
		const week = option(`search-week-${slug}`, at.launchPeriodPage(slug));
		week.append(lineElement('search-name', [name]));
		if (!won) return [week];
		const first = option('search-winner', at.productPage(won.slug));
		first.append(tileElement(won), lineElement('search-name', [won.name]));
		first.append(lineElement('search-tagline', [t.winnerOf({ week: name })]));
		return [first, week];
	});
}

/** As `Tile.astro` writes it. */
export function tileElement({ slug, name, icon }: Pick<ShownProduct, 'slug' | 'name' | 'icon'>): HTMLElement {
	if (icon) {
		const size = { width: 40, height: 40 };
		return element('img', { loading: 'lazy', src: at.iconFile(slug), ...size, alt: '', className: 'tile small' });
	}
	const { className, letters } = letterTile(slug, name, 'small');
	const tile = element('span', { className, ariaHidden: 'true' });
	tile.dataset['monogram'] = letters;
	return tile;
}

export const lineElement = (className: string, pieces: readonly (Node | string)[]): HTMLElement =>
	element('span', { className, dir: 'auto' }, ...pieces);

/** As `Save.astro` writes it. `addButtons` fills it. */
export function saveElement({ slug, name }: Pick<ShownProduct, 'slug' | 'name'>): HTMLElement {
	const room = element('span', { className: 'save' });
	Object.assign(room.dataset, { slug, name });
	return room;
}

const word = /([\p{L}\p{N}](?:[\p{L}\p{M}\p{N}+#]|\.(?=\p{L}))*)/u;

/** A text with the words of the search marked. */
function markedPieces(text: string, terms: readonly string[]): (Node | string)[] {
	return text.split(word).map((piece) => {
		if (!termsOf(piece).some((term) => terms.includes(term))) return piece;
		return element('mark', {}, piece);
	});
}

/**
 * The line above the results.
 *
 * @param said.hasPages - Whether they begin with categories or weeks.
 * @param said.isFiltered - Whether filters leave products out.
 */
export function outcome(
	{ hits, complete, exactness, free, partlyFree, others }: Found,
	words: string,
	{ hasPages, isFiltered }: { readonly hasPages: boolean; readonly isFiltered: boolean },
): (Node | string)[] {
	if (hits.length === 0 && hasPages) return [];
	const quote = element('q', {}, element('bdi', {}, words));
	const wider = others && free && complete === 0 ? [' ', link(at.searchFor(others), t.withoutFree), '.'] : [];
	if (hits.length === 0 && isFiltered) return filterTexts.nothing({ link: allProducts });
	if (hits.length === 0) return t.nothing({ words: quote, link: allProducts });
	const rest = complete > 0 ? hits.length - complete : 0;
	const isPartial = exactness === 'some_words' || exactness === 'few_words';
	const said = [
		free === false && (partlyFree > 0 ? t.partlyFree({ count: partlyFree }) : t.noneIsFree),
		foundText(exactness, free === true)({ count: isPartial ? hits.length : complete }),
		rest > 0 && t.more({ count: rest }),
	];
	// Those that have only some of the words are compared where no product has all of them.
	const first = hits.slice(0, Math.min(at.fewCompared, complete || hits.length)).map(({ slug }) => slug);
	const compare =
		first.length > 1 ? [' ', link(at.comparePath(first), t.compareFirst({ count: first.length })), '.'] : [];
	return [said.filter(Boolean).join(' '), ...wider, ...compare];
}

function foundText(exactness: Exactness, isFree: boolean) {
	if (exactness === 'all_words') return isFree ? t.foundFree : t.found;
	if (exactness === 'similar_words' || exactness === 'inside_words') return isFree ? t.similarFree : t.similar;
	return isFree ? t.someFree : t.some;
}

/** The line when a file of the search could not be loaded. */
export function failedOutcome(retry: () => void): (Node | string)[] {
	return t.notLoaded<HTMLElement>({ button: (text) => button('', text, retry), link: allProducts });
}

const link = (href: string, text: string): HTMLElement => element('a', { href }, text);

const allProducts = (text: string): HTMLElement => link(at.productListPage, text);

/** A link to the page with every result. */
export const allResults = (words: string, count: number): HTMLElement =>
	link(at.searchFor(words), t.allResults({ count }));
