/** The comment on a pull request. Every text that is not ours stands in a block of code. */

import { formatIssue } from '../content/issue.ts';
import { counted } from '../contract/counts.ts';
import type { ReviewResult } from './result.ts';
import { isSound } from './summarize-review.ts';
import { fenced, safeLine } from './untrusted-text.ts';
import type { Verdict } from './verdict.ts';

/** How the comment is known again; the first line of it. */
export const commentMarker = '<!-- launch-catalog: review -->';

/** GitHub takes 65,536 characters; there are six sections. */
const maximumSection = 9_000;

export interface CommentFacts {
	/** The commit of the pull request, from the event. */
	readonly commit: string;
	/** Where the host shows the change. */
	readonly preview: string | undefined;
}

export function commentBody(verdict: Verdict, { commit, preview }: CommentFacts): string {
	const { result, outside, changesWorkflow } = verdict;
	return [
		commentMarker,
		`### Review of ${commit.slice(0, 7)}`,
		headline(verdict),
		...(changesWorkflow
			? [
					'**This pull request changes the workflows, or more files than GitHub lists, so it may have changed what stands below. Read its files, not this comment.**',
				]
			: []),
		...(preview === undefined ? [] : [`Preview, once the host has built it: <${preview}>`]),
		...section('Files outside the content', outside),
		...(result ? resultSections(result, verdict.isStranger) : []),
		'How a pull request is reviewed stands in `docs/editing.md`. This comment follows the newest commit.',
	].join('\n\n');
}

function headline({ result, labels }: Verdict): string {
	const editor = labels.includes('needs an editor') ? ' **It needs an editor.**' : '';
	if (!result) return `The review has left no result that can be used: see its run.${editor}`;
	const { issues, build, diff } = result;
	const content = issues.total === 0 ? 'passes the check' : `has ${counted(issues.total, 'issue')}`;
	const built = build === 'not_run' ? '' : `, the build ${build}`;
	const promises = diff?.broken_promises ? `, and ${counted(diff.broken_promises, 'promise')} would be broken` : '';
	const remedy = isSound(result) ? '' : ' It cannot be merged as it is.';
	return `The content ${content}${built}${promises}.${remedy}${editor}`;
}

function resultSections({ issues, warnings, flags, diff, notes }: ReviewResult, isStranger: boolean): string[] {
	return [
		...section('Issues', linesOf(issues), issues.total),
		...section(
			isStranger ? 'Only editors do this: take it out, or wait for an editor' : 'Only editors do this',
			linesOf(flags),
			flags.total,
		),
		...section('What it does to the API', diff?.lines ?? []),
		...section('Warnings', linesOf(warnings), warnings.total),
		...section(
			'Notes',
			notes.flatMap((note) => note.split('\n')),
		),
	];
}

const linesOf = ({ listed }: ReviewResult['issues']): string[] => listed.map(formatIssue);

/** @param total - Of which the lines are the first. */
function section(title: string, lines: readonly string[], total = lines.length): string[] {
	if (lines.length === 0) return [];
	const kept: string[] = [];
	let length = 0;
	for (const line of lines) {
		length += safeLine(line).length + 1;
		if (length > maximumSection) break;
		kept.push(line);
	}
	const more = Math.max(total, lines.length) - kept.length;
	return [`#### ${title}`, fenced([...kept, ...(more > 0 ? [`… and ${more} more`] : [])])];
}
