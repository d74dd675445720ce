/** `npm run correct -- PERIOD PRODUCT… --reason TEXT`: corrects a closed week, and tells readers why. */
import { InvalidArgumentError, Option } from 'commander';
import { loadContent } from '../src/catalog/load.ts';
import { SettingsError } from '../src/config/settings-error.ts';
import { ChangeSet } from '../src/editing/change-set.ts';
import { correctWeek } from '../src/editing/correct-week.ts';
import { commandFor } from './commands.ts';
import { contentOptions } from './content-options.ts';
import { closing, dryRunOption, jsonOption, makeChange } from './make-change.ts';
import { runCommand } from './run-command.ts';

const command = commandFor('correct')
	.argument('<period>', 'a closed week, such as `2026-w46`')
	.argument('<products...>', 'slugs of the products whose figures are corrected')
	.requiredOption('--reason <text>', 'why, in a sentence that readers see')
	.option('--votes <number>', 'the right votes of the product', countOf)
	.option('--comments <number>', 'its right comments', countOf)
	.option('--score <number>', 'its right score, in place of that of the rule', numberOf)
	.addOption(
		new Option('--position <number>', 'the right place of the product; those between the two move').argParser(countOf),
	)
	.addOption(new Option('--rerank', 'gives all products the places that their figures reach').conflicts('position'))
	.option(...dryRunOption)
	.option(...jsonOption);

await runCommand(command, ([period, products]) => {
	const { reason, votes, comments, score, position, rerank, dryRun, json } = command.opts<CorrectOptions>();
	const slugs = [...new Set(products as readonly string[])];
	if (slugs.length > 1 && [votes, comments, score, position].some((value) => value !== undefined)) {
		throw new SettingsError('Figures and a place are those of one product. Correct one product after the other.');
	}
	const options = contentOptions();
	const { content } = loadContent(options);
	const changes = new ChangeSet(options.contentDir);
	const corrections = correctWeek(content, changes, {
		...{ period: String(period), products: slugs, reason, date: options.date },
		...{ figures: { votes, comments, score }, position, rerank: rerank === true },
	});
	makeChange(changes, options, dryRun);
	const next = 'npm run build';
	if (json) return console.log(JSON.stringify({ period, corrections, dry_run: dryRun === true, next }));
	for (const { product, position } of corrections) {
		const place = position === undefined ? 'leaves the week, and the others keep their places' : `place ${position}`;
		console.log(`${product}: ${place}`);
	}
	console.log(closing(changes, dryRun, next));
});

interface CorrectOptions {
	readonly reason: string;
	readonly votes?: number;
	readonly comments?: number;
	readonly score?: number;
	readonly position?: number;
	readonly rerank?: boolean;
	readonly dryRun?: boolean;
	readonly json?: boolean;
}

function countOf(text: string): number {
	if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It is no whole number.');
	return Number(text);
}

function numberOf(text: string): number {
	if (!/^-?\d{1,9}(?:\.\d+)?$/.test(text)) throw new InvalidArgumentError('It is no number.');
	return Number(text);
}
