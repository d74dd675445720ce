import type { z } from 'zod';
import { describeProblem, valueAt } from '../../content/describe-problem.ts';
import type { ColumnMap } from './column-map.ts';

const wholeNumbers: readonly string[] = ['votes', 'comments', 'reviews_count'];

/** What a schema found wrong in a row, with the remedies that an import has. */
export function describeRowIssue(
	issue: z.core.$ZodIssue,
	input: Readonly<Record<string, unknown>>,
	columns: ColumnMap,
): { readonly field: string; readonly message: string } {
	const [first = '', , inner] = issue.path;
	const field = first === 'launches' && typeof inner === 'string' ? inner : String(first);
	if (field === 'categories' && issue.path.length === 1 && issue.code === 'invalid_type') {
		const message = 'Has no category. Write one, or give a category for all such rows with `--category SLUG`.';
		return { field, message };
	}
	const message = describeProblem(issue, valueAt(input, issue.path), wholeNumbers.includes(field));
	const [column] = columns.get('tagline') ?? [];
	if (field !== 'tagline' || column === undefined || columns.has('description')) return { field, message };
	return { field, message: `${message} Shorten it, or make it the text below with \`--map ${column}=description\`.` };
}
