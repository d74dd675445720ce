import { BuildError } from './build-error.ts';
import { openFileLimit } from './open-file-limit.ts';

/** Astro, its bundler and the threads that draw keep about forty files open. */
const least = 64;

/** @throws {BuildError} when this process may open too few files for a build: it would end somewhere in the middle. */
export function requireOpenFiles(): void {
	const limit = openFileLimit();
	if (limit >= least) return;
	throw new BuildError(
		`A build needs ${least} open files, and this process may have ${limit}. Run \`ulimit -n 1024\`.`,
	);
}
