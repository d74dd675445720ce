/** Since when files have been there, by the history of the repository. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { GitError } from '../../git/git-error.ts';
import { gitText } from '../../git/run-git.ts';

export interface Added {
	/** UTC, `YYYY-MM-DD`. */
	readonly date: string;
	/** Of the commit that added the file; of its last change where there is no such commit. */
	readonly from: 'commit' | 'file';
}

/**
 * @param sources - Paths in the content folder, of files that exist.
 * @returns When each came in.
 */
export function addedOn(contentDir: string, sources: readonly string[]): ReadonlyMap<string, Added> {
	const commits = sources.length === 0 ? new Map<string, string>() : commitDates(contentDir, sources);
	return new Map(
		sources.map((source): [string, Added] => {
			const date = commits.get(source);
			if (date !== undefined) return [source, { date, from: 'commit' }];
			const { mtimeMs } = statSync(join(contentDir, source));
			return [source, { date: dateOf(mtimeMs), from: 'file' }];
		}),
	);
}

/** More names than that are asked for by their folders. */
const maximumNames = 500;

/** Dates of the commits that added files; none when git or a repository is missing, or its history is cut. */
function commitDates(contentDir: string, sources: readonly string[]): ReadonlyMap<string, string> {
	const names =
		sources.length <= maximumNames ? sources : [...new Set(sources.map((source) => source.split('/')[0] ?? '.'))];
	const log = ['log', '--no-renames', '--diff-filter=A', '--format=%x01%ct', '--name-only', '--relative', '-z'];
	const dates = new Map<string, string>();
	if (git(contentDir, ['rev-parse', '--is-shallow-repository']) !== 'false') return dates;
	let date = '';
	for (const token of (git(contentDir, [...log, '--', ...names]) ?? '').split(/[\0\n]+/)) {
		if (token.startsWith('\u0001')) date = dateOf(Number(token.slice(1)) * 1_000);
		// Newest first: a file that was deleted and came back waits since then.
		else if (!dates.has(token)) dates.set(token, date);
	}
	return dates;
}

/** A list without the dates of commits is better than none. */
function git(folder: string, words: readonly string[]): string | undefined {
	try {
		return gitText(folder, words, { maximumBytes: 512 * 1_048_576 });
	} catch (error) {
		if (!(error instanceof GitError)) throw error;
		return undefined;
	}
}

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
