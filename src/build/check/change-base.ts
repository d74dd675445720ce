/** What `npm run check -- --changed` compares the content with. */
import { SettingsError } from '../../config/settings.ts';
import { quote } from '../../content/schemas/text.ts';
import { findCommit, gitText, type Revision } from '../../git/run-git.ts';

const unusable = (reason: string): SettingsError => new SettingsError(`Cannot use \`--changed\`: ${reason}.`);

/** The branch that others start from, as a clone or a repository without a remote knows it. */
const mainBranches = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

/**
 * @param folder - The content folder.
 * @param base - A branch, tag or commit; without one, where this branch has left the main one.
 * @throws {SettingsError} One sentence when there is nothing to compare with.
 */
export function findChangeBase(folder: string, base: string | undefined): Revision {
	if (gitText(folder, ['rev-parse', '--is-inside-work-tree']) === undefined)
		throw unusable('the content lies in no git repository. Leave the option out');
	if (findCommit(folder, 'HEAD') === undefined) throw unusable('the repository has no commit yet. Commit once');
	if (base !== undefined) {
		const commit = findCommit(folder, base);
		if (commit !== undefined) return { folder, name: base, commit };
		throw new SettingsError(
			`Cannot use \`--changed\` with ${quote(base)}: git knows no commit of that name. Write a branch, a tag or a commit, such as \`main\`.`,
		);
	}
	const main = mainBranches.find((name) => findCommit(folder, name) !== undefined);
	if (!main) throw unusable('git knows no main branch here. Write the branch to compare with, as in `--changed main`');
	const fork = gitText(folder, ['merge-base', main, 'HEAD']);
	if (fork !== undefined) return { folder, name: main, commit: fork };
	throw unusable(`this branch and \`${main}\` have no commit in common. Fetch more of their history, or name a commit`);
}
