/**
 * The two folders in which builds happen. One holds the release that is live, the other is free for the next; a build
 * that fails or is killed leaves rubbish in the free one only, which the next build sweeps out.
 */
import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { acquireLock, type LockOptions } from './lock.ts';

/** The output whose link leads into the workplace; every other output is a copy. */
export const defaultOutput = (root: string): string => join(root, 'dist');

export const workplaceOf = (root: string): string => join(root, '.builds');

export interface Workplace {
	/** Absolute path of the free folder, which does not exist yet. */
	readonly folder: string;
	readonly cache: string;
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
	const builds = workplaceOf(root);
	mkdirSync(builds, { recursive: true });
	const leave = await acquireLock(join(builds, 'lock'), options);
	const live = existsSync(defaultOutput(root)) ? realpathSync(defaultOutput(root)) : undefined;
	const [a, b] = [join(builds, 'a'), join(builds, 'b')];
	const folder = existsSync(a) && realpathSync(a) === live ? b : a;
	rmSync(folder, { recursive: true, force: true });
	return { folder, cache: join(builds, 'cache'), leave };
}
