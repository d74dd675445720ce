/**
 * `npm run bench -- build` and `npm run bench -- serve`: how fast the catalog is built and served, beside programs that do the
 * same work in the same minutes. Machines differ, so the ratios count; no number of these passes or fails anything.
 */
import { resolve } from 'node:path';
import { benchCommandLine, benchOptions } from './bench/arguments.ts';
import { benchBuild } from './bench/bench-build.ts';
import { benchServe } from './bench/bench-serve.ts';
import { BenchDirectory } from './bench/measure.ts';
import { runCommand } from './run-command.ts';

const benches = { build: benchBuild, serve: benchServe };

await runCommand(benchCommandLine(), async ([what], given) => {
	const options = benchOptions(given);
	const directory = new BenchDirectory(resolve(import.meta.dirname, '..'));
	try {
		// Commander lets nothing but the choices through.
		await benches[what as keyof typeof benches](directory, options);
	} finally {
		directory.close();
	}
});
