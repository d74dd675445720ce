import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { BuildError } from './build-error.ts';

/**
 * Makes a folder and those above it that do not exist. Node's own way (`recursive`) never returns where the system says
 * that a file does not exist while it makes one, as it does below `/proc`.
 *
 * @throws {BuildError} where no folder can be, and the error of the system for any other reason.
 */
export function makeFolder(path: string): void {
	if (isFolder(path)) return;
	if (dirname(path) !== path) makeFolder(dirname(path));
	try {
		mkdirSync(path);
	} catch (error) {
		// Another process may have made it meanwhile.
		if (isFolder(path)) return;
		const code = error instanceof Error && 'code' in error ? error.code : undefined;
		if (code === 'ENOENT' || code === 'EEXIST' || code === 'ENOTDIR')
			throw new BuildError(`No folder can be made at \`${path}\` (${code}). Use another path.`);
		throw error;
	}
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
