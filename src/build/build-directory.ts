/** The folder in which a build happens, and the lock that lets one build at a time in. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { acquireLock, type LockOptions } from './lock.ts';
import { defaultOutput, findReleases, lockOf, outputAt } from './release-folders.ts';

export interface BuildDirectory {
	/** Absolute path of the free folder, which does not exist yet. */
	readonly folder: string;
	readonly cache: string;
	/** Removes what is left of a build in the folder, unless it has become the live release, and lets the next build in. */
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
		const { free } = findReleases(output);
		rmSync(free, { recursive: true, force: true });
		const leave = () => {
			if (findReleases(output).live !== free) removeFolder(free);
			unlock();
		};
		return { folder: free, cache: join(output.releases, 'cache'), leave };
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
