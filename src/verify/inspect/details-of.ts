/** What other files repeat of a body, in a form that is small to keep and quick to compare. */
import { hash } from 'node:crypto';
import { followsInOrder } from '../name-order.ts';
import type { Details, ListDetails, Resource } from './outcome.ts';

/** @param members - Those of a product in a list. */
export function detailsOf(body: Resource, members: readonly string[]): Details | undefined {
	const { product, launch_period, products } = body;
	if (launch_period) return { isPeriod: true };
	if (Array.isArray(products)) return { list: listDetails(body, products as readonly Resource[], members) };
	return product ? productDetails(product as Resource, members) : undefined;
}

/** What rankings, feeds, names, search, facets and the status say of a product. */
const repeated = [
	'slug',
	'name',
	'tagline',
	'url',
	'categories',
	'pricing_model',
	'maker',
	'votes',
	'average_rating',
	'reviews_count',
	'first_launched_on',
];

function productDetails(product: Resource, members: readonly string[]): Details {
	const summary = Object.fromEntries(
		repeated.flatMap((member) => (product[member] === undefined ? [] : [[member, product[member]]])),
	);
	const listed = digestOfMembers(product, members);
	return { product: summary, listed, exported: digest(JSON.stringify(product).slice(0, -1)) };
}

function listDetails(list: Resource, products: readonly Resource[], members: readonly string[]): ListDetails {
	const { page, total_count, total_pages } = list;
	const named = ({ slug, name }: Resource) => ({ slug, name });
	const [first, last] = [products[0], products.at(-1)];
	return {
		totals: { page, total_count, total_pages },
		slugs: products.map(({ slug }) => String(slug)).join('\n'),
		digests: products.map((item) => digestOfMembers(item, members)).join(''),
		length: products.length,
		isInOrder: products.every((item, index) => followsInOrder(products[index - 1], item)),
		...(first && last ? { first: named(first), last: named(last) } : {}),
	};
}

/** The same for objects of which each of these members has the same JSON. */
function digestOfMembers(item: Resource, members: readonly string[]): string {
	return digest(JSON.stringify(members.map((member) => JSON.stringify(item[member]) ?? '')));
}

/** 132 bits of the SHA-256 of a text or its UTF-8. */
export const digest = (text: string | Uint8Array): string => hash('sha256', text, 'base64').slice(0, digestLength);

export const digestLength = 22;
