import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CommandName, commandFor, countOption } from '../../scripts/commands.ts';
import { readArguments } from '../../scripts/run-command.ts';

const root = resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
	scripts: Readonly<Record<string, string>>;
};

const configuration = readFileSync(resolve(root, 'docs/configuration.md'), 'utf8');

/** The npm commands that are scripts of ours, with their files. */
const commands = Object.entries(scripts).flatMap(([name, command]): [string, string][] => {
	const [, file] = /^(?:NODE_COMPILE_CACHE=\S+ )?(?:exec )?node (?:--\S+ )*(scripts\/[a-z-]+\.ts)$/.exec(command) ?? [];
	return file ? [[name, file]] : [];
});

const helpOf = (name: string): string => {
	const read = readArguments(commandFor(name as CommandName), ['--help']);
	return 'help' in read ? read.help : '';
};

test.each(['serve', 'start'])('npm run %s names every setting of a server', (name) => {
	const settings = ['RATE_LIMIT_SECRET', 'MAX_CONNECTIONS', 'MAX_CONNECTIONS_PER_CLIENT', 'REBUILD', 'CONTENT_DIR'];
	for (const setting of settings) expect(helpOf(name)).toMatch(new RegExp(`[ \\n]${setting}[,.]`));
});

test.each(commands)('npm run %s with --help says what it does and which settings it reads', (name) => {
	const help = helpOf(name);
	expect(help).toMatch(
		new RegExp(`^Usage: npm (?:run )?${name} -- \\[options\\][^\\n]*\\n\\n[A-Z](?:.|\\n(?!\\n))+\\.\\n`),
	);
	const [, settings = ''] = help.split('Settings, as environment variables:');
	const names = settings.match(/\b[A-Z]+_?[A-Z_]+\b/g) ?? [];
	const unknown = names.filter((setting) => !new RegExp(`^\\|[^|]*\`${setting}\``, 'm').test(configuration));
	expect(unknown).toEqual([]);
});

describe('readArguments', () => {
	const names = commands.map(([name]) => name as CommandName);
	const read = (name: CommandName, ...argv: string[]) => readArguments(commandFor(name), argv);

	test.each(names)('refuses any other argument of %s', (name) => {
		for (const argument of ['--no-such-flag', '-z', '--help=yes']) {
			expect(() => read(name, argument, 'b')).toThrow(`Cannot use the arguments: unknown option '${argument}'. `);
		}
		expect(() => read(name, 'content')).toThrow(
			'Cannot use the arguments: too many arguments. Expected 0 arguments but got 1: content. ',
		);
		expect(read(name)).toEqual({ values: [], options: {} });
	});

	const votes = () =>
		commandFor('check')
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
