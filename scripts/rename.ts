/** `npm run rename -- OLD NEW`: gives a product another slug. */
import { loadContent } from '../src/catalog/load.ts';
import { ChangeSet } from '../src/editing/change-set.ts';
import { describeRenaming, renameProduct } from '../src/editing/rename-product.ts';
import { commandFor } from './commands.ts';
import { closing, contentOptions, dryRunOption, jsonOption, makeChange } from './content-command.ts';
import { runCommand } from './run-command.ts';

const command = commandFor('rename')
	.argument('<old>', 'its current slug')
	.argument('<new>', 'its new slug')
	.option(...dryRunOption)
	.option(...jsonOption);

await runCommand(command, ([from, to], { dryRun, json }) => {
	const options = contentOptions();
	const { content } = loadContent(options);
	const changes = new ChangeSet(options.contentDir);
	const renaming = renameProduct(content, changes, String(from), String(to));
	makeChange(changes, options, dryRun);
	const next = 'npm run build';
	const files = changes.changes.map(({ source, kind }) => ({ source, kind }));
	if (json === true) console.log(JSON.stringify({ ...renaming, files, dry_run: dryRun === true, next }));
	else console.log([...describeRenaming(renaming), closing(changes, dryRun, next)].join('\n'));
});
