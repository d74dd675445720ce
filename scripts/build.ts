/** `npm run build`: content in, checked; files out, verified; then live in one step. */
import { resolve } from 'node:path';
import { hashContent, reasonNotToBuild } from '../src/build/build-reason.ts';
import { warningSummary } from '../src/build/check/output.ts';
import { hasLedger } from '../src/build/ledger.ts';
import { makeRelease } from '../src/build/make-release.ts';
import { checkOutput, publish } from '../src/build/publish.ts';
import { acquireBuildDirectory, findReleases, outputAt, readRecord } from '../src/build/releases.ts';
import { Report } from '../src/build/report.ts';
import { namesOf, readBuildSettings } from '../src/config/build-settings.ts';
import { type BuildOptions, buildCommandLine } from './build-options.ts';
import { requireContent } from './content-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(buildCommandLine(), async (_values, options) => {
	const settings = readBuildSettings(process.env);
	// As commander has read them, by the declarations of the command line.
	const { for: occasion, full = false, json = false } = options as unknown as BuildOptions;
	const root = resolve(import.meta.dirname, '..');
	const out = resolve(settings.OUT_DIR);
	requireContent(settings.CONTENT_DIR);
	checkOutput(out, root);
	const { folder, live, cache, leave } = await acquireBuildDirectory(root);
	// Not before: threads end what they have begun when a page has failed.
	process.once('exit', leave);
	// The content is read inside, so that of two builds the later one never publishes the older content.
	const present = () => hashContent(settings.CONTENT_DIR);
	const reason = occasion === 'always' ? undefined : reasonNotToBuild(occasion, outputAt(out, root), present());
	if (reason !== undefined) {
		console.log(json ? JSON.stringify({ unchanged: true, reason }) : reason);
		await reportNotNeeded(reason);
		return;
	}
	const plain = settings.NETLIFY === 'true';
	// What the file system says of damaged files may be what it said of whole ones.
	const before = plain ? undefined : findReleases(outputAt(out, root)).live;
	const published = occasion === 'damage' ? undefined : before;
	const formerUrl = before === undefined ? undefined : readRecord(before)?.base_url;
	const places = { root, folder, live: live ?? plainRelease(out), published, cache };
	const report = new Report({
		write: (text) => void process.stdout.write(text),
		isTerminal: process.stdout.isTTY,
		isJson: json,
	});
	const { baseUrl, content, inputs, warnings, ...totals } = await makeRelease(settings, places, report, full);
	if (!totals.unchanged) {
		const extras = namesOf(settings.EXTRAS);
		await report.stage('publish', () => publish({ folder, out, root, plain, content, inputs, extras, baseUrl }));
	}
	report.end(totals, settings.OUT_DIR);
	if (formerUrl !== undefined && formerUrl !== baseUrl) {
		console.warn(`The address of the site is \`${baseUrl}\` now; it was \`${formerUrl}\`. \`SITE_URL\` sets it.`);
	}
	for (const line of warningSummary(warnings.all, warnings.known)) console.warn(line);
});
process.exit();

/** A release in the place of the link, as Netlify publishes it, whose files can be reused. */
function plainRelease(out: string): string | undefined {
	return hasLedger(out) ? out : undefined;
}

/** To the server that started this build, if one did and is still there. */
async function reportNotNeeded(notNeeded: string): Promise<void> {
	if (process.connected) await new Promise((sent) => process.send?.({ notNeeded }, sent));
}
