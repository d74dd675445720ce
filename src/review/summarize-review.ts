import { describeDiff } from '../diff/describe-diff.ts';
import { bounded, cut, type ReviewResult } from './result.ts';
import type { Review } from './review-change.ts';

/** Lines of the difference that a comment can hold. */
const maximumLines = 150;

/**
 * The result that is handed on.
 *
 * @param commit - What a comment is tied to: the head of the pull request.
 */
export function summarizeReview(review: Review, commit: string): ReviewResult {
	const { issues, warnings, flags, launches, diff, build, notes } = review;
	const finding = ({ path, line, column, field, message }: Review['issues'][number]) => ({
		path: cut(path, 1_000),
		line,
		column,
		field: cut(field, 200),
		message: cut(message, 1_000),
	});
	const lines = diff
		? describeDiff(diff.before, diff.changes, { maximum: 10, more: 'which `npm run diff -- --all` lists' })
		: [];
	return {
		version: 1,
		commit,
		issues: bounded(issues, finding),
		warnings: bounded(warnings, finding),
		flags: bounded(flags, (flag) => ({ ...finding(flag), kind: flag.kind })),
		diff: diff
			? {
					broken_promises: diff.changes.broken_promises.length,
					lines: lines.slice(0, maximumLines).map((line) => cut(line, 1_000)),
				}
			: null,
		notes: [...notes, ...(build?.passed === false ? [build.lines.join('\n')] : [])].map((note) => cut(note, 1_000)),
		build: build ? (build.passed ? 'passed' : 'failed') : 'not_run',
		launches: bounded(launches, (path) => cut(path, 1_000)),
	};
}

/** Whether the content may be merged as far as a program can know. */
export const isSound = ({ issues, diff, build }: ReviewResult): boolean =>
	issues.total === 0 && build !== 'failed' && (diff?.broken_promises ?? 0) === 0;
