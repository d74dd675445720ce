import { EditError } from '../edit-error.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportPlan } from './import-plan.ts';
import type { ReadRow } from './read-row.ts';
import type { RowProblem } from './source.ts';
import type { Found, ImportVocabulary } from './vocabulary.ts';

/** Categories and weeks that are missing, as far as rows that are imported, or others, name them. */
export function newEntries(
	{ newCategories, newPeriods }: ImportVocabulary,
	rows: readonly ReadRow[],
	problems: readonly RowProblem[],
	others: { readonly categories: Iterable<string>; readonly periods: Iterable<string> } = {
		categories: [],
		periods: [],
	},
): Pick<ImportPlan, 'newCategories' | 'newPeriods'> {
	const bad = new Set(problems.map(({ place }) => place));
	const products = rows.flatMap((row) => ('product' in row && !bad.has(row.product.place) ? [row.product] : []));
	const categories = new Set([...others.categories, ...products.flatMap(({ fields }) => fields.categories)]);
	const periods = new Set([
		...others.periods,
		...products.flatMap(({ launches }) => launches.map(({ period }) => period)),
	]);
	return {
		newCategories: newCategories.filter(({ slug }) => categories.has(slug)),
		newPeriods: newPeriods.filter(({ slug }) => periods.has(slug)),
	};
}

/** The week and the category that are given for all rows, by their slugs. @throws {EditError} when the content has no such entries. */
export function resolveOptions(
	options: ImportOptions,
	vocabulary: ImportVocabulary,
): Pick<ImportOptions, 'period' | 'category' | 'approve'> {
	const resolve = (flag: string, text: string | undefined, find: (text: string) => Found) => {
		const found = text === undefined ? undefined : find(text);
		if (found === undefined) return undefined;
		if ('message' in found) throw new EditError(`Cannot use \`--${flag}\`: ${found.message}`);
		return found.slug;
	};
	return {
		period: resolve('period', options.period, (text) => vocabulary.period(text)),
		category: resolve('category', options.category, (text) => vocabulary.category(text)),
		approve: options.approve,
	};
}
