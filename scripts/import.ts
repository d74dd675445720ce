/** `npm run import -- FILE|URL`: products of a table, a list or another site as content files. */
import {
	conflictLines,
	describeChanges,
	describeColumns,
	planAsJson,
	skippedLines,
	summarizePlan,
} from '../src/editing/import/describe-plan.ts';
import { prepareImport } from '../src/editing/import/run-import.ts';
import { commandFor } from './commands.ts';
import { contentOptions } from './content-options.ts';
import { closing, dryRunOption, jsonOption } from './make-change.ts';
import { runCommand, visible } from './run-command.ts';

const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

const command = commandFor('import')
	.argument('<source>', 'a file, a folder of files, or the address of a site or a file')
	.option('--map <column=field>', 'which field a column gives; `column=` leaves it out', collect)
	.option('--period <week>', 'the week in which all of them launch')
	.option('--category <slug>', 'the category of rows without one')
	.option('--create-categories', 'adds categories that are missing')
	.option('--create-periods', 'adds weeks that are missing')
	.option('--approve', 'publishes what is imported; without it, it waits')
	.option(...dryRunOption)
	.option('--skip-bad', 'leaves out rows that cannot be imported')
	.option('--force', 'overwrites values of files that differ')
	.option('--allow-duplicates', 'takes products with the name or website of another one')
	.option('--api', 'reads a site by the operations of its API alone, without its export')
	.option(...jsonOption);

await runCommand(command, async ([source], given) => {
	const is = (name: string): boolean => given[name] === true;
	const text = (name: string) => (typeof given[name] === 'string' ? given[name] : undefined);
	const options = {
		map: (given['map'] ?? []) as readonly string[],
		period: text('period'),
		category: text('category'),
		approve: is('approve'),
		createCategories: is('createCategories'),
		createPeriods: is('createPeriods'),
		skipBad: is('skipBad'),
		force: is('force'),
		allowDuplicates: is('allowDuplicates'),
	};
	const { plan, changeSet } = await prepareImport(String(source), options, {
		...contentOptions(),
		reading: { from: is('api') ? 'api' : 'export', progress: (message) => console.error(message) },
	});
	if (!is('dryRun')) changeSet.apply();
	if (is('json')) return console.log(JSON.stringify(planAsJson(plan, !is('dryRun')), null, '\t'));
	for (const line of describeColumns(plan)) console.log(visible(line));
	const changes = is('dryRun')
		? describeChanges(plan)
		: [...conflictLines(plan.updates), ...skippedLines(plan.problems)];
	for (const line of changes) console.log(visible(line));
	for (const note of plan.notes) console.log(visible(note));
	console.log(`${summarizePlan(plan)}.\n${closing(changeSet, is('dryRun'), 'npm run check')}`);
});
