import { quote } from '../content/schemas/text.ts';
import { suggest } from '../routes/nearest.ts';
import { GitError, gitText, runGit } from './run-git.ts';

/** A commit of a repository. */
export interface Revision {
	/** A folder in the work tree. */
	readonly folder: string;
	/** As the user calls it. */
	readonly name: string;
	/** The hash of its commit. */
	readonly commit: string;
}

/**
 * Finds the commit that a user names.
 *
 * @param folder - In the work tree of the repository.
 * @throws {GitError} One sentence about what is missing: the repository, the revision, or its history in a shallow clone.
 */
export function findRevision(folder: string, name: string): Revision {
	const inside = runGit(folder, ['rev-parse', '--is-inside-work-tree']);
	if (!inside.ok) {
		throw new GitError(
			`Cannot look for ${quote(name)} in the history of ${quote(folder)}: ${inside.problem}. Work in a clone of the repository.`,
		);
	}
	const commit = findCommit(folder, name);
	if (commit !== undefined) return { folder, name, commit };
	if (gitText(folder, ['rev-parse', '--is-shallow-repository']) === 'true') {
		throw new GitError(
			`There is no revision ${quote(name)} in this clone, which is shallow. Get the rest of its history: \`git fetch --unshallow\`.`,
		);
	}
	const names = gitText(folder, ['for-each-ref', '--count=1000', '--format=%(refname:short)']) ?? '';
	const remedy = suggest(name, names.split('\n').filter(Boolean)) || ' Write a branch, a tag or a commit.';
	throw new GitError(`There is no revision ${quote(name)} in this repository.${remedy}`);
}

/** The hash of a commit; `undefined` when no commit has that name. Nothing in a name is an option of git. */
export const findCommit = (folder: string, name: string): string | undefined =>
	gitText(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);

/** The last commit that two have in common; the first of the two where the clone knows none. */
export function mergeBase(base: Revision, head: Revision): Revision {
	const commit = gitText(base.folder, ['merge-base', base.commit, head.commit]);
	return commit ? { ...base, commit } : base;
}

/** `main (1a2b3c4)`. */
export const describeRevision = ({ name, commit }: Revision): string => `${quote(name)} (${commit.slice(0, 7)})`;
