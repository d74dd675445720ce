/** `npm run pending`: the launches that wait for approval. */
import { describePending } from '../src/editing/pending/describe-pending.ts';
import { findPending } from '../src/editing/pending/find-pending.ts';
import { commandFor } from './commands.ts';
import { contentOptions } from './content-options.ts';
import { runCommand } from './run-command.ts';

const command = commandFor('pending').option('--json', 'prints the list as one JSON document');

await runCommand(command, (_values, { json }) => {
	const options = contentOptions();
	const pending = findPending(options);
	if (json === true) console.log(JSON.stringify({ date: options.date, ...pending }));
	else console.log(describePending(pending).join('\n'));
});
