/** The front matter of `content/products/<slug>.md`: the fields of the table, and the launches. */
import { z } from 'zod';
import { type OwnField, ownRows } from './own-fields.ts';
import { membersOf } from './product-fields.ts';
import { httpUrl, slug } from './text.ts';

const count = z.int().nonnegative().max(1_000_000_000);

/** The part of a product's front matter that describes one week in which it was launched. */
const launch = z.strictObject({
	period: slug,
	plan: slug.default('free'),
	approved: z.boolean().default(false),
	discussion_url: httpUrl.optional(),
	votes: count.default(0),
	comments: count.default(0),
	score: z.number().min(-1e9).max(1e9).optional(),
});

const launches = z.array(launch).max(520).default([]);

export const productFrontMatter = z.strictObject({ ...membersOf('schema'), launches });

/**
 * The front matter on a board with fields of its own, whose values `ownValues` takes out of it.
 *
 * @param fields - `undefined` where nobody knows them: then it has any other keys.
 */
export function productSchemaOf(fields: readonly OwnField[] | undefined): typeof productFrontMatter {
	if (fields?.length === 0) return productFrontMatter;
	const own = Object.fromEntries(ownRows(fields ?? []).map(({ name, schema }) => [name, schema]));
	const schema = z.strictObject({ ...membersOf('schema'), ...own, launches });
	return (fields ? schema : schema.loose()) as unknown as typeof productFrontMatter;
}

export type ProductFrontMatter = z.output<typeof productFrontMatter>;
export type LaunchFrontMatter = z.output<typeof launch>;
