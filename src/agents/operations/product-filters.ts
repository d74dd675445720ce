/** Parameters by which lists of products are chosen, with the text that says what was chosen. */
import * as z from 'zod';
import type { ProductFilters } from '../select-products.ts';
import { day, maximumNameLength } from './input-fields.ts';

const word = z.string().min(1).max(maximumNameLength).optional();

export const filterFields = {
	category: word.describe('Slug or name; all: `list_categories`.'),
	pricing_model: word,
	free: z.boolean().optional().describe('Costs nothing.'),
	maker: word,
	launched_since: day.describe('Day of the first launch.'),
	launched_until: day,
};

/** Such as ` free of charge in the category databases first launched since 2026-09-01`; empty without filters. */
export function filtersText({
	category,
	pricing_model,
	free,
	maker,
	launched_since,
	launched_until,
}: ProductFilters): string {
	const days = [launched_since && ` since ${launched_since}`, launched_until && ` until ${launched_until}`].filter(
		Boolean,
	);
	const parts = [
		free === undefined ? undefined : free ? ' free of charge' : ' not free of charge',
		category && ` in the category ${category}`,
		maker && ` by the maker ${maker}`,
		pricing_model && ` with the pricing model ${pricing_model}`,
		days.length > 0 && ` first launched${days.join('')}`,
	];
	return parts.filter(Boolean).join('');
}
