import {
	countIssues,
	groupByCause,
	groupLines,
	type IssueGroup,
	ofSeverity,
	type Warning,
} from '../../content/issue.ts';

/** More of them than that are counted instead of listed. */
const maximumListed = 200;

/**
 * The lines that list warnings and notes; none when there are none.
 *
 * @param linesOf - The lines of those that are listed.
 */
export function warningLines(warnings: readonly Warning[], linesOf = plainLines): string[] {
	const groups = groupByCause(warnings);
	const more = groups.length - maximumListed;
	return [...linesOf(groups.slice(0, maximumListed)), ...(more > 0 ? [`… and ${more} more, not listed.`] : [])];
}

const plainLines = (groups: readonly IssueGroup<Warning>[]): string[] => groupLines(groups);

/** `2 warnings, 1 note`; `undefined` when there are none. */
export function countWarnings(warnings: readonly Warning[]): string | undefined {
	const counts = (['warning', 'note'] as const).flatMap((kind) => {
		const groups = groupByCause(ofSeverity(warnings, kind));
		return groups.length === 0 ? [] : [countIssues(groups, kind)];
	});
	return counts.length === 0 ? undefined : counts.join(', ');
}

/**
 * What a build says: warnings that only a build can find in full, and how many there are in all.
 *
 * @param known - Those that the check lists as well.
 */
export function warningSummary(warnings: readonly Warning[], known: readonly Warning[]): string[] {
	const count = countWarnings(warnings);
	if (count === undefined) return [];
	const found = warningLines(warnings.filter((warning) => !known.includes(warning)));
	return [...found, `${count} in the content.${known.length > 0 ? ' `npm run check` lists them.' : ''}`];
}
