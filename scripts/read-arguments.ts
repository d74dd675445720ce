import type { Command } from 'commander';
import { SettingsError } from '../src/config/settings.ts';
import { printable } from '../src/content/schemas/text.ts';

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
 * @throws {SettingsError} One sentence about the first argument that is unknown, missing or wrong.
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
		throw new SettingsError(sentenceOf(command, error.message));
	}
	return { values: command.processedArgs, options: command.opts() };
}

const isCommanderError = (error: unknown): error is Error & { readonly code: string } =>
	error instanceof Error && 'code' in error && String(error.code).startsWith('commander.');

/** `error: unknown option '--al'` and, on a line of its own, `(Did you mean --all?)`, as sentences. */
function sentenceOf(command: Command, message: string): string {
	const [fault = '', near = ''] = message.replace(/^error: /, '').split('\n');
	const suggestion = near.replace(/^\((.*)\)$/, ' $1');
	// An address among the arguments may hold a password.
	const sentence = printable(fault)
		.replace(/\/\/[^\s/@]*@/g, '//…@')
		.replace(/\.$/, '');
	return `Cannot use the arguments: ${sentence}.${suggestion} \`${command.name()} --help\` lists them.`;
}
