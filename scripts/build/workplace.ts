/**
 * The two folders in which builds happen. One holds the release that is live, the other is free for the next; a build
 * that fails or is killed leaves rubbish in the free one only, which the next build sweeps out.
 */
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BuildError } from './build-error.ts';

export interface Workplace {
	/** Absolute path of the free folder, which does not exist yet. */
	readonly folder: string;
	readonly cache: string;
	/** Lets the next build in. */
	leave(): void;
}

/**
 * @param root - The checkout. Astro cannot build outside of it.
 * @param live - The link that says which folder is live.
 * @throws {BuildError} when another build is running.
 */
export function enterWorkplace(root: string, live: string): Workplace {
	const builds = join(root, '.builds');
	mkdirSync(builds, { recursive: true });
	const lock = join(builds, 'lock');
	acquire(lock);
	const names = ['a', 'b'].map((name) => join(builds, name));
	const current = existsSync(live) ? realpathSync(live) : undefined;
	const folder = names.find((name) => !existsSync(name) || realpathSync(name) !== current) ?? resolve(builds, 'a');
	rmSync(folder, { recursive: true, force: true });
	return { folder, cache: join(builds, 'cache'), leave: () => rmSync(lock, { force: true }) };
}

/** A lock names the process that holds it, so that one left behind by a killed build is known as such. */
function acquire(lock: string): void {
	try {
		writeFileSync(lock, String(process.pid), { flag: 'wx' });
		return;
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
	}
	const holder = Number(readFileSync(lock, 'utf8'));
	if (isRunning(holder)) {
		throw new BuildError(`Another build (process ${holder}) is running here. Wait for it, or end it.`);
	}
	rmSync(lock, { force: true });
	acquire(lock);
}

function isRunning(pid: number): boolean {
	if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && 'code' in error && error.code === 'EPERM';
	}
}
