/** The Markdown versions of the pages that list products. */
import { membersOf } from '../../content/schemas/product-fields.ts';
import { capitalized, counted } from '../../contract/text.ts';
import * as at from '../../routes/paths.ts';
import { grouped } from '../../texts/formats.ts';
import { t as layoutTexts } from '../../texts/sections/layout.ts';
import type { Facet, Highlights, ListedProduct, Listing } from '../props/lists.ts';
import type {
	CategoryProps,
	FacetValueProps,
	FacetValuesProps,
	PricesProps,
	PricingProps,
	ProductsProps,
} from '../props/product-lists.ts';
import { document, escapeText, facts, table } from '../shared/markdown-document.ts';
import { pagePath } from '../shared/pagination.ts';
import { type LetterLink, pathOfOrder, titleOfOrder } from '../shared/product-orders.ts';

const labels = membersOf('draft');

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
				['Products', grouped(props.count)],
				['Other orders', links(others.map((other) => [titleOfOrder(other), `${base_url}${pathOfOrder(other)}.md`]))],
				['By price', page === 1 ? priceLinks(facets.prices, (model) => base_url + at.pricingPage(model)) : undefined],
				['By category', `<${base_url}${at.categoryListPage}.md>`],
				...at.facetFields.map((field) => [`By ${field}`, `<${base_url}${at.facetListPage(field)}.md>`] as const),
				['By letter', page === 1 ? letterLine(base_url, letters) : undefined],
			]),
		],
		table: order === 'score' ? rankedTable(base_url, items) : listedTable(base_url, items),
	});
}

/** One page of the products of a category. */
export function categoryMarkdown(props: CategoryProps): string {
	const { slug, name, description } = props.category;
	return groupDocument(props, at.categoryPage(slug), `Category ${slug}`, [
		['Name', escapeText(name)],
		['Description', description && escapeText(description)],
		['Products', grouped(props.count)],
	]);
}

/** Every pricing model with the number of its products. */
export function pricesMarkdown({ layout, prices, without }: PricesProps): string {
	const { base_url } = layout;
	const rows = prices.map(({ slug, name, count }) => [
		`[${escapeText(name)}](${base_url}${at.pricingPage(slug)}.md)`,
		grouped(count),
	]);
	return document(layout, at.pricingListPage, 'Pricing', [
		table(['Pricing model', 'Products'], rows),
		without > 0 ? `Without a pricing model: ${counted(without, 'product')}.` : '',
	]);
}

/** One page of the products of a pricing model. */
export function pricingMarkdown(props: PricingProps): string {
	const { layout, model, prices } = props;
	const { base_url } = layout;
	const others = prices.filter(({ slug }) => slug !== model.slug);
	return groupDocument(props, at.pricingPage(model.slug), `Pricing: ${model.name}`, [
		['Products', grouped(props.count)],
		['Other prices', priceLinks(others, (slug) => base_url + at.pricingPage(slug))],
		['All prices', `<${base_url}${at.pricingListPage}.md>`],
	]);
}

/** Every text of a field with the number of its products. */
export function facetValuesMarkdown({ layout, field, groups }: FacetValuesProps): string {
	const cells = ({ slug, name, count }: Facet) => [
		`[${slug}](${layout.base_url}${at.facetPage(field, slug)}.md)`,
		escapeText(name),
		grouped(count),
	];
	const rows = groups.flatMap(({ values }) => values.map(cells));
	const { label } = labels[field];
	return document(layout, at.facetListPage(field), capitalized(at.facetPlurals[field]), [
		layoutTexts.untrusted,
		table([label, 'Name', 'Products'], rows),
	]);
}

/** One page of the products that share a text, which comes after the name of its field, because makers wrote it. */
export function facetValueMarkdown(props: FacetValueProps): string {
	const { field, value } = props;
	const { label } = labels[field];
	return groupDocument(props, at.facetPage(field, value.slug), `${label} ${value.slug}`, [
		[label, escapeText(value.name)],
		['Products', grouped(props.count)],
	]);
}

type GroupProps = Listing & Pick<CategoryProps, 'highlights'>;

/** One page of products that have something in common, in alphabetical order. */
const groupDocument = (props: GroupProps, path: string, title: string, entries: Parameters<typeof facts>[0]): string =>
	listDocument(props, {
		path,
		title,
		notes: [facts(entries), ...highlightBlocks(props.layout.base_url, props.highlights)],
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
	const next = `[Next page](${layout.base_url}${pagePath(path, page + 1)}.md)`;
	const list = count > 0 ? [layoutTexts.untrusted, ...notes, rows] : [...notes, 'No products yet.'];
	const more = page < pages ? `Page ${page} of ${pages}. ${next}` : '';
	return document(layout, pagePath(path, page), page === 1 ? title : `${title}, page ${page}`, [...list, more]);
}

/** The first cells in every table of products: slug, name, tagline and price. */
const cellsOf = (baseUrl: string, { slug, name, tagline, price }: ListedProduct): string[] => [
	`[${slug}](${baseUrl}${at.productPage(slug)}.md)`,
	escapeText(name),
	tagline ? escapeText(tagline) : '',
	price ? escapeText(price) : '',
];

const columns = ['Product', 'Name', 'Tagline', 'Price'];

const listedTable = (baseUrl: string, items: readonly ListedProduct[]): string =>
	table(
		[...columns, 'Votes'],
		items.map((item) => [...cellsOf(baseUrl, item), item.votes > 0 ? grouped(item.votes) : '']),
	);

const rankedTable = (baseUrl: string, items: ProductsProps['groups'][number]['items']): string =>
	table(
		['#', ...columns, 'Best score', 'Week'],
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
	const bestRows = best.map((item, index) => {
		return [String(index + 1), link(item), escapeText(item.name), grouped(item.score), escapeText(item.week)];
	});
	const newestRows = newest.map((item) => [link(item), escapeText(item.name)]);
	return [
		best.length > 0 ? `## Best\n\n${table(['#', 'Product', 'Name', 'Best score', 'Week'], bestRows)}` : '',
		newest.length > 0 ? `## Newest\n\n${table(['Product', 'Name'], newestRows)}` : '',
		'## All products, in alphabetical order',
	];
}

/**
 * Pricing models by the names that editors gave them: a path may hold a hash.
 *
 * @param addressOf - Of a pricing model's page, without its ending.
 */
const priceLinks = (prices: readonly Facet[], addressOf: (model: string) => string): string | undefined =>
	links(prices.map(({ slug, name, count }) => [name, `${addressOf(slug)}.md`, counted(count, 'product')] as const));

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
