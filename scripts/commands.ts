/** The help of each npm command, and how its arguments are read. */
import { Command, InvalidArgumentError } from 'commander';
import { buildSettingNames, rebuildSettingNames } from '../src/config/build-settings.ts';
import { serveSettingNames } from '../src/config/serve-settings.ts';
import { documentation } from '../src/places.ts';

interface Description {
	/** What it does, in a sentence. */
	readonly does: string;
	/** What else there is to know. */
	readonly more?: string;
	/** The settings that it reads. */
	readonly settings?: string;
}

/** The settings that operators set. */
export const settingNames = [...buildSettingNames, ...serveSettingNames, ...rebuildSettingNames];

const listOf = (...names: readonly string[]): string => [...new Set(names)].join(', ');

const building = listOf(...buildSettingNames);
const editing = 'CONTENT_DIR, CATALOG_DATE, SITE_URL';
const serving = listOf(...serveSettingNames, ...rebuildSettingNames);

export const commands = {
	init: {
		does: 'Makes a new board: a folder with its content, its settings and the files of its host.',
		more: 'In a terminal, it asks for anything missing. It never overwrites a file of yours; with --update, it replaces the files that follow the version of the software, which `npm run check` lists.',
	},
	start: {
		does: 'Builds the catalog for this machine, serves it, and builds it again when content or the date changes.',
		settings: listOf(...buildSettingNames, ...serveSettingNames, ...rebuildSettingNames),
	},
	build: {
		does: 'Checks the content, renders what has changed, verifies the output and publishes it in one step.',
		settings: building,
	},
	rollback: {
		does: 'Goes back to the last verified release before the live one.',
		settings: 'OUT_DIR',
	},
	serve: {
		does: 'Serves the last build, and builds again when a week begins or ends.',
		settings: serving,
	},
	check: {
		does: 'Lists everything that is or may be wrong in the content, without building.',
		more: 'With issues, the check and every build fail with exit code 1. Warnings and notes do not make them fail.',
		settings: 'CONTENT_DIR, CATALOG_DATE, SITE_URL, GITHUB_ACTIONS',
	},
	new: {
		does: 'Adds a product, a week or a category to the content.',
		more: 'A product gets one launch, which waits for approval. In a terminal, the command asks for anything missing.',
		settings: editing,
	},
	votes: {
		does: 'Enters the votes, comments and scores of a week; with --reason, corrects a closed week.',
		more: 'A table has a column for the product (slug or name) and some of `votes`, `comments` and `score`. An empty cell leaves its number as it is. When anything in it is wrong, nothing is written. Without a table, --votes, --comments and --score apply to one product. --query prints GraphQL queries for discussions on GitHub; a file with the responses is read like a table. A correction publishes the figures now in the files, and tells readers why.',
		settings: editing,
	},
	approve: {
		does: 'Lists the launches waiting for approval, with their warnings; with a slug, approves one. An approved launch is public from the first day of its week.',
		settings: editing,
	},
	withdraw: {
		does: 'Removes a product from everything that is published, and lists what remains.',
		more: 'The file stays, with `discoverable: false`. Delete that line to publish the product again.',
		settings: editing,
	},
	rename: {
		does: 'Gives a product another slug, or a category.',
		more: 'Its file, its pictures, records of closed weeks and links on pages are updated, and the old pages redirect to the new ones. A category is renamed in its products and in links on pages, without a redirect.',
		settings: editing,
	},
	import: {
		does: 'Imports products from a table: CSV, or JSON as a list of objects or with one object per line.',
		more: 'The command guesses the fields from the names of the columns, and shows them. Values already in a file stay. If a row cannot be imported, nothing is written.',
		settings: editing,
	},
	close: {
		does: 'Records the final order of weeks that are over, so that no later edit changes it.',
		more: 'A week that has a record keeps it; to correct it, use `npm run votes` with --reason. --all also records what is published in `releases.json` of the content, for `/data/changes.json`.',
		settings: 'CONTENT_DIR, CATALOG_DATE',
	},
	status: {
		does: 'Says in one line whether a deployed site responds and is up to date, or one of its servers.',
		more: 'It uses the addresses you give, or else SITE_URL, or else the `base_url` of `site.yaml`.',
		settings: 'SITE_URL, CONTENT_DIR',
	},
	dev: {
		does: "Starts Astro's dev server with the request handler in front of it.",
		settings: 'CONTENT_DIR, CATALOG_DATE, SITE_URL, PORT, HOST, TRUSTED_PROXIES, RATE_LIMIT_EXEMPT',
	},
	generate: {
		does: 'Writes what is made from the contract, its limits and the schemas of the content.',
		more: 'The numbers of limits in the documentation and the contract, `members.generated.ts`, `openapi.generated.ts`, `public/schemas`, `docs/content-fields.md`, the icons of products from the drawings in `content/icons`, and the pictures in `docs/images`. The types need `npm run tools`, which installs their generator. The pictures need Chromium.',
	},
	review: {
		does: 'Says whether a change to the content passes the check, what it changes in the API, and what only editors may change.',
		more: 'No code of the change runs. The exit code is 1 if the content has issues, does not build or breaks a promise: a slug or a week disappears, or a closed week changes without a correction.',
		settings: 'CONTENT_DIR, CATALOG_DATE, SITE_URL, GITHUB_ACTIONS, AUTHOR_ASSOCIATION',
	},
	seed: {
		does: 'Writes a made-up catalog of any size.',
		more: 'The same numbers give the same files.',
	},
	bench: {
		does: 'Measures how fast a made-up catalog is built, or how fast it is served compared with nginx.',
		more: 'docs/configuration.md says what each part measures and which tools it needs.',
	},
} as const satisfies Readonly<Record<string, Description>>;

export type CommandName = keyof typeof commands;

/** As wide as commander prints the rest of the help. */
const wrapped = (text: string, command: Command): string =>
	command.createHelp().boxWrap(text, command.configureOutput().getOutHelpWidth?.() ?? 80);

/** The command as npm runs it, with nothing but `--help`; a script adds the arguments and options that it reads. */
export function commandFor(name: CommandName): Command {
	const { does, more, settings }: Description = commands[name];
	const read =
		settings &&
		`Settings, as environment variables: ${settings}. ${documentation('configuration.md')} explains each of them.`;
	return new Command(`npm ${name === 'start' ? '' : 'run '}${name} --`)
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
