/** The Markdown versions of the pages that list products. */

import { grouped } from '../../texts/formats.ts';
import {
	facts as factTexts,
	home as homeTexts,
	layout as layoutTexts,
	lists as t,
	weeks as weekTexts,
} from '../../texts/sections.ts';
import * as at from '../../urls/paths.ts';
import type { Facet, Highlights, ListedProduct, Listing } from '../props/lists.ts';
import type {
	CategoryProps,
	FacetValueProps,
	FacetValuesProps,
	PricesProps,
	PricingProps,
	ProductsProps,
} from '../props/product-lists.ts';
import { weekName } from '../shared/dates.ts';
import { document, escapeText, facts, fenced, table } from '../shared/markdown-document.ts';
import { pageOfText, pagePath, pageTitle } from '../shared/pagination.ts';
import { facetTexts, labelOf, listPageOf, valuePageOf } from '../shared/product-facts.ts';
import { type LetterLink, pathOfOrder, titleOfOrder } from '../shared/product-orders.ts';

/** One page of the list of all products, in any of its orders. */
export function productsMarkdown(props: ProductsProps): string {
	const { layout, order, orders, letters, groups, page, facets } = props;
	const { base_url } = layout;
	const items = groups.flatMap((group) => group.items);
	const others = orders.filter((other) => other !== order);
	return listDocument(props, {
		path: pathOfOrder(order),
		title: titleOfOrder(order),
		notes: [
			facts([
				[factTexts.products, grouped(props.count)],
				[t.otherOrders, links(others.map((other) => [titleOfOrder(other), `${base_url}${pathOfOrder(other)}.md`]))],
				[t.byPrice, page === 1 ? priceLinks(facets.prices, (model) => base_url + at.pricingPage(model)) : undefined],
				[t.byCategory, `<${base_url}${at.categoryListPage}.md>`],
				...facets.texts.map(
					({ field }) => [escapeText(facetTexts(field).by), `<${base_url}${listPageOf(field)}.md>`] as const,
				),
				[t.byLetter, page === 1 ? letterLine(base_url, letters) : undefined],
			]),
		],
		table: order === 'score' ? rankedTable(base_url, items) : listedTable(base_url, items),
	});
}

/** One page of the products of a category. */
export function categoryMarkdown(props: CategoryProps): string {
	const { slug, name, description, introduction } = props.category;
	return groupDocument(
		props,
		at.categoryPage(slug),
		t.category({ slug }),
		[
			[factTexts.name, escapeText(name)],
			[factTexts.description, description && escapeText(description)],
			[factTexts.products, grouped(props.count)],
		],
		introduction && props.page === 1 ? `${weekTexts.editorsWords}\n\n${fenced(introduction)}` : '',
	);
}

/** Every pricing model with the number of its products. */
export function pricesMarkdown({ layout, prices, without }: PricesProps): string {
	const { base_url } = layout;
	const rows = prices.map(({ slug, name, count }) => [
		`[${escapeText(name)}](${base_url}${at.pricingPage(slug)}.md)`,
		grouped(count),
	]);
	return document(layout, at.pricingListPage, t.pricing, [
		table([factTexts.pricingModel, factTexts.products], rows),
		without > 0 ? t.withoutModel({ count: without }) : '',
	]);
}

/** One page of the products of a pricing model. */
export function pricingMarkdown(props: PricingProps): string {
	const { layout, model, prices } = props;
	const { base_url } = layout;
	const others = prices.filter(({ slug }) => slug !== model.slug);
	return groupDocument(props, at.pricingPage(model.slug), t.pricingOf({ model: model.name }), [
		[factTexts.products, grouped(props.count)],
		[t.otherPrices, priceLinks(others, (slug) => base_url + at.pricingPage(slug))],
		[t.allPrices, `<${base_url}${at.pricingListPage}.md>`],
	]);
}

/** Every text of a field with the number of its products. */
export function facetValuesMarkdown({ layout, field, groups }: FacetValuesProps): string {
	const cells = ({ slug, name, count }: Facet) => [
		`[${slug}](${layout.base_url}${valuePageOf(field, slug)}.md)`,
		escapeText(name),
		grouped(count),
	];
	const rows = groups.flatMap(({ values }) => values.map(cells));
	return document(layout, listPageOf(field), facetTexts(field).plural, [
		layoutTexts.untrusted,
		table([escapeText(labelOf(field)), factTexts.name, factTexts.products], rows),
	]);
}

/** One page of the products that share a text, which comes after the name of its field, because makers wrote it. */
export function facetValueMarkdown(props: FacetValueProps): string {
	const { field, value } = props;
	const { slug, name } = value;
	return groupDocument(props, valuePageOf(field, slug), facetTexts(field).titleOf({ slug }), [
		[escapeText(labelOf(field)), escapeText(name)],
		[factTexts.products, grouped(props.count)],
	]);
}

