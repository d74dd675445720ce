/** `npm run diff -- BASE`: what the content of this checkout does to the public API. */
import { compareWith } from '../src/diff/compare-with.ts';
import { describeDiff } from '../src/diff/describe-diff.ts';
import { commandFor } from './commands.ts';
import { contentOptions } from './content-options.ts';
import { runCommand } from './run-command.ts';

const command = commandFor('diff')
	.argument('<base>', 'a branch, tag or commit')
	.option('--all', 'lists every change; without it 20 of a kind')
	.option('--json', 'prints the whole difference as one JSON document');

await runCommand(command, ([base], { all, json }) => {
	const { before, diff } = compareWith(String(base), contentOptions());
	if (json) console.log(JSON.stringify({ base: before, ...diff }, null, '\t'));
	else console.log(describeDiff(before, diff, all ? { maximum: Number.POSITIVE_INFINITY } : {}).join('\n'));
	if (diff.broken_promises.length > 0) process.exitCode = 1;
});
