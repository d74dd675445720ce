/**
 * `npm run bench -- build` and `npm run bench -- serve`: how fast the catalog is built, compared with Hugo and Astro, and how
 * fast it is served, compared with bare `node:http`, in the same minutes. Machines differ, so no figure passes or fails anything.
 */
import { Argument, Option } from 'commander';
import { countOption, describeCommand } from '../command-line/command.ts';
import { runCommand } from '../command-line/run-command.ts';
import { benchBuild } from './bench/bench-build.ts';
import { benchServe } from './bench/bench-serve.ts';
import { Bench, type BenchOptions } from './bench/measure.ts';

const benches = { build: benchBuild, serve: benchServe };
const sizes = (text: string): number[] => text.split(',').map(countOption(100, 1_000_000));

const command = describeCommand({
	name: 'bench',
	does: 'Measures how fast a made-up catalog is built, or how fast it is served compared with bare `node:http`.',
	more: 'docs/configuration.md says what each part measures and which tools it needs.',
})
	.addArgument(new Argument('<what>', 'what to measure').choices(Object.keys(benches)))
	.addOption(
		new Option('--products <numbers>', 'sizes of the catalogs; `serve` measures the last one')
			.argParser(sizes)
			.default([1_000, 10_000]),
	)
	.option('--rounds <number>', 'how often to measure', countOption(1, 100), 3)
	.option('--seconds <number>', 'how long one load test takes', countOption(1, 3_600), 5);

await runCommand(command, async ([what]) => {
	const bench = new Bench();
	try {
		// Commander accepts only the choices.
		await benches[what as keyof typeof benches](bench, command.opts<BenchOptions>());
	} finally {
		bench.close();
	}
});
