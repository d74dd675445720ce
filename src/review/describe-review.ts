import { randomUUID } from 'node:crypto';
import { workflowCommands } from '../build/check/output.ts';
import { formatIssue, type Issue } from '../content/issue.ts';
import { printable } from '../content/schemas/text.ts';
import { describeDiff } from '../diff/describe-diff.ts';
import type { ChangeReview } from './review-change.ts';

/** Characters of a line that are kept. */
const maximumLine = 1_000;

/**
 * Describes a review in lines of bounded length without hidden characters.
 *
 * @param isStranger - Whether the author is no editor.
 * @param maximum - More findings or changes of a kind are counted.
 * @returns Whether the content passes every automatic check, its labels, and the lines.
 */
export function describeReview(review: ChangeReview, isStranger: boolean, maximum: number) {
	const { issues, warnings, flags, launches, compared, note, build } = review;
	const section = (title: string, found: readonly Issue[]): string[] => {
		if (found.length === 0) return [];
		const more = found.length > maximum ? [`  … and ${found.length - maximum} more. Use \`--all\` to list them.`] : [];
		const listed = found.slice(0, maximum).map((one) => `  ${formatIssue(one)}`);
		return [`${title} (${found.length})`, ...listed, ...more, ''];
	};
	const broken = compared?.broken.length ?? 0;
	const isSound = issues.length === 0 && broken === 0 && build?.passed !== false;
	const needsEditor = isStranger && (flags.length > 0 || broken > 0);
	const lines = [
		...section('Issues', issues),
		...section('Warnings', warnings),
		...section('New launches', launches),
		...section(isStranger ? 'Only editors may do this: an editor has to review it' : 'Only editors may do this', flags),
		...(compared ? [...describeDiff(compared, maximum), ''] : []),
		...(note === undefined ? [] : [...note.split('\n'), '']),
		...(build
			? [...(build.passed ? [] : [...build.lines, '']), `The build ${build.passed ? 'passed' : 'failed'}.`]
			: []),
		isSound ? 'No issues and no broken promises.' : 'This cannot be merged as it is.',
	];
	return {
		isSound,
		labels: [...(launches.length > 0 ? ['new launch'] : []), ...(needsEditor ? ['needs an editor'] : [])],
		lines: lines.map((line) => printable(line.slice(0, maximumLine))),
	};
}

/**
 * A review for the log of GitHub Actions: annotations at the lines of the pull request, and behind them the lines, in which no
 * command is read until a word comes that nobody can guess.
 *
 * @param isStranger - What only editors do is an error when a stranger does it, else worth a look.
 */
export function annotated(
	{ issues, warnings, flags }: ChangeReview,
	isStranger: boolean,
	lines: readonly string[],
): string[] {
	const flagged = flags.map((flag) => ({ ...flag, message: `Only editors may do this. ${flag.message}` }));
	const notices = isStranger ? [] : flagged.map((flag) => ({ ...flag, severity: 'note' as const }));
	const found = { issues: [...issues, ...(isStranger ? flagged : [])], warnings: [...warnings, ...notices] };
	const word = randomUUID();
	return [...workflowCommands({ ...found, counts: undefined }), `::stop-commands::${word}`, ...lines, `::${word}::`];
}
