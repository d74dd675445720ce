import { resolve } from 'node:path';
import { rollBack } from '../src/build/publish.ts';
import { outputAt, type ReleaseRecord } from '../src/build/releases.ts';
import { readBuildSettings } from '../src/config/build-settings.ts';
import { board } from '../src/places.ts';
import { describeCommand } from './command-line/command.ts';
import { runCommand } from './command-line/run-command.ts';

const command = describeCommand({
	name: 'rollback',
	does: 'Goes back to the last verified release before the live one.',
	settings: ['OUT_DIR'],
});

await runCommand(command, async () => {
	const { OUT_DIR } = readBuildSettings(process.env);
	const { from, to, undoesRollback } = await rollBack(outputAt(resolve(OUT_DIR), board));
	console.log(
		[
			`\`${OUT_DIR}\` is the release of ${describe(to)} again${from ? `, instead of ${describe(from)}` : ''}.`,
			'Servers switch to it within a second. To undo this, run `npm run rollback` again.',
			...(undoesRollback
				? []
				: ['Servers keep it until the content changes or `npm run build` runs, even when the date changes.']),
		].join('\n'),
	);
});

function describe({ verified_at, base_url }: ReleaseRecord): string {
	return `${verified_at} for ${base_url}`;
}
