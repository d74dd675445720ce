/** The pull request that the event of a finished run is about, by what GitHub says of the run and nothing else. */
import { z } from 'zod';
import { commitHash } from '../result.ts';
import { ReviewError } from '../review-error.ts';
import type { GitHub } from './github.ts';

const repository = z.looseObject({ full_name: z.string() });

/** The event `workflow_run`, as far as it counts. */
const workflowRunEvent = z.looseObject({
	repository: repository.extend({ default_branch: z.string() }),
	workflow_run: z.looseObject({
		event: z.string(),
		conclusion: z.string(),
		head_sha: commitHash,
		head_branch: z.string().nullable(),
		head_repository: repository.extend({ owner: z.looseObject({ login: z.string() }) }).nullable(),
	}),
});

export type WorkflowRunEvent = z.output<typeof workflowRunEvent>;

const pullRequest = z.looseObject({
	number: z.int().min(1),
	author_association: z.string(),
	head: z.looseObject({ sha: commitHash, repo: repository.nullable() }),
	base: z.looseObject({ ref: z.string(), repo: repository }),
	labels: z.array(z.looseObject({ name: z.string() })),
});

export type PullRequest = z.output<typeof pullRequest>;

const changedFile = z.looseObject({
	filename: z.string(),
	previous_filename: z.string().optional(),
	status: z.string(),
});

/** @throws {ReviewError} when the text is no such event. */
export function readEvent(text: string): WorkflowRunEvent {
	try {
		return workflowRunEvent.parse(JSON.parse(text));
	} catch {
		throw new ReviewError(
			'`GITHUB_EVENT_PATH` names no event of a finished run. Start this from a workflow with `on: workflow_run`.',
		);
	}
}

/**
 * @returns `undefined` when no open pull request has the commit of the run at its end: a newer one has a run of its own.
 */
export async function findPullRequest(
	github: GitHub,
	{ repository: { full_name, default_branch }, workflow_run }: WorkflowRunEvent,
): Promise<PullRequest | undefined> {
	const { event, head_sha, head_branch, head_repository } = workflow_run;
	if (event !== 'pull_request' || head_branch === null || head_repository === null) return undefined;
	const query = new URLSearchParams({ state: 'open', head: `${head_repository.owner.login}:${head_branch}` });
	const found = await github.list(`/pulls?${query}`, pullRequest);
	return found.find(
		({ head, base }) =>
			head.sha === head_sha &&
			head.repo?.full_name === head_repository.full_name &&
			base.repo.full_name === full_name &&
			base.ref === default_branch,
	);
}

export interface ProposedFile {
	readonly path: string;
	/** Where a renamed file was before. */
	readonly previousPath: string | undefined;
	readonly isAdded: boolean;
}

/** The files that a pull request changes, as GitHub itself sees them. */
export async function proposedFiles(github: GitHub, number: number): Promise<ProposedFile[]> {
	const files = await github.list(`/pulls/${number}/files`, changedFile);
	return files.map(({ filename, previous_filename, status }) => ({
		path: filename,
		previousPath: previous_filename,
		isAdded: status === 'added',
	}));
}
