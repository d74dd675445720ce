import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs an action with an empty folder, which is gone afterwards. */
export function inTemporaryFolder<Result>(action: (folder: string) => Result): Result {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), 'launch-catalog-')));
	try {
		return action(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
