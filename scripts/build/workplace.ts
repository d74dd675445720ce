/** The folder in which a build happens, and the lock that lets one build at a time in. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { acquireLock, type LockOptions } from './lock.ts';
import { defaultOutput, findReleases, lockOf, outputAt } from './release-folders.ts';

export interface Workplace {
	/** Absolute path of the free folder, which does not exist yet. */
	readonly folder: string;
	readonly cache: string;
	/** Removes what is left of a build in the folder, unless it has become the live release. */
	sweep(): void;
	/** Lets the next build in. */
	leave(): void;
}

/**
 * Waits until no other build is at work here.
 *
 * @param root - The checkout. Astro cannot build outside of it.
 * @throws {BuildError} when another build does not come to an end.
 */
export async function enterWorkplace(root: string, options?: LockOptions): Promise<Workplace> {
	const output = outputAt(defaultOutput(root), root);
	mkdirSync(output.releases, { recursive: true });
	const leave = await acquireLock(lockOf(output), options);
	try {
		const { free } = findReleases(output);
		const sweep = () => {
			if (findReleases(output).live !== free) rmSync(free, { recursive: true, force: true });
		};
		sweep();
		return { folder: free, cache: join(output.releases, 'cache'), sweep, leave };
	} catch (error) {
		leave();
		throw error;
	}
}
