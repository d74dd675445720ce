/** Which files of the content differ from an earlier revision, by git: committed since, changed or not added yet. */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../../config/settings-error.ts';
import { quote } from '../../content/schemas/text.ts';
import { git, resolveObject, runGit, unusable } from './git.ts';

export interface Revision {
	/** The work tree that the content lies in. */
	readonly root: string;
	readonly commit: string;
}

/** The branch that others start from, as a clone or a repository without a remote knows it. */
const mainBranches = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

/**
 * @param contentDir - A folder that exists.
 * @param base - A branch, tag or commit; without one, where this branch has left the main one.
 * @throws {SettingsError} One sentence when there is nothing to compare with.
 */
export function findRevision(contentDir: string, base: string | undefined): Revision {
	const root = git(contentDir, ['rev-parse', '--show-toplevel']).trimEnd();
	const commitOf = (name: string) => resolveObject(contentDir, `${name}^{commit}`);
	if (commitOf('HEAD') === undefined) throw unusable('the repository has no commit yet. Commit once');
	if (base !== undefined) {
		const commit = commitOf(base);
		if (commit !== undefined) return { root, commit };
		throw new SettingsError(
			`Cannot use \`--changed\` with ${quote(base)}: git knows no commit of that name. Write a branch, a tag or a commit, such as \`main\`.`,
		);
	}
	const main = mainBranches.find((name) => commitOf(name) !== undefined);
	if (!main) throw unusable('git knows no main branch here. Write the branch to compare with, as in `--changed main`');
	const fork = runGit(contentDir, ['merge-base', main, 'HEAD']);
	if (fork.status === 0) return { root, commit: fork.stdout.trim() };
	throw unusable(`this branch and \`${main}\` have no commit in common. Fetch more of their history, or name a commit`);
}

/** Paths of files as `realpath` gives them, with those that are gone. */
export function changedFiles(contentDir: string, { root, commit }: Revision): Set<string> {
	const folder = realpathSync(contentDir);
	const changed = git(folder, ['diff', '--name-only', '--no-renames', '--no-relative', '-z', commit, '--', '.']);
	const added = git(folder, ['ls-files', '--others', '--exclude-standard', '--full-name', '-z', '--', '.']);
	const names = `${changed}${added}`.split('\0').filter(Boolean);
	return new Set(names.map((name) => join(realpathSync(root), name)));
}
