/** Arguments of operations, none of which may have an unknown name. */
import * as z from 'zod';
import { truncate } from '../../contract/truncate.ts';
import { indexNames } from '../../search/near-names.ts';

/** What other interfaces call these arguments; the first of them that an operation has is meant. */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
	Object.entries({
		amount: ['limit'],
		count: ['limit'],
		date: ['launch_period', 'launched_in'],
		from: ['launched_since', 'launched_in'],
		id: ['product', 'products'],
		keywords: ['query'],
		max_results: ['limit'],
		name: ['product'],
		names: ['products'],
		per_page: ['limit'],
		page_size: ['limit'],
		period: ['launch_period', 'launched_in'],
		price: ['pricing_model'],
		q: ['query'],
		search: ['query'],
		since: ['launched_since', 'launched_in'],
		slug: ['product', 'launch_period'],
		slugs: ['products'],
		sort: ['order'],
		sort_by: ['order'],
		text: ['query'],
		to: ['launched_until', 'launched_in'],
		top: ['limit', 'places'],
		until: ['launched_until', 'launched_in'],
		url: ['product'],
		website: ['product'],
		website_url: ['product'],
		week: ['launch_period', 'launched_in'],
	}),
);

/** Of an unknown name in an error. */
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
	const near =
		otherNames.get(unknown.toLowerCase())?.find((name) => known.includes(name)) ??
		indexNames(known.map((name) => [name, name]))(unknown).slugs[0];
	return near === undefined ? `${here} The arguments: ${known.join(', ')}.` : `${here} Did you mean \`${near}\`?`;
}
