/** `npm run votes -- PERIOD FILE`: votes, comments and scores of a week, into the files of the products. */
import { loadContent } from '../src/catalog/load.ts';
import { ChangeSet } from '../src/editing/change-set.ts';
import { findWeek } from '../src/editing/find-entry.ts';
import { readTable } from '../src/editing/table/read-table.ts';
import { describeVotes } from '../src/editing/votes/describe-votes.ts';
import { setVotes } from '../src/editing/votes/set-votes.ts';
import { weekState } from '../src/editing/week-state.ts';
import { commandFor } from './commands.ts';
import { contentOptions } from './content-options.ts';
import { closing, dryRunOption, jsonOption, makeChange } from './make-change.ts';
import { readGiven } from './read-given.ts';
import { runCommand } from './run-command.ts';

const command = commandFor('votes')
	.argument('<period>', 'the week, such as `2026-w46`')
	.argument('<file>', 'a table, CSV or JSON; `-` reads standard input')
	.option(...dryRunOption)
	.option(...jsonOption);

await runCommand(command, ([week, name], { dryRun, json }) => {
	const [period, file] = [String(week), String(name)];
	const options = contentOptions();
	const { content } = loadContent(options);
	const table = readTable(...readGiven(file));
	const changes = new ChangeSet(options.contentDir);
	const set = setVotes(content, changes, { period, table, date: options.date });
	makeChange(changes, options, dryRun);
	const isOver = weekState(options.contentDir, findWeek(content, period), options.date) === 'over';
	const next = isOver ? `npm run close -- ${period}` : 'npm run build';
	if (json === true) console.log(JSON.stringify({ period, dry_run: dryRun === true, ...set, next }));
	else console.log([...describeVotes(period, set), closing(changes, dryRun, next)].join('\n'));
});
