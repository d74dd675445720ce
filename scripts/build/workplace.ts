/**
 * The two folders in which builds happen. One holds the release that is live, the other is free for the next; a build
 * that fails or is killed leaves rubbish in the free one only, which the next build sweeps out.
 */
import { existsSync, lstatSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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

/** A running server looks for a new release each second, and reads the former one until then. */
const followMilliseconds = 2_000;

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
	await untilFollowed(defaultOutput(root));
	rmSync(folder, { recursive: true, force: true });
	return { folder, cache: join(builds, 'cache'), leave };
}

/** Waits until servers have left the folder that was live before the link was last moved. */
async function untilFollowed(link: string): Promise<void> {
	const moved = lstatSync(link, { throwIfNoEntry: false })?.mtimeMs ?? 0;
	const left = followMilliseconds - (Date.now() - moved);
	// More is left only where the clock was turned back.
	if (left > 0 && left <= followMilliseconds) await setTimeout(left);
}
