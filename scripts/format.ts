/** `npm run format`: the canonical form of content files. */
import { requireContent } from '../src/build/require-content.ts';
import { readBuildSettings } from '../src/config/build-settings.ts';
import { ChangeSet } from '../src/editing/change-set.ts';
import { formatContent } from '../src/editing/format/format-content.ts';
import { finishWriting } from '../src/editing/write-together.ts';
import { commandFor } from './commands.ts';
import { jsonOption } from './make-change.ts';
import { runCommand } from './run-command.ts';

const command = commandFor('format')
	.option('--check', 'lists the files that differ, writes nothing, and ends with 1 when there are any')
	.option(...jsonOption);

await runCommand(command, (_values, { check, json }) => {
	const { CONTENT_DIR } = readBuildSettings(process.env);
	requireContent(CONTENT_DIR);
	finishWriting(CONTENT_DIR);
	const changes = new ChangeSet(CONTENT_DIR);
	const count = formatContent(changes);
	const files = changes.changes.map(({ source }) => source);
	if (check !== true) changes.apply();
	else if (files.length > 0) process.exitCode = 1;
	if (json === true) console.log(JSON.stringify({ files, checked: count, written: check !== true }));
	else
		console.log(
			[...files.map((file) => `${CONTENT_DIR}/${file}`), summary(files.length, count, check === true)].join('\n'),
		);
});

function summary(differing: number, count: number, isCheck: boolean): string {
	if (differing === 0) return `All ${count} files are in their canonical form.`;
	return isCheck
		? `${differing} of ${count} files differ. \`npm run format\` writes them.`
		: `Wrote ${differing} of ${count} files. Nothing else has changed but their form.`;
}
