import { Argument, type Command } from 'commander';
import { z } from 'zod';
import { readSettings, wholeNumber } from '../../src/config/read-settings.ts';
import { SettingsError } from '../../src/config/settings-error.ts';
import { commandFor } from '../commands.ts';

const benches = ['build', 'edit', 'extras', 'serve', 'edge', 'limiter', 'pages'] as const;

export interface BenchOptions {
	readonly what: (typeof benches)[number];
	/** Sizes of the catalogs, in products. */
	readonly products: readonly number[];
	/** How often everything is measured; fewer than three rounds show no spread. */
	readonly rounds: number;
	/** Where `edit` draws how its times grow. */
	readonly chart?: string;
	/** Length of one load test. */
	readonly seconds: number;
}

const schema = z.object({ '--rounds': wholeNumber(1, 100), '--seconds': wholeNumber(1, 3_600) });

const size = z.object({ '--products': wholeNumber(100, 1_000_000) });

export const benchCommandLine = (): Command =>
	commandFor('bench')
		.addArgument(new Argument('<what>', 'what to measure').choices(benches))
		.option('--products <numbers>', 'sizes of the catalogs; only `build` and `edit` compare several: `1000,10000`')
		.option('--rounds <number>', 'how often', '3')
		.option('--seconds <number>', 'length of one load test', '5')
		.option('--chart <file>', 'where `edit` draws how its times grow');

/**
 * @param name - One of the choices.
 * @param given - The options as the command line has given them.
 * @throws {SettingsError} One sentence about the first option that is wrong.
 */
export function benchOptions(name: unknown, given: Readonly<Record<string, unknown>>): BenchOptions {
	// Commander lets nothing else through.
	const what = name as BenchOptions['what'];
	const text = (option: string): string | undefined =>
		given[option] === undefined ? undefined : String(given[option]);
	const numbers = readSettings(schema, { '--rounds': text('rounds'), '--seconds': text('seconds') });
	const isOfSizes = what === 'build' || what === 'edit';
	const sizes = text('products') ?? (isOfSizes ? '1000,10000' : '10000');
	const products = sizes.split(',').map((each) => readSettings(size, { '--products': each || '0' })['--products']);
	if (!isOfSizes && products.length > 1) {
		throw new SettingsError(
			`Cannot use \`--products=${sizes}\`: only \`build\` and \`edit\` compare catalogs. Write one number.`,
		);
	}
	const chart = text('chart');
	if (chart !== undefined && what !== 'edit') {
		throw new SettingsError(`Cannot use \`--chart=${chart}\`: only \`edit\` draws one.`);
	}
	const read = { what, products, rounds: numbers['--rounds'], seconds: numbers['--seconds'] };
	return chart === undefined ? read : { ...read, chart };
}
