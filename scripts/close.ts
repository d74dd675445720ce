/** `npm run close -- PERIOD… | --all`: records the final order of weeks that are over, and with `--all` what is published. */

import { join } from 'node:path';
import { loadContent } from '../src/catalog/load.ts';
import { historyName } from '../src/content/read-single-files.ts';
import { counted } from '../src/contract/text.ts';
import { ChangeSet } from '../src/editing/change-set.ts';
import { closeAll, closeWeeks } from '../src/editing/close-weeks.ts';
import { UserError } from '../src/user-error.ts';
import { commandFor } from './commands.ts';
import { closing, contentOptions, dryRunOption, jsonOption, makeChange } from './content-command.ts';
import { runCommand } from './run-command.ts';

const command = commandFor('close')
	.argument('[periods...]', 'weeks that are over, such as `2026-w46`')
	.option(
		'--all',
		`closes every week that is over and has launches, and records what is published in \`${historyName}\``,
	)
	.option('--without-votes', 'also closes weeks in which no launch has votes or a score')
	.option(...dryRunOption)
	.option(...jsonOption);

await runCommand(command, ([asked], { all, withoutVotes, dryRun, json }) => {
	const periods = asked as readonly string[];
	if ((all === true) === periods.length > 0) {
		throw new UserError('Cannot close without weeks. Name them, such as `2026-w46`, or use `--all` alone.');
	}
	const options = contentOptions();
	const changes = new ChangeSet(options.contentDir);
	const loaded = loadContent(options);
	const { closed, products } =
		all === true
			? closeAll(changes, loaded, withoutVotes === true)
			: { closed: closeWeeks(changes, loaded, periods, withoutVotes === true), products: undefined };
	makeChange(changes, options, dryRun);
	const next = all === true ? 'npm run build' : 'npm run close -- --all';
	if (json === true) return console.log(JSON.stringify({ closed, products, dry_run: dryRun === true, next }));
	for (const { slug, places, source } of closed) {
		console.log(`${slug}: ${counted(places, 'place')} in ${join(options.contentDir, source)}`);
	}
	if (closed.length === 0) console.log('All of these weeks already have a record.');
	if (products) {
		const { added, changed, removed } = products;
		const counts = `${counted(added.length, 'product')} added, ${changed.length} changed, ${removed.length} removed`;
		console.log(`${counts}, in ${join(options.contentDir, historyName)}`);
	} else if (all === true) console.log('Nothing published has changed since the last record.');
	console.log(closing(changes, dryRun, next));
});
