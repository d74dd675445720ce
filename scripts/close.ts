/** `npm run close`: records the final order of weeks that are over. */
import { join, resolve } from 'node:path';
import { cacheIn } from '../src/build/release-folders.ts';
import { requireContent } from '../src/build/require-content.ts';
import { loadContent } from '../src/catalog/load.ts';
import { readBuildSettings } from '../src/config/build-settings.ts';
import { SettingsError } from '../src/config/settings-error.ts';
import { ContentCache } from '../src/content/cache/content-cache.ts';
import { ChangeSet } from '../src/editing/change-set.ts';
import { closeWeeks } from '../src/editing/close-weeks.ts';
import { commandFor } from './commands.ts';
import { runCommand } from './run-command.ts';

const command = commandFor('close')
	.argument('[periods...]', 'weeks that are over, such as 2026-w46')
	.option('--all', 'every week that is over, has launches and no record')
	.option('--dry-run', 'says what would be written, and writes nothing')
	.option('--json', 'prints what was written as JSON');

await runCommand(command, ([asked], { all, dryRun, json }) => {
	const periods = asked as readonly string[];
	if ((all === true) === periods.length > 0) {
		throw new SettingsError('Cannot close without weeks. Write their slugs, such as `2026-w46`, or `--all` alone.');
	}
	const { CONTENT_DIR, CATALOG_DATE } = readBuildSettings(process.env);
	requireContent(CONTENT_DIR);
	const cache = new ContentCache({ directory: cacheIn(resolve(import.meta.dirname, '..')) });
	const loaded = loadContent({ contentDir: CONTENT_DIR, date: CATALOG_DATE, cache });
	const set = new ChangeSet(CONTENT_DIR);
	const closed = closeWeeks(set, loaded, all ? 'all' : periods);
	if (closed.length > 0) set.check({ date: CATALOG_DATE, cache });
	if (!dryRun) set.apply();
	if (json) return console.log(JSON.stringify({ closed, written: !dryRun }));
	for (const { slug, places, source } of closed) {
		console.log(`${slug}: ${places} ${places === 1 ? 'place' : 'places'} in ${join(CONTENT_DIR, source)}`);
	}
	if (closed.length === 0) return console.log('Nothing to do: these weeks are closed.');
	console.log(
		dryRun ? 'Nothing was written.' : 'Commit the files. `npm run correct` changes what a closed week shows.',
	);
});
