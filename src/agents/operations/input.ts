/**
 * Arguments of operations: the fields that several operations share, the filters, and the error about an unknown
 * argument.
 */
import * as z from 'zod';
import { membersOf } from '../../content/schemas/product-fields.ts';
import { pageBounds } from '../../contract/limits.ts';
import { counted, truncate } from '../../contract/text.ts';
import { byFacet, facetFields, facetPlurals } from '../../urls/paths.ts';

/** Characters of an unknown name that an error repeats. */
const shownLength = 40;

export function strictInput<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
	const known = Object.keys(shape);
	return z.strictObject(shape, {
		error: (issue) => (issue.code === 'unrecognized_keys' ? unknownText(issue.keys, known) : undefined),
	});
}

function unknownText([unknown = '']: readonly string[], known: readonly string[]): string {
	const here = `There is no argument \`${truncate(unknown.replaceAll(/[^\w-]/g, '?'), shownLength)}\`.`;
	if (known.length === 0) return `${here} Leave it out.`;
	return `${here} The arguments: ${known.join(', ')}.`;
}

export const page = z.int().min(pageBounds.minimum).max(pageBounds.maximum).default(1).describe('Page.');

/** Each product of a result is one file to read. */
const maximumLimit = 50;

export const limit = z.int().min(1).max(maximumLimit).default(10).describe('Results per page.');

/** A slug or a name, in any spelling. */
const word = z.string().min(1).max(80);

/** A product: its address may be longer than its name. */
export const product = z.string().min(1).max(2_000);

/** A week, or days: a month, a year, one day to another. */
export const time = z.string().min(1).max(40);

/** `2026-11-09`. */
const day = z.iso.date().max(10).optional();

export const filterFields = {
	category: word.optional().describe('Slug or name; see `list_categories`.'),
	pricing_model: word.optional().describe('Slug or name.'),
	free: z.boolean().optional().describe('Whether it costs nothing.'),
	...byFacet((field) => word.optional().describe(`Slug or name; see \`list_${facetPlurals[field]}\`.`)),
	launched_in: time.optional().describe('As in `list_products`.'),
	launched_since: day.describe('Earliest day of the first launch.'),
	launched_until: day.describe('Latest day of the first launch.'),
};

/** Filters of an operation; some have more than others. Days are those that begin a week in which a product was launched. */
export type ProductFilters = z.output<z.ZodObject<typeof filterFields>> & {
	/** The lowest average rating. */
	readonly min_rating?: number | undefined;
	/** In how many weeks it was launched at least; with `launched_in` in how many of those. */
	readonly launched_at_least?: number | undefined;
};

const words = membersOf('fact');

/** The filters in words, such as ` free of charge in the category databases first launched since 2026-09-01`; empty without filters. */
export function filtersText(filters: ProductFilters): string {
	const { category, pricing_model, free, launched_in, launched_since, launched_until } = filters;
	const { min_rating, launched_at_least } = filters;
	const days = [launched_since && ` since ${launched_since}`, launched_until && ` until ${launched_until}`].filter(
		Boolean,
	);
	const parts = [
		free === undefined ? undefined : free ? ' free of charge' : ' not free of charge',
		category && ` in the category ${category}`,
		...facetFields.map((field) => filters[field] && ` ${words[field]} the ${field} ${filters[field]}`),
		pricing_model && ` with the pricing model ${pricing_model}`,
		launched_at_least !== undefined && ` launched in at least ${counted(launched_at_least, 'week')}`,
		launched_in &&
			` launched in weeks that begin ${launched_in.replace('..', ' to ')} (votes, comments, scores and places of these weeks alone)`,
		days.length > 0 && ` first launched${days.join('')}`,
		min_rating !== undefined && ` rated ${min_rating} of 5 or better`,
	];
	return parts.filter(Boolean).join('');
}
