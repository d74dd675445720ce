/** What a pull request needs, of what GitHub says of it and of a result that a stranger's run may have made. */
import { isStranger } from './association.ts';
import type { ProposedFile, PullRequest } from './github/find-pull-request.ts';
import type { ReviewLabel } from './github/keep-labels.ts';
import type { ReviewResult } from './result.ts';

/** GitHub lists no more files of a pull request, so that what comes behind them is unknown. */
const maximumFiles = 3_000;

export interface Verdict {
	/** The result, when it is one of this commit. */
	readonly result: ReviewResult | undefined;
	readonly isStranger: boolean;
	/** Paths outside the content, as GitHub lists them. */
	readonly outside: readonly string[];
	/** Whether the change may have decided itself what the review says: it changes workflows, or more files than are listed. */
	readonly changesWorkflow: boolean;
	readonly labels: readonly ReviewLabel[];
}

/**
 * @param result - `undefined` when no result can be read.
 * @param contentFolder - In the repository, such as `content`.
 */
export function judge(
	result: ReviewResult | undefined,
	{ author_association, head }: PullRequest,
	files: readonly ProposedFile[],
	contentFolder = 'content',
): Verdict {
	const own = result?.commit === head.sha ? result : undefined;
	const paths = files.flatMap(({ path, previousPath }) => (previousPath === undefined ? [path] : [path, previousPath]));
	const outside = paths.filter((path) => !path.startsWith(`${contentFolder}/`));
	const isListed = files.length < maximumFiles;
	const changesWorkflow = !isListed || paths.some((path) => path.startsWith('.github/'));
	const stranger = isStranger(author_association);
	const products = `${contentFolder}/products/`;
	const isNewLaunch =
		files.some(({ path, isAdded }) => isAdded && path.startsWith(products) && path.endsWith('.md')) ||
		(own?.launches.total ?? 0) > 0;
	const needsEditor =
		!own ||
		(stranger && (!isListed || outside.length > 0 || own.flags.total > 0 || (own.diff?.broken_promises ?? 0) > 0));
	return {
		result: own,
		isStranger: stranger,
		outside,
		changesWorkflow,
		labels: [...(isNewLaunch ? (['new launch'] as const) : []), ...(needsEditor ? (['needs an editor'] as const) : [])],
	};
}
