/** The operation that lists makers by their products. */
import * as z from 'zod';
import { totalPages } from '../../contract/pagination.ts';
import { counted } from '../../contract/text.ts';
import { selectProducts } from '../select-products.ts';
import { filterFields, filtersText, limit, page, strictInput } from './input.ts';
import { defineOperation } from './operation.ts';
import { quoted, untrustedNote } from './plain-text.ts';

const { maker: _, ...filters } = filterFields;

interface Maker {
	readonly slug: string;
	readonly name: string;
	/** How many products it has that pass the filters. */
	readonly products: number;
	/** The best score of any of them in a week; `null` if none was launched in a week. */
	readonly best_score: number | null;
}

export const listMakers = defineOperation({
	name: 'list_makers',
	title: 'List makers',
	description: 'Makers of products that match all filters, with the number of products and best score of each.',
	input: strictInput({
		...filters,
		order: z.enum(['products', 'best_score', 'name']).default('products').describe('By name, or the highest first.'),
		page,
		limit,
	}),
	members: ['makers', 'page', 'total_pages', 'total_count'],
	untrusted: ['makers[].name'],
	async run({ order, page, limit, ...chosen }, site) {
		const selection = await selectProducts(site, chosen);
		if ('problem' in selection) return selection;
		const { table, includes } = selection;
		const makers = table.makers.map(([slug, name]): { -readonly [Key in keyof Maker]: Maker[Key] } => {
			return { slug, name, products: 0, best_score: null };
		});
		for (const [row, index] of table.columns.maker.entries()) {
			const maker = makers[index];
			if (!maker || includes?.(row) === false) continue;
			maker.products++;
			const score = table.columns.best_score[row] ?? null;
			if (score !== null) maker.best_score = Math.max(maker.best_score ?? score, score);
		}
		const found = makers.filter(({ products }) => products > 0);
		// Makers are in name order, and equal ones keep it.
		if (order === 'products') found.sort((a, b) => b.products - a.products);
		if (order === 'best_score') found.sort((a, b) => (b.best_score ?? -Infinity) - (a.best_score ?? -Infinity));
		const shown = found.slice((page - 1) * limit, page * limit);
		const counts = { page, total_pages: totalPages(found.length, limit), total_count: found.length };
		const heading = `${counted(found.length, 'maker')} with products${filtersText(selection.filters)}. Page ${page} of ${counts.total_pages}:`;
		return { text: [heading, ...shown.map(makerLine), untrustedNote].join('\n'), data: { makers: shown, ...counts } };
	},
});

const makerLine = ({ slug, name, products, best_score }: Maker): string =>
	`- ${quoted(name)} (${slug}), ${counted(products, 'product')}${best_score === null ? '' : `, best score ${best_score}`}`;
