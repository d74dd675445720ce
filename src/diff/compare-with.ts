import { type LoadOptions, loadContent } from '../catalog/load.ts';
import type { ApiDiff } from './api-diff.ts';
import { stateOfContent } from './api-state.ts';
import { diffStates } from './diff-states.ts';
import { stateOfRevision } from './state-of-revision.ts';

export interface Comparison {
	/** What the content is compared with. */
	readonly before: string;
	readonly diff: ApiDiff;
}

/**
 * Compares what the content would publish with a git revision of it.
 *
 * @throws {DiffError} or {GitError} when there is nothing to compare with.
 * @throws {ContentError} with every issue of the content.
 */
export function compareWith(base: string, options: LoadOptions): Comparison {
	const before = stateOfRevision(base, options);
	const after = stateOfContent('the content', loadContent(options));
	return { before: before.name, diff: diffStates(before, after) };
}
