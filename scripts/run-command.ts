import type { Command } from 'commander';
import { BuildError } from '../src/build/build-error.ts';
import { StatusError } from '../src/build/status/status-error.ts';
import { systemErrorMessage } from '../src/build/system-error-message.ts';
import { SettingsError } from '../src/config/settings.ts';
import { ContentError, countIssues, groupByCause } from '../src/content/issue.ts';
import { printable } from '../src/content/schemas/text.ts';
import { EditError } from '../src/editing/edit-error.ts';
import { GitError } from '../src/git/run-git.ts';
import { VerifyError } from '../src/verify/violation.ts';
import { type CommandName, commandFor } from './commands.ts';
import { type ReadArguments, readArguments } from './read-arguments.ts';

/** Lines in which names of files and texts of others steer no terminal. */
export const visible = (text: string): string => text.split('\n').map(printable).join('\n');

/** Errors whose message is a sentence for the user. */
const isSentence = (error: unknown): error is Error =>
	[SettingsError, BuildError, EditError, GitError, StatusError, VerifyError].some((kind) => error instanceof kind);

/**
 * Runs a command. What its user can fix is printed without a stack trace and ends the process with 1; anything else
 * is a bug and keeps its trace. With `--help` among its arguments it says what it does instead.
 *
 * @param command - With the arguments and options that it reads; its name when it reads none.
 */
export async function runCommand(
	command: Command | CommandName,
	action: (values: ReadArguments['values'], options: ReadArguments['options']) => unknown,
): Promise<void> {
	try {
		const described = typeof command === 'string' ? commandFor(command) : command;
		const read = readArguments(described, process.argv.slice(2));
		if ('help' in read) console.log(read.help);
		else await action(read.values, read.options);
	} catch (error) {
		process.exitCode = 1;
		if (error instanceof ContentError) {
			console.error(`${visible(error.message)}\n\n${countIssues(groupByCause(error.issues))} in the content.`);
		} else {
			const sentence = isSentence(error) ? error.message : systemErrorMessage(error);
			if (sentence === undefined) throw error;
			console.error(visible(sentence));
		}
	}
}
