import { readFileSync, statSync } from 'node:fs';
import { commentBody, commentMarker } from './comment-body.ts';
import { findPullRequest, proposedFiles, type WorkflowRunEvent } from './github/find-pull-request.ts';
import type { GitHub } from './github/github.ts';
import { keepComment } from './github/keep-comment.ts';
import { keepLabels } from './github/keep-labels.ts';
import { maximumResultBytes, parseResult, type ReviewResult } from './result.ts';
import { judge } from './verdict.ts';

export interface PublishOptions {
	readonly event: WorkflowRunEvent;
	/** Of a run that nobody trusts; `undefined` when it has left none. Not used when the run was cut short. */
	readonly result: ReviewResult | undefined;
	readonly bot: string;
	/** With `{number}`. */
	readonly previewUrl: string | undefined;
}

/** Publishes a result at the pull request that the event names. @returns What was done, in a sentence. */
export async function publishReview(
	github: GitHub,
	{ event, result, bot, previewUrl }: PublishOptions,
): Promise<string> {
	const commit = event.workflow_run.head_sha;
	const pullRequest = await findPullRequest(github, event);
	if (!pullRequest) return `No open pull request ends with ${commit}: nothing to say.`;
	const { number, labels } = pullRequest;
	const isWhole = ['success', 'failure'].includes(event.workflow_run.conclusion);
	const verdict = judge(isWhole ? result : undefined, pullRequest, await proposedFiles(github, number));
	const body = commentBody(verdict, { commit, preview: previewUrl?.replaceAll('{number}', String(number)) });
	const done = await keepComment(github, { number, bot, marker: commentMarker, body });
	await keepLabels(github, { number, present: labels.map(({ name }) => name), wanted: verdict.labels });
	return `The comment on pull request ${number} is ${done}; labels: ${verdict.labels.join(', ') || 'none'}.`;
}

/** @returns `undefined` when there is no such file, or it is too large or no result. */
export function readResult(file: string): ReviewResult | undefined {
	const stats = statSync(file, { throwIfNoEntry: false });
	return stats?.isFile() && stats.size <= maximumResultBytes ? parseResult(readFileSync(file, 'utf8')) : undefined;
}
