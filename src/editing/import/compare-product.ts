/**
 * What an import does to a product that the content has: it fills in what is missing, and leaves what an editor has
 * written. A value that stands in the file is an editor's, no matter who wrote it; `force` replaces it.
 */
import { isDeepStrictEqual } from 'node:util';
import type { ProductFrontMatter } from '../../content/schemas/product.ts';
import { mondayOf } from '../../routes/iso-week.ts';
import type { Edit } from '../front-matter-edit.ts';
import { CollectedChanges, type FieldChange } from './collected-changes.ts';
import { compareLaunches } from './compare-launches.ts';
import type { ComparisonContext, ExistingProduct } from './existing-product.ts';
import type { ImportedProduct } from './imported-product.ts';
import { memberOf } from './member-of.ts';

export interface Comparison {
	readonly edits: readonly Edit[];
	/** Another text below the front matter. */
	readonly body: string | undefined;
	readonly changes: readonly FieldChange[];
	/** What differs and stays. */
	readonly conflicts: readonly FieldChange[];
}

export function compareProduct(
	{ frontMatter, body, written }: ExistingProduct,
	imported: ImportedProduct,
	context: ComparisonContext,
): Comparison {
	const collected = new CollectedChanges(context.force);
	for (const [field, after] of Object.entries(imported.fields)) {
		if (isSame(field, after, frontMatter)) continue;
		const before = memberOf(written, field);
		collected.take({ field, before, after }, before !== undefined, { path: [field], value: after });
	}
	compareLaunches({ frontMatter, written }, imported.launches, context, collected);
	const text = imported.body?.normalize('NFC');
	const isOther = text !== undefined && text !== body;
	const change = { field: 'description', before: body || undefined, after: text };
	const isTaken = isOther && collected.take(change, body !== '', undefined);
	const { edits, changes, conflicts } = collected;
	return { edits, changes, conflicts, body: isTaken ? text : undefined };
}

function isSame(field: string, after: unknown, frontMatter: ProductFrontMatter): boolean {
	if (field === 'former_slugs' && Array.isArray(after)) {
		return after.every((slug) => frontMatter.former_slugs.includes(slug));
	}
	const present: unknown = memberOf(frontMatter, field);
	return isDeepStrictEqual(field === 'first_launched_on' ? (present ?? firstWeek(frontMatter)) : present, after);
}

/** The day on which a product without `first_launched_on` was launched first. */
function firstWeek({ launches }: ProductFrontMatter): string | undefined {
	const days = launches.flatMap(({ approved, period }) => (approved ? (mondayOf(period) ?? []) : []));
	return days.sort()[0];
}
