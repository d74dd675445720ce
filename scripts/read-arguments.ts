import { parseArgs } from 'node:util';
import { SettingsError } from '../src/config/settings-error.ts';
import { quote } from '../src/content/schemas/text.ts';
import { type CommandName, commands } from './commands.ts';

/**
 * Reads what every command understands: `--help`. Commands with arguments of their own read the others themselves.
 *
 * @param argv - What follows the name of the command.
 * @returns The help to print instead of running the command; `undefined` to run it.
 * @throws {SettingsError} One sentence about the first argument of a command that takes none.
 */
export function helpFor(name: CommandName, argv: readonly string[]): string | undefined {
	const command = commands[name];
	if (argv.includes('--help') || argv.includes('-h')) return `${command.usage}\n\n${command.help}`;
	if ('ownArguments' in command) return undefined;
	const [first] = parseArgs({ args: [...argv], strict: false, tokens: true }).tokens;
	if (!first) return undefined;
	const argument = first.kind === 'option' ? first.rawName : first.kind === 'positional' ? first.value : '--';
	throw new SettingsError(
		`Cannot use ${quote(argument)}: \`${command.usage}\` takes no arguments but \`--help\`, which lists its settings.`,
	);
}
