/** Arguments that filter products, and the text that says which filters were used. */
import * as z from 'zod';
import type { ProductFilters } from '../select-products.ts';
import { day, time, word } from './input-fields.ts';

export const filterFields = {
	category: word.optional().describe('Slug or name; all: `list_categories`.'),
	pricing_model: word.optional().describe('Slug or name.'),
	free: z.boolean().optional().describe('Whether it costs nothing.'),
	maker: word.optional().describe('Slug or name; all: `list_makers`.'),
	launched_in: time
		.optional()
		.describe(
			'Any launch in a week that begins then: `2026-w45`, `last`, `2026-10`, `2026`, `2026-09-01..2026-10-31`.',
		),
	launched_since: day.describe('Earliest day of the first launch.'),
	launched_until: day.describe('Latest day of the first launch.'),
};

/** Such as ` free of charge in the category databases first launched since 2026-09-01`; empty without filters. */
export function filtersText(filters: ProductFilters): string {
	const { category, pricing_model, free, maker, launched_in, launched_since, launched_until } = filters;
	const days = [launched_since && ` since ${launched_since}`, launched_until && ` until ${launched_until}`].filter(
		Boolean,
	);
	const parts = [
		free === undefined ? undefined : free ? ' free of charge' : ' not free of charge',
		category && ` in the category ${category}`,
		maker && ` by the maker ${maker}`,
		pricing_model && ` with the pricing model ${pricing_model}`,
		launched_in && ` launched in weeks that begin ${launched_in.replace('..', ' to ')}`,
		days.length > 0 && ` first launched${days.join('')}`,
	];
	return parts.filter(Boolean).join('');
}
