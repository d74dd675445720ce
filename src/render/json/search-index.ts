import MiniSearch from 'minisearch';
import type { Catalog, Product } from '../../catalog/catalog.ts';
import { indexOptions, publishedOptions } from '../../search/options.ts';

/**
 * The index of every product as MiniSearch writes it, beside the options to load it with. Products stand in name order,
 * so that of equal ones the first in name order is found first.
 */
export function searchIndex({ products, categories }: Catalog) {
	const names = new Map(categories.map(({ slug, name }) => [slug, name]));
	const index = new MiniSearch<Product>({
		...indexOptions,
		stringifyField: (value: string | readonly string[]) =>
			typeof value === 'string' ? value : value.map((slug) => `${slug} ${names.get(slug)}`).join(' '),
	});
	index.addAll(products);
	return { options: publishedOptions, ...index.toJSON() };
}
