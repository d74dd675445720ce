import type { Command } from 'commander';
import { systemErrorMessage } from '../../src/build/errors.ts';
import { misspeltSettings } from '../../src/config/settings.ts';
import { ContentError, countIssues, groupByCause } from '../../src/content/issue.ts';
import { printable } from '../../src/content/schemas/text.ts';
import { UserError } from '../../src/user-error.ts';
import { settingNames } from './command.ts';

/** Lines in which file names and foreign texts can't control the terminal. */
export const visible = (text: string): string => text.split('\n').map(printable).join('\n');

/**
 * Runs a command. Errors that the user can fix are printed without a stack trace and end the process with 1; anything else
 * is a bug and keeps its trace. With `--help` among the arguments, it prints the help instead.
 *
 * @param command - With the arguments and options that it reads.
 */
export async function runCommand(
	command: Command,
	action: (values: ReadArguments['values'], options: ReadArguments['options']) => unknown,
): Promise<void> {
	try {
		const read = readArguments(command, process.argv.slice(2));
		if ('help' in read) return void process.stdout.write(`${read.help}\n`);
		// A build that this command starts repeats no warning.
		for (const line of misspeltSettings(process.env, settingNames)) console.warn(visible(line));
		await action(read.values, read.options);
	} catch (error) {
		process.exitCode = 1;
		if (error instanceof ContentError) {
			console.error(`${visible(error.message)}\n\n${countIssues(groupByCause(error.issues))} in the content.`);
		} else {
			const sentence = error instanceof UserError ? error.message : systemErrorMessage(error);
			if (sentence === undefined) throw error;
			console.error(visible(sentence));
		}
	}
}

/** What a command was called with. */
export interface ReadArguments {
	/** In the order in which the command declares them; an optional one that is missing is `undefined`, a list is an array. */
	readonly values: readonly unknown[];
	/** By the names of the long options, in camel case. */
	readonly options: Readonly<Record<string, unknown>>;
}

/**
 * Reads the arguments of a command.
 *
 * @param argv - What follows the name of the command.
 * @returns The help to print instead of running the command, or what was read.
 * @throws {UserError} One sentence about the first argument that is unknown, missing or wrong.
 */
export function readArguments(command: Command, argv: readonly string[]): ReadArguments | { readonly help: string } {
	let help = '';
	command.exitOverride().configureOutput({
		writeOut: (text) => {
			help += text;
		},
		outputError: () => {},
	});
	try {
		command.parse([...argv], { from: 'user' });
	} catch (error) {
		if (!isCommanderError(error)) throw error;
		if (error.code === 'commander.helpDisplayed') return { help: help.trimEnd() };
		throw new UserError(sentenceOf(command, error.message));
	}
	return { values: command.processedArgs, options: command.opts() };
}

const isCommanderError = (error: unknown): error is Error & { readonly code: string } =>
	error instanceof Error && 'code' in error && String(error.code).startsWith('commander.');

/** `error: unknown option '--al'` and, on a line of its own, `(Did you mean --all?)`, as sentences. */
function sentenceOf(command: Command, message: string): string {
	const [fault = '', near = ''] = message.replace(/^error: /, '').split('\n');
	const suggestion = near.replace(/^\((.*)\)$/, ' $1');
	// An address in the arguments can contain a password.
	const sentence = printable(fault)
		.replace(/\/\/[^\s/@]*@/g, '//…@')
		.replace(/\.$/, '');
	return `Cannot use the arguments: ${sentence}.${suggestion} \`${command.name()} --help\` lists them.`;
}
