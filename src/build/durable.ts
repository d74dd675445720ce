/** Writes of which a power cut leaves either all or nothing. */
import { spawnSync } from 'node:child_process';
import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Brings a folder with all its files to the disk, in one call for its file system (syncfs(2)): one for each file costs
 * as many waits as there are files. Where `sync` cannot do that, it is asked for every file system.
 */
export function syncFolder(folder: string): void {
	const { status } = spawnSync('sync', ['-f', folder], { stdio: 'ignore' });
	if (status !== 0) spawnSync('sync', { stdio: 'ignore' });
}

/** Replaces one small file. */
export function writeDurably(path: string, text: string): void {
	const next = `${path}.next`;
	const file = openSync(next, 'w');
	try {
		writeFileSync(file, text);
		fsyncSync(file);
	} finally {
		closeSync(file);
	}
	renameDurably(next, path);
}

/** Renames within one folder. */
export function renameDurably(from: string, to: string): void {
	renameSync(from, to);
	try {
		const folder = openSync(dirname(to), 'r');
		try {
			fsyncSync(folder);
		} finally {
			closeSync(folder);
		}
	} catch {
		// The rename has happened; some file systems cannot sync a folder.
	}
}
