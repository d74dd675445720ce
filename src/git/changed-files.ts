import { join } from 'node:path';
import { describeRevision, type Revision } from './find-revision.ts';
import { GitError, gitOutput, gitText } from './run-git.ts';

/** One path that differs between two commits. A rename is a deleted and an added one. */
export interface ChangedFile {
	/** From the root of the repository. */
	readonly path: string;
	readonly status: 'added' | 'deleted' | 'modified';
}

const statuses: Readonly<Record<string, ChangedFile['status']>> = { A: 'added', D: 'deleted' };

/** Nobody can review a change of more paths. */
const maximumPaths = 20_000;

/** @param head - The files as they lie in the work tree, new ones below the folder included, when not given. */
export function changedFiles(base: Revision, head: Revision | undefined): ChangedFile[] {
	const refusal = `Cannot compare ${describeRevision(base)} with ${head ? describeRevision(head) : 'the work tree'}`;
	const tooMuch = `${refusal}: more than ${maximumPaths.toLocaleString('en')} paths differ. Propose less at a time.`;
	const print = (words: readonly string[], options = {}): Buffer =>
		gitOutput(base.folder, words, refusal, { tooMuch, ...options });
	const partsOf = (words: readonly string[]): string[] => print(words).toString('utf8').split('\0').slice(0, -1);
	const status = ['-r', '-z', '--name-status', '--no-renames'];
	let parts: readonly string[];
	if (head) {
		// Ten trees that repeat themselves make a hundred million paths. Git prints the paths of one revision as it reads them,
		// but holds a whole difference in memory. A path of the content has fewer than 200 bytes.
		const list = ['ls-tree', '-r', '-z', '--full-tree', '--name-only'];
		const maximumBytes = print([...list, base.commit]).length + maximumPaths * 200;
		print([...list, head.commit], { maximumBytes });
		parts = partsOf(['diff-tree', ...status, base.commit, head.commit]);
	} else {
		const untracked = partsOf(['ls-files', '--others', '--exclude-standard', '--full-name', '-z']);
		parts = [...partsOf(['diff', ...status, base.commit]), ...untracked.flatMap((path) => ['A', path])];
	}
	const changed = Array.from({ length: parts.length / 2 }, (_, index): ChangedFile => {
		const [letter = '', path = ''] = parts.slice(2 * index, 2 * index + 2);
		return { path, status: statuses[letter] ?? 'modified' };
	});
	if (changed.length > maximumPaths) throw new GitError(tooMuch);
	return changed;
}

/** The files of the work tree that differ from a revision, with those that are gone, as `realpath` gives them. */
export function workTreeChanges(base: Revision): ReadonlySet<string> {
	const root = gitText(base.folder, ['rev-parse', '--show-toplevel']) ?? '';
	return new Set(changedFiles(base, undefined).map(({ path }) => join(root, path)));
}
