/** `npm run serve`: serves the last build and builds anew when the date asks for it. */
import { readRebuildSettings } from '../src/config/rebuild-settings.ts';
import { readServeSettings } from '../src/config/serve-settings.ts';
import { run } from './exit-with-sentence.ts';
import { repairRelease } from './serve/repair-release.ts';
import { serveAndRebuild, watchContent } from './serve/serve-and-rebuild.ts';

await run('serve', async () => {
	readServeSettings(process.env);
	const settings = readRebuildSettings(process.env);
	const { REBUILD: mode = 'week' } = settings;
	const watch = watchContent(settings, mode);
	await repairRelease({ settings, mode, environment: process.env }).catch((error: unknown) => {
		watch?.close();
		throw error;
	});
	process.exitCode = await serveAndRebuild({ settings, mode, environment: process.env, watch });
});
