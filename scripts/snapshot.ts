/** `npm run snapshot`: records what is published, so that later builds know what has changed since. */
import { renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cacheIn } from '../src/build/release-folders.ts';
import { nextHistory } from '../src/catalog/changelog.ts';
import { loadCatalog } from '../src/catalog/load.ts';
import { readBuildSettings } from '../src/config/build-settings.ts';
import { SettingsError } from '../src/config/settings-error.ts';
import { ContentCache } from '../src/content/cache/content-cache.ts';
import { loadHistory } from '../src/content/load-file.ts';
import { historyName } from '../src/content/read-history.ts';
import { runCommand } from './run-command.ts';

await runCommand('snapshot', () => {
	const { CONTENT_DIR, CATALOG_DATE } = readBuildSettings(process.env);
	const cache = new ContentCache({ directory: cacheIn(resolve(import.meta.dirname, '..')) });
	const catalog = loadCatalog({ contentDir: CONTENT_DIR, date: CATALOG_DATE, cache });
	const history = loadHistory(CONTENT_DIR);
	if (history && catalog.date < history.date) {
		throw new SettingsError(
			`The last snapshot is of ${history.date}, and today is ${catalog.date}. Set \`CATALOG_DATE\` to a later day.`,
		);
	}
	const next = nextHistory(history, catalog);
	const file = join(CONTENT_DIR, historyName);
	if (!next) return console.log(`Nothing has changed since the last snapshot. ${file} stays as it is.`);
	// In one step: a file half written would be an issue of the content.
	writeFileSync(`${file}.next`, `${JSON.stringify(next, null, '\t')}\n`);
	renameSync(`${file}.next`, file);
	const [release] = next.releases;
	const { added, changed, removed } = release?.products ?? {
		added: Object.keys(next.products),
		changed: [],
		removed: [],
	};
	console.log(`${added.length} products added, ${changed.length} changed, ${removed.length} removed. Commit ${file}.`);
});
