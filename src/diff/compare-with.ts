import { type LoadOptions, loadContent } from '../catalog/load.ts';
import type { ApiDiff } from './api-diff.ts';
import { stateOfContent } from './api-state.ts';
import { diffStates } from './diff-states.ts';
import { stateOfRevision } from './state-of-revision.ts';
import { stateOfSite } from './state-of-site.ts';

export interface Comparison {
	/** What the content is compared with. */
	readonly before: string;
	readonly diff: ApiDiff;
}

/**
 * Compares what the content would publish with a git revision of it, or with a running site.
 *
 * @param base - A revision, or the address of a site.
 * @param progress - Told what takes long, in a sentence.
 * @throws {DiffError} or {GitError} when there is nothing to compare with; {ClientError} when the site cannot be read.
 * @throws {ContentError} with every issue of the content.
 */
export async function compareWith(
	base: string,
	options: LoadOptions,
	progress: (message: string) => void,
): Promise<Comparison> {
	const before = /^https?:/i.test(base) ? await stateOfSite(base, progress) : stateOfRevision(base, options);
	const after = stateOfContent('the content', loadContent(options));
	return { before: before.name, diff: diffStates(before, after) };
}
