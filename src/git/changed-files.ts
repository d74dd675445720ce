import { describeRevision, type Revision } from './find-revision.ts';
import { GitError } from './git-error.ts';
import { runGit } from './run-git.ts';

/** One path that differs between two commits. A rename is a deleted and an added one. */
export interface ChangedFile {
	/** From the root of the repository. */
	readonly path: string;
	readonly status: 'added' | 'deleted' | 'modified';
	/** Hashes of what it holds; `undefined` where there is none, and for what is no file. */
	readonly before: string | undefined;
	readonly after: string | undefined;
}

export function changedFiles(base: Revision, head: Revision): ChangedFile[] {
	const words = ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--full-index', base.commit, head.commit];
	const { ok, stdout, problem } = runGit(base.folder, words, { maximumBytes: 512 * 1_048_576 });
	if (!ok) {
		throw new GitError(`Cannot compare ${describeRevision(base)} with ${describeRevision(head)}: ${problem}.`);
	}
	const parts = stdout.toString('utf8').split('\0');
	return Array.from({ length: Math.floor(parts.length / 2) }, (_, index) =>
		changedFile(parts[2 * index] ?? '', parts[2 * index + 1] ?? ''),
	);
}

/** @param facts - `:100644 100644 <object> <object> M`. */
function changedFile(facts: string, path: string): ChangedFile {
	const [beforeMode = '', afterMode = '', before = '', after = ''] = facts.slice(1).split(' ');
	const isNone = (mode: string) => mode === '000000';
	return {
		path,
		status: isNone(beforeMode) ? 'added' : isNone(afterMode) ? 'deleted' : 'modified',
		before: isFile(beforeMode) ? before : undefined,
		after: isFile(afterMode) ? after : undefined,
	};
}

const isFile = (mode: string): boolean => mode.startsWith('100');
