import { resolve } from 'node:path';
import { hasLedger } from '../src/build/ledger.ts';
import { makeRelease } from '../src/build/make-release.ts';
import { checkOutput, publish } from '../src/build/publish.ts';
import { acquireBuildDirectory, defaultOutput, readRecord } from '../src/build/releases.ts';
import { Report } from '../src/build/report.ts';
import { buildSettingNames, readBuildSettings } from '../src/config/build-settings.ts';
import { board } from '../src/places.ts';
import { describeCommand } from './command-line/command.ts';
import { requireContent } from './command-line/content-command.ts';
import { runCommand } from './command-line/run-command.ts';

const command = describeCommand({
	name: 'build',
	does: 'Checks the content, renders what has changed, verifies the output and publishes it in one step.',
	settings: buildSettingNames,
})
	.option('--full', 'builds from scratch, without anything left by earlier builds')
	.option('--json', 'prints the result as one JSON document')
	.option('--keep-rollback', 'fails if this content was rolled back; servers use it when only the date has changed');

await runCommand(command, async (_values, { full, json, keepRollback }) => {
	const settings = readBuildSettings(process.env);
	const root = board;
	const out = resolve(settings.OUT_DIR);
	requireContent(settings.CONTENT_DIR);
	checkOutput(out, root);
	const { free: folder, live, cache, leave } = await acquireBuildDirectory(root, out);
	// Not before: threads end what they have begun when a page has failed.
	process.once('exit', leave);
	const former = live === undefined ? undefined : readRecord(live);
	// A plain folder has no releases, and a first build for an output can have files in common with `dist`.
	const base = live ?? [out, defaultOutput(root)].find(hasLedger);
	const places = { root, folder, live: base, published: live, cache };
	const report = new Report({
		write: (text) => void process.stdout.write(text),
		isJson: json === true,
	});
	const { baseUrl, content, inputs, warnings, ...totals } = await makeRelease(settings, places, report, {
		full: full === true,
		refused: keepRollback === true ? former?.rolled_back : undefined,
	});
	if (!totals.unchanged) {
		const made = { content, inputs, extras: settings.EXTRAS, base_url: baseUrl, warnings: [...warnings] };
		await report.stage('publish', () => publish({ folder, out, root, plain: settings.NETLIFY === 'true', made }));
	}
	report.end(totals, settings.OUT_DIR);
	if (former !== undefined && former.base_url !== baseUrl) {
		console.warn(`The address of the site is now \`${baseUrl}\`; it was \`${former.base_url}\`. \`SITE_URL\` sets it.`);
	}
	for (const line of warnings) console.warn(line);
});
process.exit();
