/** Launches that wait for approval, with what the check thinks of each. */
import { findInContent } from '../../build/check/findings.ts';
import { sameProducts } from '../../build/check/same-products.ts';
import type { LoadOptions } from '../../catalog/load.ts';
import { ContentCache } from '../../content/cache/content-cache.ts';
import { findWarnings } from '../../content/find-warnings.ts';
import type { Issue, Warning } from '../../content/issue.ts';
import { type WeekState, weekState } from '../week-state.ts';
import { type Added, addedOn } from './added-on.ts';
import { type ReadableContent, readSubmissions } from './submissions.ts';

export interface PendingLaunch {
	readonly product: string;
	readonly name: string;
	/** Path as the editor knows it. */
	readonly file: string;
	readonly period: string;
	readonly week: { readonly state: WeekState; readonly starts_on: string; readonly ends_on: string } | undefined;
	readonly added: Added;
	/** Full days since then. */
	readonly days: number;
	readonly issues: readonly Issue[];
	readonly warnings: readonly Warning[];
	readonly approve: string;
}

export interface Pending {
	/** The week that begins first, then the longest wait, first. */
	readonly launches: readonly PendingLaunch[];
	/** Issues of other files, which stop every build. */
	readonly otherIssues: number;
}

export function findPending(options: LoadOptions): Pending {
	const { contentDir, date, cache = new ContentCache() } = options;
	const { issues, warnings: found } = findInContent({ ...options, cache });
	const readable = readSubmissions(contentDir, cache);
	// The check looks for none as long as there are issues.
	const warnings = issues.length > 0 ? warningsOf(readable, date) : found;
	const weeks = new Map(readable.launchPeriods.map((week) => [week.slug, week]));
	const added = addedOn(
		contentDir,
		readable.submissions.map(({ source }) => source),
	);
	const byPath = Map.groupBy(warnings, ({ path }) => path);
	const launches = readable.submissions.flatMap((submission) => {
		const { slug, name, path, source } = submission;
		const since = added.get(source) ?? { date, from: 'file' };
		return submission.waiting.map((period): PendingLaunch => {
			const week = weeks.get(period);
			return {
				product: slug,
				name,
				file: path,
				period,
				week: week && { state: weekState(contentDir, week, date), ...daysOf(week.frontMatter) },
				added: since,
				days: Math.max(0, Math.floor((Date.parse(date) - Date.parse(since.date)) / 86_400_000)),
				issues: issues.filter((issue) => issue.path === path),
				warnings: byPath.get(path) ?? [],
				approve: `npm run approve -- ${slug} ${period}`,
			};
		});
	});
	const own = new Set(readable.submissions.map(({ path }) => path));
	const otherIssues = issues.filter(({ path }) => !own.has(path)).length;
	return { launches: launches.sort(byUrgency), otherIssues };
}

const warningsOf = (readable: ReadableContent, date: string): Warning[] => [
	...findWarnings(readable, date),
	...sameProducts(readable),
];

const daysOf = ({ starts_on, ends_on }: { readonly starts_on: string; readonly ends_on: string }) => ({
	starts_on,
	ends_on,
});

function byUrgency(a: PendingLaunch, b: PendingLaunch): number {
	const keyOf = ({ week, added, product }: PendingLaunch) => `${week?.starts_on ?? '9999'} ${added.date} ${product}`;
	return keyOf(a) < keyOf(b) ? -1 : 1;
}
