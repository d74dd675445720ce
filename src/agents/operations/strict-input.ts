/** Arguments of operations, none of which may have an unknown name. */
import * as z from 'zod';
import { truncate } from '../../contract/truncate.ts';
import { indexNames } from '../../search/near-names.ts';

/** What other interfaces call these arguments; the first of them that an operation has is meant. */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
	Object.entries({
		amount: ['limit'],
		count: ['limit'],
		from: ['since', 'launched_since'],
		id: ['slug', 'slugs'],
		keywords: ['query'],
		max_results: ['limit'],
		names: ['slugs'],
		per_page: ['limit'],
		page_size: ['limit'],
		period: ['slug', 'since'],
		price: ['pricing_model'],
		product: ['slug', 'slugs'],
		products: ['slugs'],
		q: ['query'],
		search: ['query'],
		sort: ['order'],
		sort_by: ['order'],
		text: ['query'],
		to: ['until', 'launched_until'],
		top: ['limit', 'places'],
		url: ['website_url'],
		website: ['website_url'],
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
	if (known.length === 0) return `${here} Send none.`;
	const near =
		otherNames.get(unknown.toLowerCase())?.find((name) => known.includes(name)) ??
		indexNames(known.map((name) => [name, name]))(unknown).slugs[0];
	return near === undefined ? `${here} The arguments: ${known.join(', ')}.` : `${here} Did you mean \`${near}\`?`;
}
