/** The files of a commit, and those that differ between two. */

import { join } from 'node:path';
import { UserError } from '../user-error.ts';
import { describeRevision, gitOutput, gitText, type Revision } from './run-git.ts';

/** One entry of a commit. */
export interface TreeEntry {
	/** From the folder that was listed, in git's own bytes decoded as UTF-8. */
	readonly path: string;
	readonly kind: 'file' | 'link' | 'module';
	/** The hash of its content. */
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
	return gitOutput(folder, words, `Cannot list the files of ${describeRevision(revision)}`)
		.toString('utf8')
		.split('\0')
		.flatMap((line): TreeEntry[] => {
			const [, mode = '', object = '', size = '', path = ''] = /^(\d+) \w+ (\w+) +(\S+)\t(.*)$/s.exec(line) ?? [];
			if (!path.startsWith(prefix) || object === '') return [];
			return [{ path: path.slice(prefix.length), kind: kinds[mode] ?? 'file', object, size: Number(size) || 0 }];
		});
}

/** How many bytes are read at a time. */
const batchBytes = 64 * 1_048_576;

/**
 * Reads the content of files in a commit as git stores it: without filters, so that a line ending or a pointer to large files
 * stays as it is.
 *
 * @param take - Called with each entry and its bytes, in the order given.
 */
export function readBlobs(
	folder: string,
	entries: readonly TreeEntry[],
	take: (entry: TreeEntry, bytes: Buffer) => void,
): void {
	for (let next = 0; next < entries.length; ) {
		const batch: TreeEntry[] = [];
		let bytes = 0;
		for (
			let entry = entries[next];
			entry && (bytes === 0 || bytes + entry.size <= batchBytes);
			entry = entries[++next]
		) {
			batch.push(entry);
			bytes += entry.size + 128;
		}
		const input = batch.map(({ object }) => `${object}\n`).join('');
		const stdout = gitOutput(folder, ['cat-file', '--batch'], 'Cannot read files of the repository', {
			input,
			maximumBytes: bytes,
		});
		let start = 0;
		for (const entry of batch) {
			// `<object> blob <size>`, the bytes, and the end of a line.
			const end = stdout.indexOf('\n', start);
			if (stdout.toString('latin1', start, end) !== `${entry.object} blob ${entry.size}`) {
				throw new UserError(
					`A file of the history is missing in this repository (${entry.object}). Run \`git fetch\`, or \`git fetch --refetch\` in a partial clone.`,
				);
			}
			start = end + 1 + entry.size + 1;
			take(entry, stdout.subarray(end + 1, start - 1));
		}
	}
}

/** One path that differs between two commits. A rename is a deleted and an added one. */
export interface ChangedFile {
	/** From the root of the repository. */
	readonly path: string;
	readonly status: 'added' | 'deleted' | 'modified';
}

const statuses: Readonly<Record<string, ChangedFile['status']>> = { A: 'added', D: 'deleted' };

/** A person cannot review a change of more paths. */
const maximumPaths = 20_000;

/** @param head - Without it, the files of the work tree, with new ones below the folder. */
export function changedFiles(base: Revision, head: Revision | undefined): ChangedFile[] {
	const refusal = `Cannot compare ${describeRevision(base)} with ${head ? describeRevision(head) : 'the work tree'}`;
	const tooMuch = `${refusal}: more than ${maximumPaths.toLocaleString('en')} paths differ. Propose a smaller change.`;
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
	if (changed.length > maximumPaths) throw new UserError(tooMuch);
	return changed;
}

/** The files of the work tree that differ from a revision, with those that are gone, as `realpath` gives them. */
export function workTreeChanges(base: Revision): ReadonlySet<string> {
	const root = gitText(base.folder, ['rev-parse', '--show-toplevel']) ?? '';
	return new Set(changedFiles(base, undefined).map(({ path }) => join(root, path)));
}
