/** `npm run withdraw -- SLUG`: takes a product out of everything that is published. */
import { loadContent } from '../src/catalog/load.ts';
import { describeWithdrawal, withdrawProduct } from '../src/editing/withdraw-product.ts';
import { commandFor } from './commands.ts';
import { runEdit } from './content-command.ts';

const command = commandFor('withdraw')
	.argument('<slug>', 'the product, such as `acme-notes`')
	.option('--delete', 'also deletes its file and its pictures');

await runEdit(command, ([slug], { delete: isDeleted }, { into, changes }) => {
	const { content } = loadContent(into);
	const result = withdrawProduct(content, changes, String(slug), isDeleted === true);
	const next = result.tombstone ? 'npm run close -- --all' : 'npm run build';
	return { result, lines: describeWithdrawal(result), next };
});
