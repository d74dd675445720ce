/** `npm run rename -- OLD NEW`: gives a product another slug. */
import { loadContent } from '../src/catalog/load.ts';
import { describeRenaming, renameProduct } from '../src/editing/rename-product.ts';
import { commandFor } from './commands.ts';
import { runEdit } from './content-command.ts';

const command = commandFor('rename').argument('<old>', 'its current slug').argument('<new>', 'its new slug');

await runEdit(command, ([from, to], _options, { into, changes }) => {
	const renaming = renameProduct(loadContent(into).content, changes, String(from), String(to));
	const files = changes.changes.map(({ source, kind }) => ({ source, kind }));
	return { result: { ...renaming, files }, lines: describeRenaming(renaming), next: 'npm run build' };
});
