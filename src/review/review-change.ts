/** What a proposed change does: its check, its build, what it changes of the API, and what only editors do. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../build/check/check-content.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { LoadOptions } from '../catalog/load.ts';
import { ContentError, compareIssues, type Issue, type Warning } from '../content/issue.ts';
import type { Content } from '../content/read-content.ts';
import type { ApiDiff } from '../diff/api-diff.ts';
import { stateOfContent } from '../diff/api-state.ts';
import { DiffError } from '../diff/diff-error.ts';
import { diffStates } from '../diff/diff-states.ts';
import { relabel } from '../diff/relabel.ts';
import { stateOfRevision } from '../diff/state-of-revision.ts';
import { type ChangedFile, changedFiles } from '../git/changed-files.ts';
import { describeRevision, findRevision, mergeBase, type Revision } from '../git/find-revision.ts';
import { GitError } from '../git/git-error.ts';
import { prefixOf } from '../git/list-tree.ts';
import { takeOut } from '../git/take-out.ts';
import { inTemporaryFolder } from '../git/temporary-folder.ts';
import { findFlags } from './find-flags.ts';
import { findLaunches } from './find-launches.ts';
import type { Flag } from './flag.ts';
import { readFrontMatter } from './read-front-matter.ts';
import { ReviewError } from './review-error.ts';

/** The content folder is that of this checkout, in the repository. */
export interface ReviewOptions extends LoadOptions {
	/** Revisions: what the change is to be merged into, and the change. */
	readonly base: string;
	readonly head: string;
	/** Builds the content that lies in a folder and tells how it went; without it nothing is built. */
	readonly build?: (contentDir: string, outDir: string) => Build;
}

export interface Build {
	readonly passed: boolean;
	/** The last lines that it printed. */
	readonly lines: readonly string[];
}

export interface Review {
	readonly head: Revision;
	readonly changed: readonly ChangedFile[];
	readonly issues: readonly Issue[];
	/** Of files that the change has touched. */
	readonly warnings: readonly Warning[];
	readonly flags: readonly Flag[];
	/** Paths of products that take part in a week in which they did not. */
	readonly launches: readonly string[];
	readonly diff: { readonly before: string; readonly changes: ApiDiff } | undefined;
	readonly build: Build | undefined;
	/** Why there is no comparison. */
	readonly notes: readonly string[];
}

/**
 * Reviews the content of a change with the code of this checkout. Nothing of the change is executed, and nothing of it but
 * plain files of the content is written, into a folder that is gone afterwards.
 *
 * @throws {GitError} when a revision is not there.
 */
// What is known of the files of this checkout says nothing of those of a stranger.
export function reviewChange({ contentDir, base, head, build, cache: _, ...facts }: ReviewOptions): Review {
	const after = findRevision(contentDir, head);
	const before = mergeBase(findRevision(contentDir, base), after);
	const prefix = prefixOf(contentDir);
	if (prefix === '') throw new ReviewError('The content is the whole repository. Review needs a folder of its own.');
	const changed = changedFiles(before, after);
	const texts = readFrontMatter(contentDir, changed, prefix);
	const known = {
		head: after,
		changed,
		flags: findFlags(changed, texts, prefix),
		launches: findLaunches(changed, texts, prefix),
	};
	return inTemporaryFolder((folder) => {
		const target = join(folder, 'content');
		mkdirSync(target);
		const label = prefix.replace(/\/$/, '');
		const taken = takeOut(after, prefix, target, label);
		const checked = check({ ...facts, contentDir: target }, label);
		const issues = [...taken.issues, ...checked.issues].sort(compareIssues);
		if (!('content' in checked) || issues.length > 0) {
			return { ...known, issues, warnings: [], diff: undefined, build: undefined, notes: [] };
		}
		const paths = new Set(changed.map(({ path }) => path));
		return {
			...known,
			issues,
			warnings: checked.warnings.filter(({ path }) => paths.has(path)),
			...compare(before, checked, { ...facts, contentDir }),
			build: build?.(target, join(folder, 'dist')),
		};
	});
}

type Checked =
	| { readonly issues: readonly Issue[] }
	| {
			readonly issues: readonly Issue[];
			readonly warnings: readonly Warning[];
			readonly content: Content;
			readonly catalog: Catalog;
	  };

/** The check, with the paths that the editor knows. */
function check(options: LoadOptions, label: string): Checked {
	const named = <Found extends Issue>(found: Found): Found => relabel(found, options.contentDir, label);
	try {
		const { content, catalog, warnings } = checkContent(options);
		return { issues: [], warnings: warnings.map(named), content, catalog };
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return { issues: error.issues.map(named) };
	}
}

function compare(
	base: Revision,
	checked: { readonly content: Content; readonly catalog: Catalog },
	options: LoadOptions,
): Pick<Review, 'diff' | 'notes'> {
	try {
		const before = stateOfRevision(base.commit, options);
		const changes = diffStates(before, stateOfContent('the change', checked));
		return { diff: { before: describeRevision(base), changes }, notes: [] };
	} catch (error) {
		if (!(error instanceof DiffError || error instanceof GitError)) throw error;
		return { diff: undefined, notes: [error.message] };
	}
}
