/**
 * `npm run bench -- build` and `npm run bench -- serve`: how fast the catalog is built and served, beside programs that
 * do the same work in the same minutes; `edit`: how fast one edit is; `extras`: what parts of a build cost; `edge` and `limiter`: what a
 * request costs there. Machines differ, so the ratios count; no number of these passes or fails anything. `pages`: Lighthouse's
 * scores of the website, which have bounds.
 */
import { resolve } from 'node:path';
import { benchCommandLine, benchOptions } from './bench/arguments.ts';
import { benchBuild } from './bench/bench-build.ts';
import { BenchDirectory } from './bench/bench-directory.ts';
import { benchEdge } from './bench/bench-edge.ts';
import { benchEdit } from './bench/bench-edit.ts';
import { benchExtras } from './bench/bench-extras.ts';
import { benchLimiter } from './bench/bench-limiter.ts';
import { benchPages } from './bench/bench-pages.ts';
import { benchServe } from './bench/bench-serve.ts';
import { runCommand } from './run-command.ts';

const benches = {
	build: benchBuild,
	edit: benchEdit,
	extras: benchExtras,
	serve: benchServe,
	edge: benchEdge,
	limiter: benchLimiter,
	pages: benchPages,
};

await runCommand(benchCommandLine(), async ([what], given) => {
	const options = benchOptions(what, given);
	const bench = benches[options.what];
	const directory = new BenchDirectory(resolve(import.meta.dirname, '..'));
	try {
		await bench(directory, options);
	} finally {
		await directory.close();
	}
});
