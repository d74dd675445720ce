/**
 * What commands write down for good: the record of a closed week, and the history of releases.
 *
 * A record is `content/launch_periods/<slug>.csv`, the whole ranking as it is published. Commands write it when they close or
 * correct the week; a row without a product is a place that nobody has any longer. The history is `content/releases.json`.
 */

import { z } from 'zod';
import { isSlug } from '../../routes/paths.ts';
import { calendarDate, quote, slug } from './text.ts';

/** The published figures of a launch. */
interface Figures {
	readonly score: number;
	readonly votes: number;
	readonly comments: number;
}

export interface RecordedPlace extends Figures {
	readonly position: number;
	/** The slug that the product had; `undefined` for a place that nobody has any longer. */
	readonly product: string | undefined;
}

/** Something wrong in a record; line and column are 1-based. */
export interface RecordProblem {
	readonly line: number;
	readonly column: number;
	readonly field: string;
	readonly message: string;
}

const columns = ['position', 'product', 'score', 'votes', 'comments'] as const;
const head = columns.join(',');
const nothing: Figures = { score: 0, votes: 0, comments: 0 };

/** The text of a record. */
export function recordText(places: readonly RecordedPlace[]): string {
	const rows = places.map(({ position, product, score, votes, comments }) =>
		[position, ...(product === undefined ? ['', '', '', ''] : [product, score, votes, comments])].join(','),
	);
	return `${[head, ...rows].join('\n')}\n`;
}

/** @param text - With LF line ends. Places are those of rows without a problem. */
export function parseRecord(text: string): { places: RecordedPlace[]; problems: RecordProblem[] } {
	const [first = '', ...lines] = text.replace(/(?<!\n)\n+$/, '').split('\n');
	if (first !== head) {
		const message = `The first line must be exactly \`${head}\`; this one is ${quote(first)}. Take the file back from the history of the repository.`;
		return { places: [], problems: [{ line: 1, column: 1, field: 'file', message }] };
	}
	const places: RecordedPlace[] = [];
	const problems: RecordProblem[] = [];
	const lineOf = new Map<string, number>();
	for (const [index, text] of lines.entries()) {
		const line = index + 2;
		const refuse = (name: (typeof columns)[number] | undefined, message: string): void => {
			const column = name === undefined ? 1 : columnOf(text, columns.indexOf(name));
			problems.push({ line, column, field: `row ${index + 1}${name ? `.${name}` : ''}`, message });
		};
		const place = parseRow(text, index + 1, refuse);
		if (!place) continue;
		const other = place.product === undefined ? undefined : lineOf.get(place.product);
		if (other !== undefined)
			refuse('product', `\`${place.product}\` stands in line ${other}, too. Keep one of the two.`);
		else if (place.product !== undefined) lineOf.set(place.product, line);
		places.push(place);
	}
	return { places, problems };
}

/** Where a cell of a row begins. */
const columnOf = (row: string, index: number): number =>
	row
		.split(',')
		.slice(0, index)
		.reduce((column, cell) => column + cell.length + 1, 1);

type Refuse = (name: (typeof columns)[number] | undefined, message: string) => void;

function parseRow(row: string, expected: number, refuse: Refuse): RecordedPlace | undefined {
	const cells = row.split(',');
	const [position = '', product = '', score = '', votes = '', comments = ''] = cells;
	if (cells.length !== columns.length) {
		refuse(undefined, `Must have ${columns.length} cells, \`${head}\`; this row is ${quote(row)}. Write all of them.`);
		return undefined;
	}
	if (position !== String(expected)) {
		const remedy =
			'Rows count from 1 without a gap; of a place that nobody has, only the position stays, as in `3,,,,`.';
		refuse('position', `Must be ${expected}; this one is ${quote(position)}. ${remedy}`);
		return undefined;
	}
	if ([product, score, votes, comments].every((cell) => cell === '')) {
		return { position: expected, product: undefined, ...nothing };
	}
	if (!isSlug(product)) {
		refuse('product', `${quote(product)} is not a slug. Write the slug of the product.`);
		return undefined;
	}
	if (!isDecimal.test(score) || Math.abs(Number(score)) > maximumScore) {
		refuse('score', `Must be a number of at most six decimals; this one is ${quote(score)}. Write it as published.`);
		return undefined;
	}
	for (const [name, text] of [
		['votes', votes],
		['comments', comments],
	] as const) {
		if (isCount.test(text) && Number.isSafeInteger(Number(text))) continue;
		refuse(name, `Must be a whole number; this one is ${quote(text)}. Write it as published.`);
		return undefined;
	}
	return {
		position: expected,
		product,
		score: roundScore(Number(score)),
		votes: Number(votes),
		comments: Number(comments),
	};
}

const isDecimal = /^-?(?:0|[1-9]\d*)(?:\.\d{1,6})?$/;
const isCount = /^(?:0|[1-9]\d*)$/;
/** A rule gives at most 1,000 for each vote and comment. */
const maximumScore = 2_000 * Number.MAX_SAFE_INTEGER;

/** A score is published, and ranked, in millionths: sums of binary fractions would part 0.1 × 3 from 0.3. */
const steps = 1_000_000;

/** A score as it is published. Adding zero turns -0 into 0. */
export const roundScore = (exact: number): number => Math.round(exact * steps) / steps + 0;

const slugs = z.array(slug).readonly();

/** Kinds of changes of a product: its texts, its other facts, and its launches with their places. */
export const changeKinds = ['texts', 'facts', 'launches'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A member is optional when older releases were noted without it. */
const release = z.strictObject({
	since: calendarDate.nullable(),
	date: calendarDate,
	products: z.strictObject({
		added: slugs,
		changed: slugs,
		removed: slugs,
		renamed: z
			.array(z.strictObject({ from: slug, to: slug }))
			.readonly()
			.optional(),
		kinds: z.record(slug, z.array(z.enum(changeKinds)).readonly()).optional(),
	}),
	launch_periods: z.strictObject({ opened: slugs, closed: slugs, corrected: slugs.optional() }),
});

/** The content of `content/releases.json`. */
export const historyFile = z.strictObject({
	/** The day on which it was last written. */
	date: calendarDate,
	/**
	 * Products by slug, each with the fingerprint of all its published facts, followed by a shorter one for each kind of
	 * change.
	 */
	products: z.record(
		slug,
		z.string().regex(/^[0-9a-f]{16}(?:[0-9a-f]{18})?$/, 'Must be a fingerprint. Run `npm run close -- --all`.'),
	),
	launch_periods: z.record(slug, z.enum(['active', 'finished'])),
	/** Weeks with corrections, each with a fingerprint of them. */
	corrected: z.record(slug, z.string().regex(/^[0-9a-f]{16}$/, 'Must be a fingerprint.')).optional(),
	/** Records of closed weeks, each with a fingerprint of its figures. */
	records: z.record(slug, z.string().regex(/^[0-9a-f]{16}$/, 'Must be a fingerprint.')).optional(),
	/** Newest first. */
	releases: z.array(release).refine(isNewestFirst).readonly(),
});

function isNewestFirst(releases: readonly { readonly date: string }[]): boolean {
	return releases.every(({ date }, index) => date <= (releases[index - 1]?.date ?? date));
}

export type History = z.output<typeof historyFile>;
