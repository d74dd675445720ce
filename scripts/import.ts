import { describeImport, prepareImport } from '../src/editing/import.ts';
import type { ImportOptions } from '../src/editing/import-rows.ts';
import { readTable } from '../src/editing/table.ts';
import { describeCommand } from './command-line/command.ts';
import {
	closing,
	contentOptions,
	dryRunOption,
	editingSettings,
	jsonOption,
	mapOption,
	readArgumentFile,
} from './command-line/content-command.ts';
import { runCommand, visible } from './command-line/run-command.ts';

const command = describeCommand({
	name: 'import',
	does: 'Imports products from a table: CSV, or JSON as a list of objects or with one object per line.',
	more: 'The command guesses the fields from the names of the columns, and shows them. Values already in a file stay. If a row cannot be imported, nothing is written.',
	settings: editingSettings,
})
	.argument('<file>', 'a table, CSV or JSON; `-` reads standard input')
	.option(...mapOption)
	.option('--period <week>', 'the week in which all products launch')
	.option('--category <slug>', 'the category for rows without one')
	.option('--create-categories', 'adds categories that are missing')
	.option('--approve', 'publishes the imported products; without it, they wait for approval')
	.option(...dryRunOption)
	.option('--skip-bad', 'leaves out rows that cannot be imported')
	.option('--force', 'overwrites different values in existing files')
	.option('--allow-duplicates', 'also imports products with the name or website of another one')
	.option(...jsonOption);

interface Given extends ImportOptions {
	readonly dryRun?: boolean;
	readonly json?: boolean;
}

await runCommand(command, ([file]) => {
	const { dryRun = false, json, ...options } = command.opts<Given>();
	const done = prepareImport(readTable(...readArgumentFile(String(file))), options, contentOptions());
	const { changes, added, updates, skipped } = done;
	if (!dryRun) changes.apply();
	if (json) {
		const rows = added.map(({ slug, row }) => ({ slug, row }));
		return console.log(JSON.stringify({ dry_run: dryRun, added: rows, updates, skipped }));
	}
	for (const line of describeImport(done, dryRun)) console.log(visible(line));
	console.log(closing(changes, dryRun, 'npm run check'));
});
