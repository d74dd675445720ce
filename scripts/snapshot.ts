/** `npm run snapshot`: notes what is published, so that later builds can tell what has changed since. */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalog, loadHistory } from '../src/catalog/load.ts';
import { historyName } from '../src/catalog/read-history.ts';
import { nextHistory } from '../src/catalog/releases.ts';
import { readBuildSettings } from '../src/settings/build-settings.ts';
import { run } from './exit-with-sentence.ts';

await run('snapshot', () => {
	const { CONTENT_DIR, CATALOG_DATE } = readBuildSettings(process.env);
	const catalog = loadCatalog({ contentDir: CONTENT_DIR, date: CATALOG_DATE });
	const next = nextHistory(loadHistory(CONTENT_DIR), catalog);
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
