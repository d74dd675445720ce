import { Argument, type Command } from 'commander';
import { loadContent } from '../src/catalog/load.ts';
import { newCategory, newPeriods } from '../src/editing/new/new-entry.ts';
import { UserError } from '../src/user-error.ts';
import { countOption, describeCommand } from './command-line/command.ts';
import { editingSettings, runEdit } from './command-line/content-command.ts';
import { addProduct, collectOwn, draftOptions } from './new/product.ts';

/** The options, by the names that commander gives them. Those of a product are beside its draft. */
interface NewOptions {
	readonly description?: string;
	readonly slug?: string;
	readonly next?: boolean;
	readonly count?: number;
	readonly allowDuplicates?: boolean;
}

const ofNamed = ['description', 'slug', 'allowDuplicates'];

const known: Readonly<Record<string, readonly string[]>> = {
	product: ['descriptionFile', 'own', ...draftOptions.map(({ option }) => option.attributeName()), ...ofNamed],
	period: ['next', 'count'],
	category: ofNamed,
};

await runEdit(describeNew(), async ([kindValue, nameValue], values, editing) => {
	const { into, changes } = editing;
	const kind = String(kindValue);
	const name = nameValue === undefined ? undefined : String(nameValue);
	// As commander has read them, by the declarations below.
	const given = values as NewOptions;
	refuseForeignOptions(kind, values);
	const allowDuplicates = given.allowDuplicates === true;
	let next = 'npm run build';
	let made: object = {};
	if (kind === 'product') {
		({ made, next } = await addProduct(editing, name, given));
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
	const command = describeCommand({
		name: 'new',
		does: 'Adds a product, a week or a category to the content.',
		more: 'A product gets one launch, which waits for approval. In a terminal, the command asks for anything missing.',
		settings: editingSettings,
	})
		.addArgument(new Argument('<kind>', 'what to add').choices(['product', 'period', 'category']))
		.argument('[name]', 'its name; for a period its slug, such as `2026-w48`')
		.optionsGroup('For a product:');
	for (const { option } of draftOptions) command.addOption(option);
	return command
		.option('--own <name=value>', 'a field that the board declares; can be repeated', collectOwn)
		.option('--description-file <file>', 'its description, a Markdown file; `-` reads standard input')
		.optionsGroup('For a period:')
		.option('--next', 'adds the week after the last one')
		.option('--count <number>', 'how many weeks in a row', countOption(1, 104))
		.optionsGroup('For a product or a category:')
		.option('--description <text>', 'its description')
		.option('--slug <slug>', 'its slug, instead of one made from the name')
		.option('--allow-duplicates', 'adds it even if a similar one exists')
		.optionsGroup('Options:');
}

/** @throws {UserError} for the first option that doesn't apply to this kind of entry. */
function refuseForeignOptions(kind: string, options: Readonly<Record<string, unknown>>): void {
	for (const name of Object.keys(options)) {
		if (known[kind]?.includes(name)) continue;
		const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
		throw new UserError(
			`Cannot use \`${flag}\` for a ${kind}. \`npm run new -- --help\` lists the options of each kind.`,
		);
	}
}
