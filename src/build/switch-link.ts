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
	try {
		symlinkSync(relative(realpathSync(dirname(out)), realpathSync(folder)), next);
		replace(out, () => renameDurably(next, out));
	} finally {
		rmSync(next, { force: true });
	}
}

/** The same for hosts that upload a plain folder. The release moves there. */
export function switchFolder(out: string, folder: string): void {
	if (lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(out);
	replace(out, () => renameSync(folder, out));
}

/** Nothing replaces a folder that has files, so the one before steps aside first, and back when the step fails. */
function replace(out: string, step: () => void): void {
	const former = `${out}.former`;
	rmSync(former, { recursive: true, force: true });
	const isFolder = lstatSync(out, { throwIfNoEntry: false })?.isDirectory() === true;
	if (isFolder) renameSync(out, former);
	try {
		step();
	} catch (error) {
		if (isFolder) renameSync(former, out);
		throw error;
	}
	rmSync(former, { recursive: true, force: true });
}
