/** `npm run rename -- OLD NEW`: gives a product another slug; with `--category`, a category. */
import { loadContent } from '../src/catalog/load.ts';
import { describeRenaming, renameCategory, renameProduct } from '../src/editing/rename-product.ts';
import { commandFor } from './commands.ts';
import { runEdit } from './content-command.ts';

const command = commandFor('rename')
	.argument('<old>', 'its current slug')
	.argument('<new>', 'its new slug')
	.option('--category', 'renames a category instead of a product');

await runEdit(command, ([from, to], { category }, { into, changes }) => {
	const rename = category === true ? renameCategory : renameProduct;
	const renaming = rename(loadContent(into).content, changes, String(from), String(to));
	const files = changes.changes.map(({ source, kind }) => ({ source, kind }));
	return { result: { ...renaming, files }, lines: describeRenaming(renaming), next: 'npm run build' };
});
