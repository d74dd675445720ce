/**
 * Lets one process at a time into a folder. The lock is one of the operating system, taken through SQLite: it ends with
 * its process, however that ends, and holds between containers and hosts, whatever numbers their processes have. The
 * database stays empty. Beside it, a note names the holder for those who wait; nothing depends on the note.
 */
import { accessSync, constants, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../user-error.ts';
import { ownership } from './errors.ts';
import { writeTo } from './files.ts';

interface LockOptions {
	/** How long to wait for another holder. */
	readonly timeoutMilliseconds?: number;
	readonly pollMilliseconds?: number;
	/** Gets one line, once, when there is a reason to wait. */
	readonly report?: (line: string) => void;
}

/** A result of SQLite (sqlite.org/rescode.html). */
const busy = 5;

/** The file that is locked. If this process opened and closed it without SQLite, its lock would end. */
const databaseOf = (lock: string): string => `${lock}.db`;

/**
 * @param lock - Path of the note. Its folder is made if there is none.
 * @returns Lets the next process in. The lock lasts as long as this function is kept, or until it is called.
 * @throws {UserError} when another process holds the lock until the timeout, or this user cannot change the folder.
 */
export async function acquireLock(lock: string, options: LockOptions = {}): Promise<() => void> {
	const { timeoutMilliseconds = 600_000, pollMilliseconds = 200, report = console.warn } = options;
	const end = performance.now() + timeoutMilliseconds;
	enter(dirname(lock));
	const database = open(databaseOf(lock));
	try {
		for (let reported = false; !begin(database, lock); ) {
			if (!reported) report(`Waiting for another build${holderOf(lock)}.`);
			reported = true;
			if (performance.now() >= end) {
				throw new UserError(`Another build${holderOf(lock)} is running in \`${lock}\`. Wait for it, or stop it.`);
			}
			await sleep(pollMilliseconds);
		}
		writeTo(lock, `${process.pid} ${hostname()}\n`);
	} catch (error) {
		database.close();
		throw error;
	}
	return () => {
		rmSync(lock, { force: true });
		database.close();
	};
}

/** A build by another user, such as root, leaves files that this user cannot change. */
function enter(folder: string): void {
	mkdirSync(folder, { recursive: true });
	for (const path of ['', ...globSync(['lock.db', '*/', '*/*/'], { cwd: folder })].map((path) => join(folder, path))) {
		try {
			accessSync(path, constants.W_OK);
		} catch (error) {
			const { code } = error as NodeJS.ErrnoException;
			// Another build may have removed it.
			if (code === 'ENOENT') continue;
			if (code !== 'EACCES') throw error;
			const command = `chown -R ${process.getuid?.()} '${folder}'`;
			throw new UserError(`${ownership(path)}, and this user cannot write to it. Run \`${command}\` as root.`);
		}
	}
}

function open(file: string): DatabaseSync {
	try {
		// SQLite also opens a read-only file, with a lock that has no effect: `enter` has refused it.
		return new DatabaseSync(file, { timeout: 0 });
	} catch (error) {
		throw cannotLock(error, file);
	}
}

/** A write transaction that writes nothing is the lock. */
function begin(database: DatabaseSync, lock: string): boolean {
	try {
		database.exec('BEGIN IMMEDIATE');
		return true;
	} catch (error) {
		if (resultOf(error) === busy) return false;
		throw cannotLock(error, databaseOf(lock));
	}
}

function cannotLock(error: unknown, file: string): unknown {
	const result = resultOf(error);
	if (result === undefined) return error;
	const reason = error instanceof Error ? error.message : error;
	return new UserError(
		`Cannot lock \`${file}\` (${reason}). Make sure that this user can write there and that there is space, or delete the file while no build is running.`,
	);
}

function resultOf(error: unknown): unknown {
	return error instanceof Error && 'errcode' in error ? error.errcode : undefined;
}

/** ` (process 12 on web-1)`, or nothing if there is no note. */
function holderOf(lock: string): string {
	try {
		const [, pid, host] = /^(\d+) (\S+)\n$/.exec(readFileSync(lock, 'utf8')) ?? [];
		return pid ? ` (process ${pid} on ${host})` : '';
	} catch {
		return '';
	}
}
