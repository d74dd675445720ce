import { loadContent } from '../src/catalog/load.ts';
import { describeRenaming, renameCategory, renameProduct } from '../src/editing/rename-product.ts';
import { describeCommand } from './command-line/command.ts';
import { editingSettings, runEdit } from './command-line/content-command.ts';

const command = describeCommand({
	name: 'rename',
	does: 'Gives a product another slug, or a category.',
	more: 'Its file, its pictures, records of closed weeks and links on pages are updated, and the old pages redirect to the new ones. A category is renamed in its products and in links on pages, without a redirect.',
	settings: editingSettings,
})
	.argument('<old>', 'its current slug')
	.argument('<new>', 'its new slug')
	.option('--category', 'renames a category instead of a product');

await runEdit(command, ([from, to], { category }, { into, changes }) => {
	const rename = category === true ? renameCategory : renameProduct;
	const renaming = rename(loadContent(into).content, changes, String(from), String(to));
	const files = changes.changes.map(({ source, kind }) => ({ source, kind }));
	return { result: { ...renaming, files }, lines: describeRenaming(renaming), next: 'npm run build' };
});
