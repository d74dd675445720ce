import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import type { Revision } from './changed-files.ts';
import { git, resolveObject } from './git.ts';

/**
 * Lets a function read the content as it was at a revision, in a temporary folder that is deleted afterwards. Neither the work
 * tree nor the index of the repository is touched.
 *
 * @returns What the function returns; `undefined` when there was no such folder then.
 */
export function withContentBefore<Result>(
	contentDir: string,
	{ root, commit }: Revision,
	read: (folder: string) => Result,
): Result | undefined {
	const path = relative(realpathSync(root), realpathSync(contentDir)).split(sep).join('/');
	const tree = resolveObject(root, `${commit}:${path}`);
	if (tree === undefined) return undefined;
	const folder = mkdtempSync(join(tmpdir(), 'content-before-'));
	try {
		const index = { GIT_INDEX_FILE: join(folder, 'index') };
		git(root, ['read-tree', tree], index);
		git(root, ['checkout-index', '--all', `--prefix=${join(folder, 'content')}/`], index);
		return read(join(folder, 'content'));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
