/** `npm run serve`: serves the last build and rebuilds when the date requires it. */

import { repairRelease } from '../src/build/rebuild/repair-release.ts';
import { readRebuildSettings } from '../src/config/rebuild-settings.ts';
import { readServeSettings } from '../src/config/serve-settings.ts';
import { log } from '../src/hosts/node/log.ts';
import { serveAndRebuild, watchContent } from '../src/hosts/node/serve-and-rebuild.ts';
import { runCommand } from './run-command.ts';

await runCommand('serve', async () => {
	readServeSettings(process.env);
	const settings = readRebuildSettings(process.env);
	const { REBUILD: mode = 'week' } = settings;
	const watch = watchContent(settings, mode);
	await repairRelease({ settings, mode, environment: process.env, log }).catch((error: unknown) => {
		watch?.close();
		throw error;
	});
	process.exitCode = await serveAndRebuild({ settings, mode, environment: process.env, watch });
});
