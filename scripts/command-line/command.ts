/** The help of an npm command, and how its arguments are read. */
import { Command, InvalidArgumentError } from 'commander';
import { buildSettingNames, rebuildSettingNames } from '../../src/config/build-settings.ts';
import { serveSettingNames } from '../../src/config/serve-settings.ts';
import { documentation } from '../../src/places.ts';

interface Description {
	/** The name of its script in `package.json` and of its file. */
	readonly name: string;
	/** What people type, if it isn't an npm script. */
	readonly call?: string;
	/** What it does, in a sentence. */
	readonly does: string;
	/** What else there is to know. */
	readonly more?: string;
	/** The settings that it reads. */
	readonly settings?: readonly string[];
}

/** The settings that operators set. */
export const settingNames = [...buildSettingNames, ...serveSettingNames, ...rebuildSettingNames];

/** As wide as commander prints the rest of the help. */
const wrapped = (text: string, command: Command): string =>
	command.createHelp().boxWrap(text, command.configureOutput().getOutHelpWidth?.() ?? 80);

/** The command as npm runs it, with nothing but `--help`; its file adds the arguments and options that it reads. */
export function describeCommand({ name, call, does, more, settings }: Description): Command {
	const read =
		settings &&
		`Settings, as environment variables: ${[...new Set(settings)].join(', ')}. ${documentation('configuration.md')} explains each of them.`;
	return new Command(call ?? `npm ${name === 'start' ? '' : 'run '}${name} --`)
		.helpOption('-h, --help', 'shows this help')
		.description([does, more].filter(Boolean).join('\n\n'))
		.addHelpText('after', ({ command }) => (read ? `\n${wrapped(read, command)}` : ''));
}

/** Reads the value of an option as a whole number in decimal digits. */
export const countOption =
	(minimum: number, maximum: number) =>
	(text: string): number => {
		const number = Number(text);
		if (/^\d{1,15}$/.test(text) && number >= minimum && number <= maximum) return number;
		throw new InvalidArgumentError(`Write a whole number from ${minimum} to ${maximum}.`);
	};
