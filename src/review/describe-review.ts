import { formatIssue } from '../content/issue.ts';
import { isStranger } from './association.ts';
import type { ReviewResult } from './result.ts';
import { isSound } from './summarize-review.ts';

/** A review in words, for a terminal or a log. */
export function describeReview(result: ReviewResult, association: string): string[] {
	const { issues, warnings, flags, diff, notes, build } = result;
	const section = (title: string, { total, listed }: ReviewResult['issues']): string[] =>
		total === 0
			? []
			: [
					`${title} (${total})`,
					...listed.map((finding) => `  ${formatIssue(finding)}`),
					...(total > listed.length ? [`  … and ${total - listed.length} more.`] : []),
					'',
				];
	const who = isStranger(association) ? 'Only editors do this: an editor has to look' : 'Only editors do this';
	return [
		...section('Issues', issues),
		...section('Warnings', warnings),
		...section(who, flags),
		...(diff ? [...diff.lines, ''] : []),
		...notes.flatMap((note) => [...note.split('\n'), '']),
		...(build === 'not_run' ? [] : [`The build ${build}.`]),
		isSound(result) ? 'No issue and no broken promise.' : 'This cannot be merged as it is.',
	];
}
