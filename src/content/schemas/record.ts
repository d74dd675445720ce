/**
 * Permanent files that commands write: the record of a closed week, and the history of releases.
 *
 * A record is `content/launch_periods/<slug>.csv`, the whole ranking as it is published. Commands write it when they close or
 * correct the week; a row without a product is an empty place. The history is `content/releases.json`.
 */

import { z } from 'zod';
import { isSlug } from '../../urls/paths.ts';
import { calendarDate, slug } from './text.ts';

export interface RecordedPlace {
	readonly position: number;
	/** The slug that the product had; `undefined` for an empty place. */
	readonly product: string | undefined;
	readonly score: number;
	readonly votes: number;
	readonly comments: number;
}

const head = 'position,product,score,votes,comments';

/** The text of a record. */
export function recordText(places: readonly RecordedPlace[]): string {
	const rows = places.map(({ position, product, score, votes, comments }) =>
		[position, ...(product === undefined ? ['', '', '', ''] : [product, score, votes, comments])].join(','),
	);
	return `${[head, ...rows].join('\n')}\n`;
}

/**
 * @param text - With LF line ends.
 * @returns The places, up to the first line that no command writes, and that line, 1-based; `undefined` where there is none.
 */
export function parseRecord(text: string): {
	readonly places: RecordedPlace[];
	readonly wrongLine: number | undefined;
} {
	const places: RecordedPlace[] = [];
	const slugs = new Set<string>();
	const lines = text.replace(/(?<!\n)\n+$/, '').split('\n');
	for (const [position, line] of lines.entries()) {
		if (position === 0 && line === head) continue;
		const place = parseRow(line, position);
		const isRepeated = place?.product !== undefined && slugs.has(place.product);
		if (!place || isRepeated) return { places, wrongLine: position + 1 };
		if (place.product !== undefined) slugs.add(place.product);
		places.push(place);
	}
	return { places, wrongLine: undefined };
}

/** Position, product, score, votes and comments; an empty place has only the position. */
const rowPattern =
	/^([1-9]\d*),(?:,,,|([a-z\d-]+),(-?(?:0|[1-9]\d{0,18})(?:\.\d{1,6})?),(0|[1-9]\d{0,14}),(0|[1-9]\d{0,14}))$/;

function parseRow(row: string, expected: number): RecordedPlace | undefined {
	const [, position, product, score, votes, comments] = rowPattern.exec(row) ?? [];
	if (position !== String(expected) || (product !== undefined && !isSlug(product))) return undefined;
	if (product === undefined) return { position: expected, product, score: 0, votes: 0, comments: 0 };
	return {
		position: expected,
		product,
		score: roundScore(Number(score)),
		votes: Number(votes),
		comments: Number(comments),
	};
}

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
