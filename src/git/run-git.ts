/** Runs git and finds the commits that a user names. */
import { spawnSync } from 'node:child_process';
import { excerpt, quote } from '../content/schemas/text.ts';
import { UserError } from '../user-error.ts';

interface GitOutput {
	readonly ok: boolean;
	readonly stdout: Buffer;
	/** The first line of git's error. */
	readonly problem: string;
}

export interface GitOptions {
	/** Standard input for git. */
	readonly input?: string;
	/** A larger output is an error; the caller can give its message. */
	readonly maximumBytes?: number;
	readonly tooMuch?: string;
}

const quietly = ['--no-pager', '--no-optional-locks', '-c', 'core.hooksPath=/dev/null'];

/**
 * Runs git in a folder. It executes nothing from the repository: no hook, filter, pager or credential helper.
 *
 * @throws {UserError} when there is no git, or it prints too much.
 */
function runGit(
	folder: string,
	words: readonly string[],
	{ input = '', maximumBytes = 64 * 1_048_576, tooMuch }: GitOptions = {},
): GitOutput {
	const { error, status, stdout, stderr } = spawnSync('git', [...quietly, ...words], {
		cwd: folder,
		input,
		maxBuffer: maximumBytes,
		// Messages repeat git's output.
		env: { ...process.env, LC_ALL: 'C' },
	});
	if (error && 'code' in error && error.code === 'ENOENT') {
		throw new UserError('Cannot run `git`: install it, and make sure that it is on your `PATH`.');
	}
	if (error && 'code' in error && error.code === 'ENOBUFS') {
		throw new UserError(
			tooMuch ??
				`\`git ${words[0]}\` prints more than ${Math.ceil(maximumBytes / 1_048_576)} MiB, too much for a catalog.`,
		);
	}
	if (error) throw error;
	const [line = ''] = stderr.toString('utf8').split('\n');
	return { ok: status === 0, stdout, problem: excerpt(line.replace(/^(?:fatal|error): /, '')) };
}

/** The output of git. @throws {UserError} when it fails; the message begins with `refusal`. */
export function gitOutput(folder: string, words: readonly string[], refusal: string, options?: GitOptions): Buffer {
	const { ok, stdout, problem } = runGit(folder, words, { maximumBytes: 512 * 1_048_576, ...options });
	if (!ok) throw new UserError(`${refusal}: ${problem}.`);
	return stdout;
}

/** The text that git prints, without the last line ending; `undefined` when it fails. */
export function gitText(folder: string, words: readonly string[], options?: GitOptions): string | undefined {
	const { ok, stdout } = runGit(folder, words, options);
	return ok ? stdout.toString('utf8').trimEnd() : undefined;
}

/** A commit of a repository. */
export interface Revision {
	/** A folder in the work tree. */
	readonly folder: string;
	/** The name that the user gave. */
	readonly name: string;
	/** The hash of its commit. */
	readonly commit: string;
}

/**
 * Finds the commit that a user names.
 *
 * @param folder - In the work tree of the repository.
 * @throws {UserError} One sentence about what is missing: the repository, the revision, or its history in a shallow clone.
 */
export function findRevision(folder: string, name: string): Revision {
	const inside = runGit(folder, ['rev-parse', '--is-inside-work-tree']);
	if (!inside.ok) {
		throw new UserError(
			`Cannot look for ${quote(name)} in the history of ${quote(folder)}: ${inside.problem}. Work in a clone of the repository.`,
		);
	}
	const commit = findCommit(folder, name);
	if (commit !== undefined) return { folder, name, commit };
	if (gitText(folder, ['rev-parse', '--is-shallow-repository']) === 'true') {
		throw new UserError(
			`There is no revision ${quote(name)} in this clone, which is shallow. Fetch the rest of its history: \`git fetch --unshallow\`.`,
		);
	}
	throw new UserError(`There is no revision ${quote(name)} in this repository. Write a branch, a tag or a commit.`);
}

/** The hash of a commit; `undefined` when no commit has that name. A name is never read as an option of git. */
export const findCommit = (folder: string, name: string): string | undefined =>
	gitText(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);

/** The last common commit of two; the first of the two if the clone has no common one. */
export function mergeBase(base: Revision, head: Revision): Revision {
	const commit = gitText(base.folder, ['merge-base', base.commit, head.commit]);
	return commit ? { ...base, commit } : base;
}

/** `main (1a2b3c4)`. */
export const describeRevision = ({ name, commit }: Revision): string => `${quote(name)} (${commit.slice(0, 7)})`;
