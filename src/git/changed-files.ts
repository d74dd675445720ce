import { describeRevision, type Revision } from './find-revision.ts';
import { GitError } from './git-error.ts';
import { runGit } from './run-git.ts';

/** One path that differs between two commits. A rename is a deleted and an added one. */
export interface ChangedFile {
	/** From the root of the repository. */
	readonly path: string;
	readonly status: 'added' | 'deleted' | 'modified';
}

const statuses: Readonly<Record<string, ChangedFile['status']>> = { A: 'added', D: 'deleted' };

/** Nobody can review a change of more paths. */
const maximumPaths = 20_000;

export function changedFiles(base: Revision, head: Revision): ChangedFile[] {
	const refusal = `Cannot compare ${describeRevision(base)} with ${describeRevision(head)}`;
	const tooMuch = `${refusal}: more than ${maximumPaths.toLocaleString('en')} paths differ. Propose less at a time.`;
	const print = (words: readonly string[], maximumBytes = 512 * 1_048_576): Buffer => {
		const { ok, stdout, problem } = runGit(base.folder, words, { maximumBytes, tooMuch });
		if (!ok) throw new GitError(`${refusal}: ${problem}.`);
		return stdout;
	};
	// Ten trees that repeat themselves make a hundred million paths. Git prints the paths of one revision as it reads them,
	// but holds a whole difference in memory. A path of the content has fewer than 200 bytes.
	const list = ['ls-tree', '-r', '-z', '--full-tree', '--name-only'];
	print([...list, head.commit], print([...list, base.commit]).length + maximumPaths * 200);
	const difference = ['diff-tree', '-r', '-z', '--name-status', '--no-renames', base.commit, head.commit];
	const parts = print(difference).toString('utf8').split('\0');
	const changed = Array.from({ length: Math.floor(parts.length / 2) }, (_, index): ChangedFile => {
		const [letter = '', path = ''] = parts.slice(2 * index, 2 * index + 2);
		return { path, status: statuses[letter] ?? 'modified' };
	});
	if (changed.length > maximumPaths) throw new GitError(tooMuch);
	return changed;
}
