import { loadContent } from '../src/catalog/load.ts';
import { describeWithdrawal, withdrawProduct } from '../src/editing/withdraw-product.ts';
import { describeCommand } from './command-line/command.ts';
import { editingSettings, runEdit } from './command-line/content-command.ts';

const command = describeCommand({
	name: 'withdraw',
	does: 'Removes a product from everything that is published, and lists what remains.',
	more: 'The file stays, with `discoverable: false`. Delete that line to publish the product again.',
	settings: editingSettings,
})
	.argument('<slug>', 'the product, such as `acme-notes`')
	.option('--delete', 'also deletes its file and its pictures');

await runEdit(command, ([slug], { delete: isDeleted }, { into, changes }) => {
	const { content } = loadContent(into);
	const result = withdrawProduct(content, changes, String(slug), isDeleted === true);
	const next = result.tombstone ? 'npm run close -- --all' : 'npm run build';
	return { result, lines: describeWithdrawal(result), next };
});
