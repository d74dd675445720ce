import { describeRevision, type Revision } from './find-revision.ts';
import { GitError, gitOutput, gitText } from './run-git.ts';

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
	return gitOutput(folder, words, `Cannot list the files of ${describeRevision(revision)}`)
		.toString('utf8')
		.split('\0')
		.flatMap((line): TreeEntry[] => {
			const [, mode = '', object = '', size = '', path = ''] = /^(\d+) \w+ (\w+) +(\S+)\t(.*)$/s.exec(line) ?? [];
			if (!path.startsWith(prefix) || object === '') return [];
			return [{ path: path.slice(prefix.length), kind: kinds[mode] ?? 'file', object, size: Number(size) || 0 }];
		});
}

/** As much is read at once. */
const batchBytes = 64 * 1_048_576;

/**
 * Reads what files of a commit hold, as git stores it: without filters, so that a line end or a pointer to large files
 * stays what it is.
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
				throw new GitError(
					`The repository lacks a file that its history names (${entry.object}). Get it: \`git fetch\`, in a partial clone \`git fetch --refetch\`.`,
				);
			}
			start = end + 1 + entry.size + 1;
			take(entry, stdout.subarray(end + 1, start - 1));
		}
	}
}
