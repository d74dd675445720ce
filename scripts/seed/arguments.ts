import type { Command } from 'commander';
import { z } from 'zod';
import { readSettings, wholeNumber } from '../../src/config/settings.ts';
import { commandFor } from '../commands.ts';
import type { SeedOrder } from './write-catalog.ts';

const schema = z.object({
	'--products': wholeNumber(1, 1_000_000),
	// Ten years, which is also how many launches a product may have.
	'--periods': wholeNumber(1, 520),
	'--seed': wholeNumber(0, 4_294_967_295),
});

export const seedCommandLine = (): Command =>
	commandFor('seed')
		.requiredOption('--products <number>', 'how many products')
		.requiredOption('--periods <number>', 'how many weeks; the last one is 2026-w47')
		.requiredOption('--out <folder>', 'a new folder, or an empty one')
		.option('--seed <number>', 'another number gives another catalog', '1');

/**
 * @param options - As the command line has given them.
 * @throws {SettingsError} One sentence about the first number that is wrong.
 */
export function seedOrder(options: Readonly<Record<string, unknown>>): SeedOrder {
	const text = (name: string): string => String(options[name]);
	const numbers = readSettings(schema, {
		'--products': text('products'),
		'--periods': text('periods'),
		'--seed': text('seed'),
	});
	return {
		products: numbers['--products'],
		periods: numbers['--periods'],
		out: text('out'),
		seed: numbers['--seed'],
	};
}