type GroupProps = Listing & Pick<CategoryProps, 'highlights'>;

/** One page of products that have something in common, in alphabetical order. */
const groupDocument = (
	props: GroupProps,
	path: string,
	title: string,
	entries: Parameters<typeof facts>[0],
	words = '',
): string =>
	listDocument(props, {
		path,
		title,
		notes: [facts(entries), words, ...highlightBlocks(props.layout.base_url, props.highlights)],
		table: listedTable(props.layout.base_url, props.items),
	});

interface ListDocument {
	/** Path of its first page. */
	readonly path: string;
	readonly title: string;
	/** Blocks above the list. */
	readonly notes: readonly string[];
	readonly table: string;
}

function listDocument(listing: Omit<Listing, 'items'>, { path, title, notes, table: rows }: ListDocument): string {
	const { layout, page, pages, count } = listing;
	const next = `[${t.nextPage}](${layout.base_url}${pagePath(path, page + 1)}.md)`;
	const list = count > 0 ? [layoutTexts.untrusted, ...notes, rows] : [...notes, t.noProductsYet];
	const more = page < pages ? `${pageOfText(page, pages)} ${next}` : '';
	return document(layout, pagePath(path, page), pageTitle(title, page), [...list, more]);
}

/** The first cells in every table of products: slug, name, tagline and price. */
const cellsOf = (baseUrl: string, { slug, name, tagline, price }: ListedProduct): string[] => [
	`[${slug}](${baseUrl}${at.productPage(slug)}.md)`,
	escapeText(name),
	tagline ? escapeText(tagline) : '',
	price ? escapeText(price) : '',
];

const columns = () => [factTexts.product, factTexts.name, factTexts.tagline, factTexts.price];

const listedTable = (baseUrl: string, items: readonly ListedProduct[]): string =>
	table(
		[...columns(), factTexts.votesLabel],
		items.map((item) => [...cellsOf(baseUrl, item), item.votes > 0 ? grouped(item.votes) : '']),
	);

const rankedTable = (baseUrl: string, items: ProductsProps['groups'][number]['items']): string =>
	table(
		['#', ...columns(), factTexts.bestScore, factTexts.week],
		items.map((item) => {
			const { rank, score, week } = item.best ?? {};
			return [
				rank === undefined ? '' : grouped(rank),
				...cellsOf(baseUrl, item),
				score === undefined ? '' : grouped(score),
				week === undefined ? '' : escapeText(week),
			];
		}),
	);

function highlightBlocks(baseUrl: string, highlights: Highlights | undefined): string[] {
	if (!highlights) return [];
	const { best, newest } = highlights;
	const link = ({ slug }: Pick<ListedProduct, 'slug'>) => `[${slug}](${baseUrl}${at.productPage(slug)}.md)`;
	const bestColumns = ['#', factTexts.product, factTexts.name, factTexts.bestScore, factTexts.week];
	const bestRows = best.map((item, index) => {
		return [String(index + 1), link(item), escapeText(item.name), grouped(item.score), escapeText(weekName(item.week))];
	});
	const newestRows = newest.map((item) => [link(item), escapeText(item.name)]);
	return [
		best.length > 0 ? `## ${homeTexts.bestByScore}\n\n${table(bestColumns, bestRows)}` : '',
		newest.length > 0 ? `## ${t.newestOfAll}\n\n${table([factTexts.product, factTexts.name], newestRows)}` : '',
		`## ${t.allInOrder}`,
	];
}

/**
 * Pricing models by the names that editors gave them: a path may hold a hash.
 *
 * @param addressOf - Of a pricing model's page, without its ending.
 */
const priceLinks = (prices: readonly Facet[], addressOf: (model: string) => string): string | undefined =>
	links(
		prices.map(({ slug, name, count }) => [name, `${addressOf(slug)}.md`, factTexts.productCount({ count })] as const),
	);

const letterLine = (baseUrl: string, letters: readonly LetterLink[]): string | undefined =>
	links(
		letters.flatMap(({ label, page }) =>
			page === undefined ? [] : [[label, `${baseUrl}${pagePath(at.productListPage, page)}.md`] as const],
		),
	);

/** Titles, addresses and what is to be said of them, in one line; `undefined` when there are none. */
const links = (entries: readonly (readonly [title: string, address: string, note?: string])[]): string | undefined =>
	entries.length === 0
		? undefined
		: entries
				.map(([title, address, note]) => `[${escapeText(title)}](${address})${note ? ` (${note})` : ''}`)
				.join(', ');
