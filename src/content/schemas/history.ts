import { z } from 'zod';
import { calendarDate, slug } from './text.ts';

const slugs = z.array(slug).readonly();

/** What of a product can change: what is said in words, what else is said of it, its launches with their places. */
export const changeKinds = ['texts', 'facts', 'launches'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What is optional is unknown of releases that were noted before there was such a member. */
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
	 * What was published then: products by slug, each with a fingerprint of everything that is published of it, and behind
	 * it a shorter one for each kind of change.
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
