/** `npm run new -- product|period|category|site`: adds a file to the content. */
import { Argument, type Command } from 'commander';
import { loadContent } from '../src/catalog/load.ts';
import { newCategory, newPeriods, newSite } from '../src/editing/new/new-entry.ts';
import { newProduct } from '../src/editing/new/new-product.ts';
import { UserError } from '../src/user-error.ts';
import { commandFor, countOption } from './commands.ts';
import { runEdit } from './content-command.ts';
import {
	askProduct,
	canAsk,
	draftOf,
	draftOptions,
	lacksAnything,
	type NewOptions,
	refuseForeignOptions,
	siteOrderOf,
} from './new/options.ts';

await runEdit(describeNew(), async ([kindValue, nameValue], values, { into, changes, isJson }) => {
	const kind = String(kindValue);
	const name = nameValue === undefined ? undefined : String(nameValue);
	// As commander has read them, by the declarations below.
	const given = values as NewOptions;
	refuseForeignOptions(kind, values);
	const allowDuplicates = given.allowDuplicates === true;
	let next = 'npm run build';
	let made: object = {};
	if (kind === 'site') {
		newSite(changes, siteOrderOf(name, given));
		next = 'npm run new -- category NAME';
	} else if (kind === 'product') {
		const loaded = loadContent(into);
		const draft = draftOf(name, given);
		const asked = canAsk(isJson) && lacksAnything(draft) ? await askProduct(draft, loaded) : draft;
		const product = newProduct(loaded, changes, asked, allowDuplicates);
		next = `npm run approve -- ${product.slug} ${product.period}`;
		made = product;
	} else if (kind === 'period') {
		if (name === undefined && given.next !== true && given.count === undefined) {
			throw new UserError('Cannot add a week without its slug. Name one such as `2026-w48`, or add `--next`.');
		}
		newPeriods(loadContent(into).content, changes, { first: name, count: given.count ?? 1, date: into.date });
	} else {
		if (name === undefined) throw new UserError('Cannot add a category without its name. Write it after `category`.');
		const { content } = loadContent(into);
		if (content.launchPeriods.length === 0) next = 'npm run new -- period --next';
		newCategory(content, changes, { name, slug: given.slug, description: given.description, allowDuplicates });
	}
	const files = changes.changes.map(({ source }) => source);
	return { result: { kind, ...made, files }, lines: files.map((file) => `${into.contentDir}/${file}`), next };
});

function describeNew(): Command {
	const command = commandFor('new')
		.addArgument(new Argument('<kind>', 'what to add').choices(['product', 'period', 'category', 'site']))
		.argument('[name]', 'its name; for a period its slug, such as `2026-w48`')
		.optionsGroup('For a product:');
	for (const { option } of draftOptions) command.addOption(option);
	return command
		.option('--description-file <file>', 'its description, a Markdown file; `-` reads standard input')
		.optionsGroup('For a period:')
		.option('--next', 'adds the week after the last one')
		.option('--count <number>', 'how many weeks in a row', countOption(1, 104))
		.optionsGroup('For a site:')
		.option('--address <address>', 'its web address')
		.option('--repository <address>', 'the repository that has its content')
		.optionsGroup('For a product, a category or a site:')
		.option('--description <text>', 'its description')
		.option('--slug <slug>', 'its slug, instead of one made from the name')
		.option('--allow-duplicates', 'adds it even if a similar one exists')
		.optionsGroup('Options:');
}
