import { z } from 'zod';
import { calendarDate, slug } from './text.ts';

const slugs = z.array(slug).readonly();

const release = z.strictObject({
	since: calendarDate.nullable(),
	date: calendarDate,
	products: z.strictObject({ added: slugs, changed: slugs, removed: slugs }),
	launch_periods: z.strictObject({ opened: slugs, closed: slugs }),
});

/** The content of `content/releases.json`. */
export const historyFile = z.strictObject({
	/** The date of the last snapshot. */
	date: calendarDate,
	/** What was published then: products by slug, each with a fingerprint of everything that is published of it. */
	products: z.record(slug, z.string().regex(/^[0-9a-f]{16}$/, 'Must be a fingerprint. Run `npm run snapshot`.')),
	launch_periods: z.record(slug, z.enum(['active', 'finished'])),
	/** Newest first. */
	releases: z.array(release).refine(isNewestFirst).readonly(),
});

function isNewestFirst(releases: readonly { readonly date: string }[]): boolean {
	return releases.every(({ date }, index) => date <= (releases[index - 1]?.date ?? date));
}

export type History = z.output<typeof historyFile>;
