import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commandHelps, documentWith } from '../../scripts/checkout/generate/commands.ts';
import { countOption, describeCommand } from '../../scripts/command-line/command.ts';
import { readArguments } from '../../scripts/command-line/run-command.ts';

const configuration = readFileSync('docs/configuration.md', 'utf8');
const helps = commandHelps();

test('docs/configuration.md has the row of every command: `npm run generate -- commands` writes it', () => {
	expect(configuration).toBe(documentWith(helps));
});

test('every file in scripts and scripts/checkout is a command: `bin` and `prepare` go by the folder', () => {
	const names = globSync('scripts/{,checkout/}*.ts').map((path) => path.replace(/^.*\/|\.ts$/g, ''));
	expect(names.toSorted()).toEqual([...helps.keys(), 'init', 'prepare'].toSorted());
});

test.each(['serve', 'start'])('npm run %s names every setting of a server', (name) => {
	const settings = ['RATE_LIMIT_SECRET', 'MAX_CONNECTIONS', 'MAX_CONNECTIONS_PER_CLIENT', 'REBUILD', 'CONTENT_DIR'];
	for (const setting of settings) expect(helps.get(name)).toMatch(new RegExp(`[ \\n]${setting}[,.]`));
});

test.each([...helps])('npm run %s with --help says what it does and which settings it reads', (name, help) => {
	expect(help).toMatch(
		new RegExp(`^Usage: npm (?:run )?${name} -- \\[options\\][^\\n]*\\n\\n[A-Z](?:.|\\n(?!\\n))+\\.\\n`),
	);
	const [, settings = ''] = help.split('Settings, as environment variables:');
	const names = settings.match(/\b[A-Z]+_?[A-Z_]+\b/g) ?? [];
	const unknown = names.filter((setting) => !new RegExp(`^\\|[^|]*\`${setting}\``, 'm').test(configuration));
	expect(unknown).toEqual([]);
});

describe('readArguments', () => {
	const command = () => describeCommand({ name: 'check', does: '' });

	test('refuses any argument that a command does not declare', () => {
		for (const argument of ['--no-such-flag', '-z', '--help=yes']) {
			expect(() => readArguments(command(), [argument, 'b'])).toThrow(
				`Cannot use the arguments: unknown option '${argument}'. `,
			);
		}
		expect(() => readArguments(command(), ['content'])).toThrow(
			'Cannot use the arguments: too many arguments. Expected 0 arguments but got 1: content. ',
		);
		expect(readArguments(command(), [])).toEqual({ values: [], options: {} });
	});

	const votes = () =>
		command()
			.argument('<period>')
			.argument('[files...]')
			.option('--dry-run')
			.option('--map <column>')
			.option('--count <number>', '', countOption(1, 104));

	test('gives values in the order of their declaration and options by name', () => {
		expect(readArguments(votes(), ['2026-w46', 'a', 'b', '--dry-run'])).toEqual({
			values: ['2026-w46', ['a', 'b']],
			options: { dryRun: true },
		});
	});

	test.each([
		[['w', '--dry-rum'], "unknown option '--dry-rum'. Did you mean --dry-run?"],
		[[], "missing required argument 'period'."],
		[['w', '--count', '0'], "option '--count <number>' argument '0' is invalid. Write a whole number from 1 to 104."],
		[['w', '--map'], "option '--map <column>' argument missing."],
		[['w', '--a\u001b[31m'], "unknown option '--aU+001B[31m'."],
	])('refuses %j in one sentence', (argv, sentence) => {
		expect(() => readArguments(votes(), argv)).toThrow(
			`Cannot use the arguments: ${sentence} \`npm run check -- --help\` lists them.`,
		);
	});
});
