import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readSettings, wholeNumber } from '../../src/config/read-settings.ts';
import { SettingsError } from '../../src/config/settings-error.ts';

const benches = ['build', 'edit', 'extras', 'serve', 'edge', 'limiter', 'agents', 'pages'] as const;

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

const usage =
	'Write `npm run bench -- build`, `edit`, `extras`, `serve`, `edge`, `limiter` or `agents`, with `--products`, `--rounds` and `--seconds`, and `--chart` for `edit`; or `npm run bench -- pages`.';

const schema = z.object({ '--rounds': wholeNumber(1, 100), '--seconds': wholeNumber(1, 3_600) });

const size = z.object({ '--products': wholeNumber(100, 1_000_000) });

/** @throws {SettingsError} One sentence about the first argument that is missing, unknown or wrong. */
export function readBenchArguments(argv: readonly string[]): BenchOptions {
	const { values, positionals } = parse(argv);
	const [first, ...more] = positionals;
	const what = benches.find((name) => name === first);
	if (!what || more.length > 0) {
		throw new SettingsError(`Cannot measure \`${positionals.join(' ')}\`. ${usage}`);
	}
	const numbers = readSettings(schema, { '--rounds': values.rounds, '--seconds': values.seconds });
	const isOfSizes = what === 'build' || what === 'edit';
	const sizes = values.products ?? (isOfSizes ? '1000,10000' : '10000');
	const products = sizes.split(',').map((text) => readSettings(size, { '--products': text || '0' })['--products']);
	if (!isOfSizes && products.length > 1) {
		throw new SettingsError(
			`Cannot use \`--products=${sizes}\`: only \`build\` and \`edit\` compare catalogs. Write one number.`,
		);
	}
	const { chart } = values;
	if (chart !== undefined && what !== 'edit') {
		throw new SettingsError(`Cannot use \`--chart=${chart}\`: only \`edit\` draws one.`);
	}
	const read = { what, products, rounds: numbers['--rounds'], seconds: numbers['--seconds'] };
	return chart === undefined ? read : { ...read, chart };
}

function parse(argv: readonly string[]) {
	const text = { type: 'string' } as const;
	try {
		return parseArgs({
			args: [...argv],
			allowPositionals: true,
			options: { products: text, rounds: { ...text, default: '3' }, seconds: { ...text, default: '5' }, chart: text },
		});
	} catch (error) {
		const [reason] = error instanceof Error ? error.message.split('. ') : [];
		throw new SettingsError(`Cannot use the arguments: ${reason}. ${usage}`);
	}
}
