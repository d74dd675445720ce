import { repairRelease } from '../src/build/repair-release.ts';
import { readRebuildSettings, rebuildSettingNames } from '../src/config/build-settings.ts';
import { readServeSettings, serveSettingNames } from '../src/config/serve-settings.ts';
import { log, logConsole } from '../src/hosts/node/log.ts';
import { serve, watchContent } from '../src/hosts/node/serve.ts';
import { describeCommand } from './command-line/command.ts';
import { runCommand } from './command-line/run-command.ts';

logConsole();
const command = describeCommand({
	name: 'serve',
	does: 'Serves the last build, and builds again when a week begins or ends.',
	settings: [...serveSettingNames, ...rebuildSettingNames],
});

await runCommand(command, async () => {
	const serveSettings = readServeSettings(process.env);
	const settings = readRebuildSettings(process.env);
	const { REBUILD: mode = 'week' } = settings;
	const watch = await watchContent(settings, mode);
	await repairRelease({ settings, mode, environment: process.env, log });
	await serve(serveSettings, { settings, mode, environment: process.env, watch });
});

// The watch of the content, the connection to Redis and what routes of a board have begun would keep the process alive.
process.exit();
