import { GitError } from './git-error.ts';
import { runGit } from './run-git.ts';

/** As much is read at once. */
const batchBytes = 64 * 1_048_576;

interface Blob {
	readonly object: string;
	readonly size: number;
}

/**
 * Reads what files of a commit hold, as git stores it: without filters, so that a line end or a pointer to large files
 * stays what it is.
 *
 * @param take - Called with each entry and its bytes, in the order given.
 */
export function readBlobs<Entry extends Blob>(
	folder: string,
	entries: readonly Entry[],
	take: (entry: Entry, bytes: Buffer) => void,
): void {
	for (const batch of batchesOf(entries)) {
		const size = batch.reduce((sum, entry) => sum + entry.size + 128, 0);
		const input = batch.map(({ object }) => `${object}\n`).join('');
		const { ok, stdout, problem } = runGit(folder, ['cat-file', '--batch'], { input, maximumBytes: size });
		if (!ok) throw new GitError(`Cannot read files of the repository: ${problem}.`);
		let start = 0;
		for (const entry of batch) {
			// `<object> blob <size>`, the bytes, and the end of a line.
			const end = stdout.indexOf('\n', start);
			const header = stdout.toString('latin1', start, end);
			if (header !== `${entry.object} blob ${entry.size}`) {
				throw new GitError(
					`The repository lacks a file that its history names (${entry.object}). Get it: \`git fetch\`, in a partial clone \`git fetch --refetch\`.`,
				);
			}
			take(entry, stdout.subarray(end + 1, end + 1 + entry.size));
			start = end + 1 + entry.size + 1;
		}
	}
}

function batchesOf<Entry extends Blob>(entries: readonly Entry[]): Entry[][] {
	const batches: Entry[][] = [];
	let bytes = Number.POSITIVE_INFINITY;
	for (const entry of entries) {
		if (bytes + entry.size > batchBytes) {
			batches.push([]);
			bytes = 0;
		}
		batches.at(-1)?.push(entry);
		bytes += entry.size;
	}
	return batches;
}
