/** `npm run serve`: serves the last build and rebuilds when the date requires it. */

import { repairRelease } from '../src/build/run-build.ts';
import { readRebuildSettings } from '../src/config/build-settings.ts';
import { readServeSettings } from '../src/config/serve-settings.ts';
import { log, logConsole } from '../src/hosts/node/log.ts';
import { serve, watchContent } from '../src/hosts/node/serve.ts';
import { runCommand } from './run-command.ts';

logConsole();
await runCommand('serve', async () => {
	const serveSettings = readServeSettings(process.env);
	const settings = readRebuildSettings(process.env);
	const { REBUILD: mode = 'week' } = settings;
	const watch = watchContent(settings, mode);
	await repairRelease({ settings, mode, environment: process.env, log });
	await serve(serveSettings, { settings, mode, environment: process.env, watch });
});

// The watch of the content, the connection to Redis and what routes of a board have begun would keep the process alive.
process.exit();
