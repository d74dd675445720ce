/**
 * Extracts the content of a commit into a folder, as plain files. The commit may be a stranger's: no link is made, no name
 * leads out of the folder, nothing larger than content may be is written, and nothing is executed.
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Issue } from '../content/issue.ts';
import { historyName } from '../content/read-single-files.ts';
import type { Revision } from './run-git.ts';
import { listTree, readBlobs, type TreeEntry } from './tree.ts';

const mebibyte = 1_048_576;
/** Limits for all files together. A commit can contain one file many times without becoming larger itself. */
const maximumFiles = 400_000;
const maximumTotal = 2_048 * mebibyte;

/**
 * @param prefix - The content folder, from the root of the repository, with a slash at its end.
 * @param target - A folder that exists and is empty.
 * @param label - What issues call the content folder.
 * @returns The files that were left out, with the reason.
 */
export function extractContent(
	revision: Revision,
	prefix: string,
	target: string,
	label = 'content',
): readonly Issue[] {
	const issues: Issue[] = [];
	const refuse = (path: string, message: string): void => {
		issues.push({ path: `${label}/${path}`, line: 1, column: 1, field: 'file', message });
	};
	const entries = listTree(revision, prefix);
	const sound = entries.filter((entry) => {
		const objection = objectionTo(entry);
		if (objection !== undefined) refuse(entry.path, objection);
		return objection === undefined;
	});
	const total = sound.reduce((sum, { size }) => sum + size, 0);
	if (sound.length > maximumFiles || total > maximumTotal) {
		refuse(
			'',
			`There are ${sound.length} files of ${formatBytes(total)}, too much for a catalog. Delete those that are not content.`,
		);
		return issues;
	}
	readBlobs(revision.folder, sound, ({ path }, bytes) => {
		if (isPointer(bytes)) refuse(path, 'This is a Git LFS pointer. Commit the file itself.');
		else if (!writeNew(join(target, path), bytes)) {
			refuse(path, 'Another file or folder has this name. Rename one of them.');
		}
	});
	return issues;
}

/** Writes only new files: a commit can contain a path twice, or in upper and lower case. */
function writeNew(file: string, bytes: Uint8Array): boolean {
	try {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, bytes, { flag: 'wx', mode: 0o644 });
		return true;
	} catch (error) {
		if (error instanceof Error && 'code' in error && /^(?:EEXIST|EISDIR|ENOTDIR)$/.test(String(error.code)))
			return false;
		throw error;
	}
}

function objectionTo({ path, kind, size }: TreeEntry): string | undefined {
	if (kind === 'link') return 'Symbolic links are not followed. Put the file itself here.';
	if (kind === 'module') return 'This is another repository. Put its files here instead.';
	if (path.split('/').some(isUnsafe)) return 'The name is not a valid file name. Rename the file.';
	const maximum = maximumBytesOf(path);
	return size > maximum
		? `Must be ${formatBytes(maximum)} or smaller; it has ${formatBytes(size)}. Replace it with a smaller one.`
		: undefined;
}

/** Whether a name leads out of the folder, or to another file, on any system. */
const isUnsafe = (name: string): boolean =>
	name === '' || /^\.+$/.test(name) || /^\.git$/i.test(name) || /[\\:\0]/.test(name) || Buffer.byteLength(name) > 255;

/** The largest size of one file. The check has the same limits or smaller ones. */
function maximumBytesOf(path: string): number {
	if (path === historyName) return 32 * mebibyte;
	if (/\.(?:png|jpg|webp)$/.test(path)) return 2 * mebibyte;
	return path.endsWith('.csv') ? 16 * mebibyte : mebibyte / 4;
}

const formatBytes = (bytes: number): string =>
	bytes < mebibyte ? `${Math.ceil(bytes / 1024)} KiB` : `${Math.ceil(bytes / mebibyte)} MiB`;

const isPointer = (bytes: Buffer): boolean =>
	bytes.toString('latin1', 0, 42).startsWith('version https://git-lfs.github.com/spec/');

/** Runs an action with an empty folder, and deletes the folder afterwards. */
export function inTemporaryFolder<Result>(action: (folder: string) => Result): Result {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), 'launch-catalog-')));
	try {
		return action(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
