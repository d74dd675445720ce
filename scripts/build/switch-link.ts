import { lstatSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { renameDurably } from './durable.ts';

/**
 * Makes a release the one that an output shows. A rename replaces the link at once: readers see the release before or
 * the one after.
 *
 * @param folder - The release; everything in it is on the disk.
 */
export function switchLink(out: string, folder: string): void {
	const next = `${out}.next`;
	rmSync(next, { recursive: true, force: true });
	symlinkSync(relative(realpathSync(dirname(out)), realpathSync(folder)), next);
	moveFolderAway(out);
	renameDurably(next, out);
	rmSync(formerOf(out), { recursive: true, force: true });
}

/** The same for hosts that upload a plain folder. The release moves there. */
export function switchFolder(out: string, folder: string): void {
	if (lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(out);
	moveFolderAway(out);
	renameSync(folder, out);
	rmSync(formerOf(out), { recursive: true, force: true });
}

/** Nothing replaces a folder that has files, so the one before steps aside first. */
function moveFolderAway(out: string): void {
	if (!lstatSync(out, { throwIfNoEntry: false })?.isDirectory()) return;
	rmSync(formerOf(out), { recursive: true, force: true });
	renameSync(out, formerOf(out));
}

const formerOf = (out: string): string => `${out}.former`;
