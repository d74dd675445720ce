import { spawnSync } from 'node:child_process';
import { excerpt } from '../content/schemas/text.ts';

/** Git cannot do what is asked of it. The message is for the user: what is wrong, where, and what to do. */
export class GitError extends Error {
	override readonly name = 'GitError';
}

export interface GitOutput {
	readonly ok: boolean;
	readonly stdout: Buffer;
	/** The first line that git says is wrong. */
	readonly problem: string;
}

export interface GitOptions {
	/** What git reads. */
	readonly input?: string;
	/** More bytes than that are an error, whose message may be given. */
	readonly maximumBytes?: number;
	readonly tooMuch?: string;
}

const quietly = ['--no-pager', '--no-optional-locks', '-c', 'core.hooksPath=/dev/null'];

/**
 * Runs git in a folder. Nothing of the repository is executed: no hook, filter, pager or credential helper.
 *
 * @throws {GitError} when there is no git, or it prints too much.
 */
export function runGit(
	folder: string,
	words: readonly string[],
	{ input = '', maximumBytes = 64 * 1_048_576, tooMuch }: GitOptions = {},
): GitOutput {
	const { error, status, stdout, stderr } = spawnSync('git', [...quietly, ...words], {
		cwd: folder,
		input,
		maxBuffer: maximumBytes,
		// What git says is repeated in messages.
		env: { ...process.env, LC_ALL: 'C' },
	});
	if (error && 'code' in error && error.code === 'ENOENT') {
		throw new GitError('Cannot run `git`: install it, and see that it is on the path.');
	}
	if (error && 'code' in error && error.code === 'ENOBUFS') {
		throw new GitError(
			tooMuch ?? `\`git ${words[0]}\` prints more than ${Math.ceil(maximumBytes / 1_048_576)} MiB: this is no catalog.`,
		);
	}
	if (error) throw error;
	const [line = ''] = stderr.toString('utf8').split('\n');
	return { ok: status === 0, stdout, problem: excerpt(line.replace(/^(?:fatal|error): /, '')) };
}

/** What git prints. @throws {GitError} when it fails, with what could not be done. */
export function gitOutput(folder: string, words: readonly string[], refusal: string, options?: GitOptions): Buffer {
	const { ok, stdout, problem } = runGit(folder, words, { maximumBytes: 512 * 1_048_576, ...options });
	if (!ok) throw new GitError(`${refusal}: ${problem}.`);
	return stdout;
}

/** The text that git prints, without the end of its last line; `undefined` when it fails. */
export function gitText(folder: string, words: readonly string[], options?: GitOptions): string | undefined {
	const { ok, stdout } = runGit(folder, words, options);
	return ok ? stdout.toString('utf8').trimEnd() : undefined;
}
