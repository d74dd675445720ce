/** What each npm command prints with `--help`. */
import { buildSettingNames } from '../src/config/build-settings.ts';
import { rebuildSettingNames } from '../src/config/rebuild-settings.ts';
import { serveSettingNames } from '../src/config/serve-settings.ts';

interface Command {
	/** How it is called. */
	readonly usage: string;
	/** What it does in a sentence, then what it reads. */
	readonly help: string;
	/** Whether it reads arguments beside `--help`. */
	readonly ownArguments?: true;
}

/** A few names a line. */
const listOf = (...names: readonly string[]): string =>
	[...new Set(names)]
		.map((name, index) => `${index > 0 && index % 5 === 0 ? '\n' : ' '}${name}`)
		.join(',')
		.trimStart();

const building = listOf(...buildSettingNames);
const serving = listOf(...serveSettingNames, ...rebuildSettingNames);

const helpOf = (does: string, settings: string, more = ''): string =>
	`${does}\n${more}\nSettings, as environment variables: ${settings}.\ndocs/configuration.md says what each of them means.`;

export const commands = {
	start: {
		usage: 'npm start',
		help: helpOf(
			'Builds the catalog for this machine, serves it, and builds it again when content or the date changes.',
			listOf(...buildSettingNames, ...serveSettingNames, ...rebuildSettingNames),
		),
	},
	build: {
		usage: 'npm run build',
		help: helpOf(
			'Checks the content, renders what has changed, verifies the output and publishes it in one step.',
			building,
			'\n`-- --full` uses nothing that earlier builds have left. `-- --json` prints what was made as JSON.\n',
		),
		// A server that rebuilds says why.
		ownArguments: true,
	},
	rollback: {
		usage: 'npm run rollback',
		help: helpOf('Makes the last verified release before the live one the live one.', 'OUT_DIR'),
	},
	serve: {
		usage: 'npm run serve',
		help: helpOf("Serves the last build, and builds again at the week's turn.", serving),
	},
	check: {
		usage: 'npm run check',
		help: helpOf(
			'Lists everything that is or may be wrong in the content, without building.',
			'CONTENT_DIR, CATALOG_DATE, SITE_URL',
			'\nAn issue fails the check and every build: it ends with 1. Warnings and notes fail nothing.\n',
		),
	},
	verify: { usage: 'npm run verify', help: helpOf('Inspects the output of the last build again.', 'OUT_DIR') },
	snapshot: {
		usage: 'npm run snapshot',
		help: helpOf(
			'Notes in `releases.json` of the content what is published, for `/data/changes.json`.',
			'CONTENT_DIR, CATALOG_DATE',
		),
	},
	status: {
		usage: 'npm run status -- https://catalog.example',
		help: helpOf(
			'Says in one line whether a deployed site responds and is up to date.',
			'SITE_URL, CONTENT_DIR',
			'\nWithout an address it takes SITE_URL, else the `base_url` of `site.yaml`.\n',
		),
		ownArguments: true,
	},
	dev: {
		usage: 'npm run dev',
		help: helpOf(
			"Starts Astro's dev server with the request handler in front of it.",
			'CONTENT_DIR, CATALOG_DATE, SITE_URL, PORT, HOST, TRUSTED_PROXIES, RATE_LIMIT_EXEMPT',
		),
	},
	generate: {
		usage: 'npm run generate',
		help: 'Writes what is generated from the contract: `schemas.generated.ts` and `openapi.generated.ts`.\n\nThe generator of types is one of the packages that `npm run tools` installs.',
	},
	seed: {
		usage: 'npm run seed -- --products N --periods M --out DIR [--seed S]',
		help: 'Writes a synthetic catalog of any size.\n\nThe same numbers give the same files; another seed gives others.',
		ownArguments: true,
	},
	bench: {
		usage:
			'npm run bench -- build|edit|extras|serve|edge|limiter|agents|pages [--products N] [--rounds N] [--seconds N]',
		help: 'Measures one part of the catalog, where it can beside other programs.\n\ndocs/configuration.md says what each part measures and which tools it needs.',
		ownArguments: true,
	},
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;
