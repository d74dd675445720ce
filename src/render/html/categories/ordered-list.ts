/** The products of a category in another order or of one price, as `ProductList.astro` writes lists. */
import { millisecondsPerDay } from '../../../contract/data-files.ts';
import { costsNothing, type IndexedProduct } from '../../../search/product-index.ts';
import type { ProductSearch } from '../../../search/product-search.ts';
import { grouped } from '../../../texts/formats.ts';
import { facts as factTexts, category as t } from '../../../texts/sections.ts';
import { productPage } from '../../../urls/paths.ts';
import { longDate } from '../../shared/dates.ts';
import type { Order } from '../../shared/product-orders.ts';
import { element } from '../element.ts';
import { addButtons } from '../saved/shelf.ts';
import { openIndex } from '../search/box.ts';
import { lineElement, saveElement, tileElement } from '../search/results.ts';

/** Equal ones stay in alphabetical order, which is that of the index. */
const comparisons: Readonly<Record<Order, (a: IndexedProduct, b: IndexedProduct) => number>> = {
	name: () => 0,
	score: (a, b) => scoreOf(b) - scoreOf(a),
	newest: (a, b) => b.day - a.day || scoreOf(b) - scoreOf(a),
};

/** Scores may be negative. */
const scoreOf = ({ score }: IndexedProduct): number => score ?? -Number.MAX_VALUE;

export interface Choice {
	readonly order: Order;
	/** A pricing model, `costsNothing`, or empty for all. */
	readonly price: string;
}

let search: ProductSearch | undefined;

export async function orderedList(category: string, { order, price }: Choice) {
	search ??= await openIndex();
	const all = search.products.filter(({ categories }) => categories.includes(category));
	const some = all.filter(({ pricing, free }) => price === '' || (price === costsNothing ? free : pricing === price));
	const rows = some.toSorted(comparisons[order]).map((product, index) => row(product, order, index + 1));
	const list = element(order === 'score' ? 'ol' : 'ul', { className: 'products' }, ...rows);
	addButtons(list);
	const said = { count: all.length, order: t[order] };
	return { list, sentence: some.length < all.length ? t.someInOrder({ ...said, some: some.length }) : t.inOrder(said) };
}

function row(product: IndexedProduct, order: Order, rank: number): HTMLElement {
	const { slug, name, tagline, price, votes, day, score } = product;
	const isRanked = order === 'score' && (score ?? 0) > 0;
	const place = isRanked ? [element('span', { className: 'place' }, `${grouped(rank)}. `)] : [];
	const title = element('span', { className: 'name' }, ...place, element('bdi', {}, name));
	const link = element('a', { href: productPage(slug) }, tileElement(product), title);
	if (tagline) link.append(lineElement('tagline', [tagline]));
	const parts = factTexts.scoreOf<Node>({
		count: score ?? 0,
		word: (text) => element('span', { className: 'unseen' }, text),
		b: (text: string) => element('b', {}, text),
	});
	const facts = [
		isRanked && element('span', { className: 'best-score' }, ...parts),
		price && element('bdi', {}, price),
		order === 'newest' && element('span', {}, longDate(new Date(day * millisecondsPerDay).toISOString().slice(0, 10))),
		order === 'name' && votes > 0 && element('span', {}, factTexts.votes({ count: votes })),
	].filter((fact) => fact instanceof Node);
	if (facts.length > 0)
		link.append(element('span', { className: isRanked ? 'facts-of ranked' : 'facts-of' }, ...facts));
	return element('li', {}, link, saveElement(product));
}
