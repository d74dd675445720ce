/** The folder in which a build happens, and the lock that lets one build at a time in. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { acquireLock, type LockOptions } from './lock.ts';
import { hasLedger } from './release/ledger.ts';
import { defaultOutput, findReleases, lockOf, outputAt } from './release-folders.ts';

export interface BuildDirectory {
	/** Absolute path of the free folder, in which an old release may lie. */
	readonly folder: string;
	/** The live release; `undefined` when there is none. */
	readonly live: string | undefined;
	readonly cache: string;
	/** Removes what a build has left half done, and lets the next build in. */
	leave(): void;
}

/**
 * Waits until no other build is at work here.
 *
 * @param root - The checkout. Astro cannot build outside of it.
 * @throws {BuildError} when another build does not come to an end.
 */
export async function acquireBuildDirectory(root: string, options?: LockOptions): Promise<BuildDirectory> {
	const output = outputAt(defaultOutput(root), root);
	mkdirSync(output.releases, { recursive: true });
	const unlock = await acquireLock(lockOf(output), options);
	try {
		const { free, live } = findReleases(output);
		const cache = join(output.releases, 'cache');
		mkdirSync(cache, { recursive: true });
		const leave = () => {
			if (findReleases(output).live !== free && !hasLedger(free)) removeFolder(free);
			unlock();
		};
		return { folder: free, live, cache, leave };
	} catch (error) {
		unlock();
		throw error;
	}
}

/** Files may come while it is at work: threads end what they have begun. */
function removeFolder(folder: string): void {
	try {
		for (let tries = 0; tries < 5 && existsSync(folder); tries++) {
			rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
		}
	} catch {
		// The next build begins with the same.
	}
}
