/** `npm run correct`: corrects a closed week, and says why. */
import { join, resolve } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { cacheIn } from '../src/build/release-folders.ts';
import { requireContent } from '../src/build/require-content.ts';
import { readBuildSettings } from '../src/config/build-settings.ts';
import { SettingsError } from '../src/config/settings-error.ts';
import { ContentCache } from '../src/content/cache/content-cache.ts';
import { ChangeSet } from '../src/editing/change-set.ts';
import { correctWeek } from '../src/editing/correct-week.ts';
import { commandFor } from './commands.ts';
import { runCommand } from './run-command.ts';

const command = commandFor('correct')
	.argument('<period>', 'a closed week, such as 2026-w46')
	.argument('<products...>', 'slugs of the products whose figures are corrected')
	.requiredOption('--reason <text>', 'why, in a sentence that readers see')
	.option('--votes <number>', 'the right votes of the product', countOf)
	.option('--comments <number>', 'its right comments', countOf)
	.option('--score <number>', 'its right score, in place of that of the rule', numberOf)
	.addOption(
		new Option('--position <number>', 'the right place of the product; those between the two move').argParser(countOf),
	)
	.addOption(new Option('--rerank', 'gives all products the places that their figures reach').conflicts('position'))
	.option('--dry-run', 'says what would be written, and writes nothing')
	.option('--json', 'prints what was written as JSON');

await runCommand(command, ([period, products], options) => {
	const { CONTENT_DIR, CATALOG_DATE } = readBuildSettings(process.env);
	requireContent(CONTENT_DIR);
	const { reason, votes, comments, score, position, rerank, dryRun, json } = options as unknown as CorrectOptions;
	const slugs = [...new Set(products as readonly string[])];
	if (slugs.length > 1 && [votes, comments, score, position].some((value) => value !== undefined)) {
		throw new SettingsError('Figures and a place are those of one product. Correct one product after the other.');
	}
	const cache = new ContentCache({ directory: cacheIn(resolve(import.meta.dirname, '..')) });
	const set = new ChangeSet(CONTENT_DIR);
	const check = () => set.check({ date: CATALOG_DATE, cache });
	const corrections = correctWeek(
		set,
		{
			period: String(period),
			products: slugs,
			reason,
			date: CATALOG_DATE,
			figures: { votes, comments, score },
			position,
			rerank: rerank === true,
		},
		check,
	);
	check();
	if (!dryRun) set.apply();
	if (json) return console.log(JSON.stringify({ corrections, files: set.changes, written: !dryRun }));
	for (const { product, position } of corrections) {
		console.log(`${product}: ${position === undefined ? 'its place stays' : `place ${position}`}`);
	}
	const files = set.changes.map(({ source }) => join(CONTENT_DIR, source)).join(', ');
	console.log(dryRun ? `Nothing was written. It would be into ${files}.` : `Written into ${files}. Commit them.`);
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
