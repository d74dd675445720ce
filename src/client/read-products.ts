import { pageBounds, perPageBounds } from '../contract/limits.ts';
import { productsPath } from '../routes/paths.ts';
import { checkResource } from './check-resource.ts';
import { ClientError } from './client-error.ts';
import type { Connection } from './connection.ts';
import { parseJson } from './parse-json.ts';
import { type ProductDetail, productBody, productList } from './resources.ts';

const size = perPageBounds.maximum;

/** How many products a site has. The first request to any site: fails when the site does not serve this API. */
export async function countProducts(connection: Connection): Promise<number> {
	return (await readPage(connection, 1)).total_count;
}

/**
 * Every product in detail, in the order of the list: all pages, then a request for each product.
 *
 * @param progress - Told how far it is, in a sentence.
 */
export async function readProducts(
	connection: Connection,
	progress: (message: string) => void,
): Promise<ProductDetail[]> {
	const slugs = await readSlugs(connection);
	const products: ProductDetail[] = [];
	for (const slug of slugs) {
		const response = await connection.get(`${productsPath}/${slug}`);
		const { product } = checkResource(productBody, parseJson(response), response.url);
		if (product.slug !== slug) throw changed(response.url, `is the product \`${product.slug}\``);
		products.push(product);
		if (products.length % 100 === 0) progress(`${products.length} of ${slugs.size} products read.`);
	}
	return products;
}

async function readSlugs(connection: Connection): Promise<ReadonlySet<string>> {
	const slugs = new Set<string>();
	let first: Awaited<ReturnType<typeof readPage>> | undefined;
	for (let page = 1; page <= Math.max(1, first?.total_pages ?? 1); page++) {
		const list = await readPage(connection, page);
		first ??= list;
		if (list.total_count !== first.total_count)
			throw changed(list.url, `counts ${list.total_count} products, page 1 ${first.total_count}`);
		for (const { slug } of list.products) {
			if (slug === undefined) {
				throw new ClientError(
					`\`${list.url}\` has a product without a slug, which cannot be read. Ask the operator of the site.`,
				);
			}
			if (slugs.has(slug)) throw changed(list.url, `repeats the product \`${slug}\``);
			slugs.add(slug);
		}
	}
	return slugs;
}

async function readPage(connection: Connection, page: number) {
	const { text, ...response } = await connection.get(`${productsPath}?page=${page}&per_page=${size}`);
	const list = checkResource(productList, parseJson({ text, ...response }), response.url);
	const { total_count, total_pages, products } = list;
	const pages = Math.ceil(total_count / size);
	const expected = Math.max(0, Math.min(size, total_count - (page - 1) * size));
	const wrong =
		(list.page !== page && `is page ${list.page}`) ||
		(total_pages !== pages && `tells ${total_pages} pages for ${total_count} products`) ||
		(products.length !== expected && `has ${products.length} products instead of ${expected}`);
	if (wrong) throw changed(response.url, wrong);
	if (pages > pageBounds.maximum) throw changed(response.url, `tells ${pages} pages`);
	return { ...list, url: response.url };
}

const changed = (url: string, how: string): ClientError =>
	new ClientError(
		`\`${url}\` contradicts the rest of the list: it ${how}. The site may have been built meanwhile: try again.`,
	);
