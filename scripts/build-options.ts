import { type Command, Option } from 'commander';
import { type BuildReason, buildReasons } from '../src/build/build-reason.ts';
import { commandFor } from './commands.ts';

/** The options of `npm run build`. */
export interface BuildOptions {
	readonly for: BuildReason;
	readonly full?: true;
	readonly json?: true;
}

/** `npm run build` with its options, which are read as `BuildOptions`. */
export const buildCommandLine = (): Command =>
	commandFor('build')
		.option('--full', 'uses nothing that earlier builds have left')
		.option('--json', 'prints what was made as one JSON document')
		.addOption(
			new Option('--for <reason>', 'builds only when there is this reason, as a server does that rebuilds')
				.choices(buildReasons)
				.default('always' satisfies BuildReason),
		);
