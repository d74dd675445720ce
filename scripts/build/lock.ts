/**
 * Lets one process at a time into a folder. The lock is a file that names its holder, so that one left behind by a
 * killed process is known as such and taken over.
 */
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { BuildError } from './build-error.ts';

export interface LockOptions {
	/** How long to wait for another holder. */
	readonly patienceMilliseconds?: number;
	readonly pollMilliseconds?: number;
	/** Gets one line, once, when there is a reason to wait. */
	readonly tell?: (line: string) => void;
}

/** Takes microseconds; one that is older was left by a process killed in the middle of it. */
const oldestTakeover = 10_000;

/**
 * @param lock - Path of the lock file; its folder exists.
 * @returns Lets the next process in.
 * @throws {BuildError} when another process holds the lock for longer than the patience.
 */
export async function acquireLock(lock: string, options: LockOptions = {}): Promise<() => void> {
	const { patienceMilliseconds = 600_000, pollMilliseconds = 200, tell = console.log } = options;
	const end = performance.now() + patienceMilliseconds;
	for (let told = false; !create(lock); ) {
		const content = read(lock);
		const holder = Number.parseInt(content ?? '', 10);
		if (content === undefined) continue;
		if (!isRunning(holder)) {
			takeOver(lock, content);
			if (read(lock) !== content) continue;
		} else if (!told) {
			tell(`Waiting for another build (process ${holder}).`);
			told = true;
		}
		if (performance.now() >= end) {
			throw new BuildError(
				`Another build (process ${holder}) is running here. Wait for it, or end it; if that process is no build, remove \`${lock}\`.`,
			);
		}
		await sleep(pollMilliseconds);
	}
	return () => rmSync(lock, { force: true });
}

/** A hard link makes the file and its content appear together; whoever reads it finds the holder's name. */
function create(path: string): boolean {
	const own = `${path}.${process.pid}`;
	writeFileSync(own, `${process.pid} ${performance.timeOrigin}`);
	try {
		linkSync(own, path);
		return true;
	} catch (error) {
		if (codeOf(error) === 'EEXIST') return false;
		throw error;
	} finally {
		rmSync(own, { force: true });
	}
}

/**
 * Removes a lock whose holder is gone. Only one process does so at a time, and only while the lock is still that one:
 * otherwise the slower of two would remove the lock of the faster.
 */
function takeOver(lock: string, content: string): void {
	const takeover = `${lock}.takeover`;
	if (!create(takeover)) {
		const since = statSync(takeover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
		if (Date.now() - since > oldestTakeover) rmSync(takeover, { force: true });
		return;
	}
	if (read(lock) === content) rmSync(lock);
	rmSync(takeover);
}

function read(path: string): string | undefined {
	try {
		return readFileSync(path, 'utf8');
	} catch (error) {
		if (codeOf(error) === 'ENOENT') return undefined;
		throw error;
	}
}

/** Process numbers come round again: our own on a lock that we do not hold is that of a process before us. */
function isRunning(pid: number): boolean {
	if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return codeOf(error) === 'EPERM';
	}
}

function codeOf(error: unknown): unknown {
	return error instanceof Error && 'code' in error ? error.code : undefined;
}
