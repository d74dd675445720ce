import { maximumSlugLength } from '../../routes/slug.ts';
import { type Exactness, maximumQueryLength } from '../../search/find-products.ts';
import type { CatalogReader } from '../catalog-reader.ts';
import { nearSlugs, searchSlugs, slugOfName, withoutSearch } from '../search.ts';
import type { AgentSite } from '../site.ts';
import { counted, productsText, productText } from './facts.ts';
import { maximumAddressLength, maximumNameLength, maximumPage } from './limits.ts';
import type { Operation } from './operation.ts';
import { numberOf, textOf, wrong } from './parameters.ts';

export const listProducts: Operation = async (parameters, reader) => {
	const page = numberOf(parameters, 'page', 1, maximumPage, 1);
	const result = await reader.products(page, numberOf(parameters, 'per_page', 1, 50, 10));
	const { products, total_pages, total_count } = result;
	const count = `The catalog has ${counted(total_count, 'product')}`;
	const heading =
		products.length > 0
			? `${count}. Page ${page} of ${total_pages}, in name order:`
			: `${count}${total_count > 0 ? `, and no page ${page}: the last one is ${total_pages}` : ''}.`;
	return { text: productsText(heading, products), result };
};

const taken: Readonly<Record<Exactness, string>> = {
	all_words: '',
	similar_words: ' when the words are spelled a little differently',
	some_words: ' some of the words',
};

export const searchProducts: Operation = async (parameters, reader, site) => {
	const words = textOf(parameters, 'query', maximumQueryLength);
	const category = textOf(parameters, 'category', maximumSlugLength) || undefined;
	const limit = numberOf(parameters, 'limit', 1, 20, 5);
	if (!words && !category) throw wrong('query', 'is required');
	const found = await searchSlugs(site, { words, category });
	if (!found) return { text: withoutSearch };
	const { slugs, exactness } = found;
	const shown = await Promise.all(slugs.slice(0, limit).map((slug) => reader.product(slug)));
	const products = shown.flatMap((product) => product ?? []);
	if (products.length === 0) return { text: 'No product matches. Try fewer or other words.', result: { products } };
	const one = slugs.length === 1;
	const what = words
		? `${one ? 'matches' : 'match'}${taken[exactness]}${category ? ` in the category ${category}` : ''}`
		: `${one ? 'is' : 'are'} in the category ${category}`;
	const order = words ? 'best match first' : 'in name order, since only weeks are ranked';
	const here = products.length < slugs.length ? `; here are ${products.length}` : '';
	return {
		text: productsText(`${counted(slugs.length, 'product')} ${what}${here}, ${order}:`, products),
		result: { products },
	};
};

export const getProduct: Operation = async (parameters, reader, site) => {
	const asked =
		textOf(parameters, 'slug', maximumSlugLength) ||
		textOf(parameters, 'name', maximumNameLength) ||
		textOf(parameters, 'website_url', maximumAddressLength);
	if (!asked) throw wrong('slug', 'is required');
	const product = await find(asked, reader, site);
	if (product) return { text: productText(product, site.baseUrl), result: { product } };
	const near = await nearSlugs(site, asked);
	return { text: `No product has this name.${near.length > 0 ? ` Near it: ${near.join(', ')}.` : ''}` };
};

/** By its slug, its website or its whole name in any case. */
async function find(asked: string, reader: CatalogReader, site: AgentSite) {
	const bySlug = await reader.product(asked.toLowerCase().replaceAll(/[ _]/g, '-'));
	const byWebsite = bySlug ?? (asked.includes('.') ? await reader.productAt(asked) : undefined);
	return byWebsite ?? reader.product((await slugOfName(site, asked)) ?? '');
}
