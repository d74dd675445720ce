import { BuildError } from './build-error.ts';

/** Astro, its bundler and the threads that draw keep about forty files open. */
const least = 64;

/** @throws {BuildError} when this process may open too few files for a build: it would end somewhere in the middle. */
export function requireOpenFiles(): void {
	const { report } = process;
	// It would ask for names of addresses.
	Reflect.set(report, 'excludeNetwork', true);
	const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
	const limit = userLimits?.open_files?.soft;
	if (typeof limit !== 'number' || limit >= least) return;
	throw new BuildError(
		`A build needs ${least} open files, and this process may have ${limit}. Run \`ulimit -n 1024\`.`,
	);
}
