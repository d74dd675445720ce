import { Argument, type Command } from 'commander';
import { z } from 'zod';
import { readSettings, wholeNumber } from '../../src/config/settings.ts';
import { commandFor } from '../commands.ts';

export interface BenchOptions {
	/** Sizes of the catalogs, in products. */
	readonly products: readonly number[];
	/** How often everything is measured; fewer than three rounds show no spread. */
	readonly rounds: number;
	/** Length of one load test. */
	readonly seconds: number;
}

const schema = z.object({
	'--products': z
		.string()
		.transform((text) => text.split(','))
		.pipe(z.array(wholeNumber(100, 1_000_000))),
	'--rounds': wholeNumber(1, 100),
	'--seconds': wholeNumber(1, 3_600),
});

export const benchCommandLine = (): Command =>
	commandFor('bench')
		.addArgument(new Argument('<what>', 'what to measure').choices(['build', 'serve']))
		.option('--products <numbers>', 'sizes of the catalogs; `serve` measures the last', '1000,10000')
		.option('--rounds <number>', 'how often', '3')
		.option('--seconds <number>', 'length of one load test', '5');

/**
 * @param options - As the command line has them.
 * @throws {SettingsError} One sentence about the first option that is wrong.
 */
export function benchOptions(options: Readonly<Record<string, unknown>>): BenchOptions {
	const named = Object.entries(options).map(([name, value]): [string, string] => [`--${name}`, String(value)]);
	const read = readSettings(schema, Object.fromEntries(named));
	return { products: read['--products'], rounds: read['--rounds'], seconds: read['--seconds'] };
}
