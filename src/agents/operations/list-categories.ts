/** The operation that lists the categories and pricing models of products. */
import { counted } from '../../contract/text.ts';
import { type ProductTable, productTable } from '../product-table.ts';
import { readVocabulary } from '../site.ts';
import { strictInput } from './input.ts';
import { defineOperation } from './operation.ts';

export const listCategories = defineOperation({
	name: 'list_categories',
	title: 'List categories and pricing models',
	description: 'All categories and pricing models, with the number of products in each.',
	input: strictInput({}),
	members: ['categories', 'pricing_models'],
	untrusted: [],
	async run(_, site) {
		const [table, vocabulary] = await Promise.all([productTable(site), readVocabulary(site)]);
		const inCategory = countsOf(table.categories, table.columns.categories);
		const ofModel = countsOf(table.pricing_models, table.columns.pricing_model);
		const categories = vocabulary.categories.map((own) => ({ ...own, products: inCategory.get(own.slug) ?? 0 }));
		const pricing_models = vocabulary.pricing_models.map((own) => ({ ...own, products: ofModel.get(own.slug) ?? 0 }));
		const line = ({ slug, name, products }: (typeof categories)[number]) =>
			`- ${slug} (${name}): ${counted(products, 'product')}`;
		const text = [
			`${counted(categories.length, 'category', 'categories')}:`,
			...categories.map(line),
			`${counted(pricing_models.length, 'pricing model')}:`,
			...pricing_models.map((own) => `${line(own)}${own.free ? ', costs nothing' : ''}`),
		];
		return { text: text.join('\n'), data: { categories, pricing_models } };
	},
});

/** How many rows of a column name each of the slugs. */
function countsOf(slugs: readonly string[], column: ProductTable['columns']['categories' | 'pricing_model']) {
	const counts = new Map<string, number>();
	for (const index of column.flat()) {
		const slug = slugs[index];
		if (slug !== undefined) counts.set(slug, (counts.get(slug) ?? 0) + 1);
	}
	return counts;
}
