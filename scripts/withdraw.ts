/** `npm run withdraw -- SLUG`: takes a product out of everything that is published. */
import { loadContent } from '../src/catalog/load.ts';
import { ChangeSet } from '../src/editing/change-set.ts';
import { describeWithdrawal, withdrawProduct } from '../src/editing/withdraw-product.ts';
import { commandFor } from './commands.ts';
import { closing, contentOptions, dryRunOption, jsonOption, makeChange } from './content-command.ts';
import { runCommand } from './run-command.ts';

const command = commandFor('withdraw')
	.argument('<slug>', 'the product, such as `acme-notes`')
	.option('--delete', 'also deletes its file and its pictures')
	.option(...dryRunOption)
	.option(...jsonOption);

await runCommand(command, ([slug], { delete: isDeleted, dryRun, json }) => {
	const options = contentOptions();
	const { content } = loadContent(options);
	const changes = new ChangeSet(options.contentDir);
	const withdrawal = withdrawProduct(content, changes, String(slug), isDeleted === true);
	makeChange(changes, options, dryRun);
	const next = withdrawal.tombstone ? 'npm run close -- --all' : 'npm run build';
	if (json === true) console.log(JSON.stringify({ ...withdrawal, dry_run: dryRun === true, next }));
	else console.log([...describeWithdrawal(withdrawal), closing(changes, dryRun, next)].join('\n'));
});
