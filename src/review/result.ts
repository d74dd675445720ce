/**
 * The result of a review as the job that reviews hands it to the job that comments. The first one ran for a stranger, so
 * the second one takes what it gets as data: this form, these bounds, and nothing else.
 */
import { z } from 'zod';
import { flagKinds } from './flag.ts';

/** A larger file is refused before it is read. */
export const maximumResultBytes = 512 * 1024;

/** Of each kind as many are listed. */
const maximumListed = 50;

const text = (maximum: number) => z.string().max(maximum);
const count = z.int().min(0).max(10_000_000);

/** A commit; repositories may use SHA-1 or SHA-256. */
export const commitHash = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);

const finding = z.strictObject({
	path: text(1_000),
	line: count,
	column: count,
	field: text(200),
	message: text(1_000),
});

const findings = <Item extends z.ZodType>(item: Item) =>
	z.strictObject({
		total: count,
		/** The first of them. */
		listed: z.array(item).max(maximumListed).readonly(),
	});

const reviewResult = z.strictObject({
	version: z.literal(1),
	/** The commit that was reviewed. */
	commit: commitHash,
	issues: findings(finding),
	/** Of files that the change has touched. */
	warnings: findings(finding),
	flags: findings(finding.extend({ kind: z.enum(flagKinds) })),
	/** `null` where the content could not be compared. */
	diff: z
		.strictObject({
			broken_promises: count,
			/** What the change does to the API, in words. */
			lines: z.array(text(1_000)).max(1_000).readonly(),
		})
		.nullable(),
	/** Why there is no build or no comparison; empty when there are both. */
	notes: z.array(text(1_000)).max(10).readonly(),
	build: z.enum(['passed', 'failed', 'not_run']),
	/** Paths of products that take part in a week in which they did not. */
	launches: findings(text(1_000)),
});

export type ReviewResult = z.output<typeof reviewResult>;

/** @returns `undefined` when the text is no result. */
export function parseResult(json: string): ReviewResult | undefined {
	try {
		return reviewResult.safeParse(JSON.parse(json)).data;
	} catch {
		return undefined;
	}
}

/** The first entries of a list, and how many there are; a text that is too long is cut. */
export function bounded<Item, Listed>(items: readonly Item[], list: (item: Item) => Listed) {
	return { total: items.length, listed: items.slice(0, maximumListed).map(list) };
}

export const cut = (text: string, maximum: number): string =>
	text.length > maximum ? `${text.slice(0, maximum - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
