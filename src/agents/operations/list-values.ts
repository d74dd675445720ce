/** The operations that list the texts that products share, such as makers, by their products: one for each field. */
import * as z from 'zod';
import { totalPages } from '../../contract/pagination.ts';
import { capitalized, counted } from '../../contract/text.ts';
import { type FacetField, facetPlurals } from '../../urls/paths.ts';
import { type Selection, selectProducts } from '../select-products.ts';
import { filterFields, filtersText, limit, page, strictInput } from './input.ts';
import { defineOperation } from './operation.ts';
import { quoted, untrustedNote } from './plain-text.ts';

interface Value {
	readonly slug: string;
	readonly name: string;
	/** How many products have it that pass the filters. */
	readonly products: number;
	/** The best score of any of them in a week; `null` if none was launched in a week. */
	readonly best_score: number | null;
}

export function listValues(field: FacetField) {
	const { [field]: _, ...filters } = filterFields;
	const plural = facetPlurals[field];
	return defineOperation({
		name: `list_${plural}`,
		title: `List ${plural}`,
		description: `${capitalized(plural)} of products that match all filters, with the number of products and best score of each.`,
		input: strictInput({
			...filters,
			order: z.enum(['products', 'best_score', 'name']).default('products').describe('By name, or the highest first.'),
			page,
			limit,
		}),
		members: [plural, 'page', 'total_pages', 'total_count'],
		untrusted: [`${plural}[].name`],
		async run({ order, page, limit, ...chosen }, site) {
			const selection = await selectProducts(site, chosen);
			if ('problem' in selection) return selection;
			const found = valuesOf(selection, field);
			// Values are in name order, and equal ones keep it.
			if (order === 'products') found.sort((a, b) => b.products - a.products);
			if (order === 'best_score') found.sort((a, b) => (b.best_score ?? -Infinity) - (a.best_score ?? -Infinity));
			const shown = found.slice((page - 1) * limit, page * limit);
			const counts = { page, total_pages: totalPages(found.length, limit), total_count: found.length };
			const heading = `${counted(found.length, field, plural)} with products${filtersText(selection.filters)}. Page ${page} of ${counts.total_pages}:`;
			return { text: [heading, ...shown.map(lineOf), untrustedNote].join('\n'), data: { [plural]: shown, ...counts } };
		},
	});
}

/** The values of the products that pass the filters. */
function valuesOf({ table, includes }: Selection, field: FacetField): Value[] {
	const values = table[facetPlurals[field]].map(([slug, name]): { -readonly [Key in keyof Value]: Value[Key] } => {
		return { slug, name, products: 0, best_score: null };
	});
	for (const [row, index] of table.columns[field].entries()) {
		const value = values[index];
		if (!value || includes?.(row) === false) continue;
		value.products++;
		const score = table.columns.best_score[row] ?? null;
		if (score !== null) value.best_score = Math.max(value.best_score ?? score, score);
	}
	return values.filter(({ products }) => products > 0);
}

const lineOf = ({ slug, name, products, best_score }: Value): string =>
	`- ${quoted(name)} (${slug}), ${counted(products, 'product')}${best_score === null ? '' : `, best score ${best_score}`}`;
