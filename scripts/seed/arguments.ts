import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readSettings, wholeNumber } from '../../src/config/read-settings.ts';
import { SettingsError } from '../../src/config/settings-error.ts';
import type { SeedOrder } from './write-catalog.ts';

const usage = 'Write `npm run seed -- --products 1000 --periods 52 --out DIR`, and `--seed 7` for another catalog.';

const schema = z.object({
	'--products': wholeNumber(1, 1_000_000),
	// Ten years, which is also how many launches a product may have.
	'--periods': wholeNumber(1, 520),
	'--seed': wholeNumber(0, 4_294_967_295),
});

/** @throws {SettingsError} One sentence about the first argument that is missing, unknown or wrong. */
export function readSeedArguments(argv: readonly string[]): SeedOrder {
	const { products, periods, out, seed } = parse(argv);
	const given = { '--products': products, '--periods': periods, '--seed': seed };
	for (const [name, value] of Object.entries({ ...given, '--out': out })) {
		if (!value) throw new SettingsError(`Cannot seed without \`${name}\`. ${usage}`);
	}
	const numbers = readSettings(schema, given);
	return { products: numbers['--products'], periods: numbers['--periods'], out: String(out), seed: numbers['--seed'] };
}

function parse(argv: readonly string[]) {
	const text = { type: 'string' } as const;
	try {
		return parseArgs({
			args: [...argv],
			options: { products: text, periods: text, out: text, seed: { ...text, default: '1' } },
		}).values;
	} catch (error) {
		const [reason] = error instanceof Error ? error.message.split('. ') : [];
		throw new SettingsError(`Cannot use the arguments: ${reason}. ${usage}`);
	}
}
