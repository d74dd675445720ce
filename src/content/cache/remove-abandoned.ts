import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** In milliseconds. */
const longestWrite = 3_600_000;

/**
 * Removes what processes have left that were killed while they wrote.
 *
 * @param isTemporary - Of the name of a file that is renamed when it has been written.
 */
export function removeAbandoned(folder: string, isTemporary: (name: string) => boolean): void {
	for (const name of readdirSync(folder).filter(isTemporary)) {
		const path = join(folder, name);
		const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
		if (age > longestWrite) rmSync(path, { force: true });
	}
}
