/** `npm run snapshot`: records what is published, so that later builds know what has changed since. */
import { join } from 'node:path';
import { loadContent } from '../src/catalog/load.ts';
import { historyName } from '../src/content/read-history.ts';
import { counted } from '../src/contract/counts.ts';
import { ChangeSet } from '../src/editing/change-set.ts';
import { takeSnapshot } from '../src/editing/take-snapshot.ts';
import { commandFor } from './commands.ts';
import { contentOptions } from './content-options.ts';
import { closing, dryRunOption, jsonOption, makeChange } from './make-change.ts';
import { runCommand } from './run-command.ts';

const command = commandFor('snapshot')
	.option(...dryRunOption)
	.option(...jsonOption);

await runCommand(command, (_values, { dryRun, json }) => {
	const options = contentOptions();
	const changes = new ChangeSet(options.contentDir);
	const { closed, products } = takeSnapshot(changes, loadContent(options));
	makeChange(changes, options, dryRun);
	const next = 'npm run build';
	if (json === true) {
		const files = changes.changes.map(({ source }) => source);
		console.log(JSON.stringify({ closed, products, files, dry_run: dryRun === true, next }));
		return;
	}
	for (const { slug, places, source } of closed) {
		console.log(`${slug}: ${counted(places, 'place')} in ${join(options.contentDir, source)}`);
	}
	const file = join(options.contentDir, historyName);
	if (products) {
		const { added, changed, removed } = products;
		console.log(
			`${counted(added.length, 'product')} added, ${changed.length} changed, ${removed.length} removed, in ${file}`,
		);
	} else console.log('Nothing that is published has changed since the last snapshot.');
	console.log(closing(changes, dryRun, next));
});
