/** `npm run snapshot`: records what is published, so that later builds know what has changed since. */
import { join } from 'node:path';
import { nextHistory } from '../src/catalog/changelog.ts';
import { loadContent } from '../src/catalog/load.ts';
import { SettingsError } from '../src/config/settings-error.ts';
import { historyName } from '../src/content/read-history.ts';
import { recordFingerprint } from '../src/content/records/record-fingerprint.ts';
import { parseRecord } from '../src/content/schemas/record.ts';
import { counted } from '../src/contract/counts.ts';
import { ChangeSet } from '../src/editing/change-set.ts';
import { closeWeeks } from '../src/editing/close-weeks.ts';
import { contentOptions } from './content-options.ts';
import { runCommand } from './run-command.ts';

await runCommand('snapshot', () => {
	const options = contentOptions();
	const loaded = loadContent(options);
	const { catalog } = loaded;
	const { history } = loaded.content;
	if (history && catalog.date < history.date) {
		throw new SettingsError(
			`The last snapshot is of ${history.date}, and today is ${catalog.date}. Set \`CATALOG_DATE\` to a later day.`,
		);
	}
	const set = new ChangeSet(options.contentDir);
	const closed = closeWeeks(set, loaded, 'all');
	const records = new Map([...loaded.content.records].map(([slug, { places }]) => [slug, places]));
	for (const { slug, source } of closed) records.set(slug, parseRecord(set.text(source)).places);
	const fingerprints = [...records].map(([slug, places]): [string, string] => [slug, recordFingerprint(places)]);
	const next = nextHistory(history, catalog, Object.fromEntries(fingerprints.sort()));
	if (next) set.write(historyName, `${JSON.stringify(next, null, '\t')}\n`);
	set.apply();
	if (closed.length > 0) console.log(`Closed ${closed.map(({ slug }) => slug).join(', ')}. Commit the records.`);
	const file = join(options.contentDir, historyName);
	if (!next) return console.log(`Nothing has changed since the last snapshot. ${file} stays as it is.`);
	if (history && next.releases.length === history.releases.length && next.date === history.date) {
		return console.log(`Nothing has changed since the last snapshot. ${file} notes more than before. Commit it.`);
	}
	const [release] = next.releases;
	const { added, changed, removed } = release?.products ?? {
		added: Object.keys(next.products),
		changed: [],
		removed: [],
	};
	console.log(
		`${counted(added.length, 'product')} added, ${changed.length} changed, ${removed.length} removed. Commit ${file}.`,
	);
});
