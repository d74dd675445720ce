import type { Revision } from './find-revision.ts';
import { describeRevision } from './find-revision.ts';
import { GitError } from './git-error.ts';
import { gitText, runGit } from './run-git.ts';

/** One entry of a commit. */
export interface TreeEntry {
	/** From the folder that was listed, in git's own bytes decoded as UTF-8. */
	readonly path: string;
	readonly kind: 'file' | 'link' | 'module';
	/** The hash of what it holds. */
	readonly object: string;
	/** In bytes; 0 for a module. */
	readonly size: number;
}

const kinds: Readonly<Record<string, TreeEntry['kind']>> = { '120000': 'link', '160000': 'module' };

/** The path of a folder from the root of its repository, empty or with a slash at its end. */
export const prefixOf = (folder: string): string => gitText(folder, ['rev-parse', '--show-prefix']) ?? '';

/**
 * Every file of a commit below a folder, without reading any of them.
 *
 * @param prefix - From the root of the repository, empty or with a slash at its end.
 * @returns None where the commit has no such folder.
 */
export function listTree(revision: Revision, prefix: string): TreeEntry[] {
	const { folder, commit } = revision;
	const words = ['ls-tree', '-r', '-z', '-l', '--full-tree', commit, ...(prefix ? ['--', prefix] : [])];
	const { ok, stdout, problem } = runGit(folder, words, { maximumBytes: 512 * 1_048_576 });
	if (!ok) throw new GitError(`Cannot list the files of ${describeRevision(revision)}: ${problem}.`);
	return stdout
		.toString('utf8')
		.split('\0')
		.flatMap((line): TreeEntry[] => {
			const [facts = '', path = ''] = cut(line, '\t');
			if (!path.startsWith(prefix)) return [];
			const [mode = '', , object = '', size = ''] = facts.split(/ +/);
			return object === ''
				? []
				: [{ path: path.slice(prefix.length), kind: kinds[mode] ?? 'file', object, size: Number(size) || 0 }];
		});
}

function cut(text: string, at: string): [string, string] {
	const index = text.indexOf(at);
	return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + at.length)];
}
