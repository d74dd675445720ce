import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describeRevision, type Revision } from './find-revision.ts';
import { GitError } from './git-error.ts';
import { runGit } from './run-git.ts';

/**
 * The files of a folder that differ from a revision: committed since, changed, or not added yet.
 *
 * @returns Paths of files as `realpath` gives them, with those that are gone.
 */
export function workTreeChanges(revision: Revision): ReadonlySet<string> {
	const { folder, commit } = revision;
	const print = (words: readonly string[]): string => {
		const { ok, stdout, problem } = runGit(folder, words, { maximumBytes: 512 * 1_048_576 });
		if (ok) return stdout.toString('utf8');
		throw new GitError(`Cannot compare the files of this checkout with ${describeRevision(revision)}: ${problem}.`);
	};
	const changed = print(['diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--', '.']);
	const added = print(['ls-files', '--others', '--exclude-standard', '-z', '--', '.']);
	const real = realpathSync(folder);
	return new Set(
		`${changed}${added}`
			.split('\0')
			.filter(Boolean)
			.map((name) => join(real, name)),
	);
}
