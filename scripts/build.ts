/** `npm run build`: content in, checked; files out, verified; then live in one step. */
import { resolve } from 'node:path';
import { readBuildSettings } from '../src/config/build-settings.ts';
import { hashContent } from './build/content-hash.ts';
import { makeRelease } from './build/make-release.ts';
import { readOccasion, reasonNotToBuild } from './build/occasion.ts';
import { checkOutput, publish } from './build/publish.ts';
import { outputAt } from './build/release-folders.ts';
import { Report } from './build/report.ts';
import { requireContent } from './build/require-content.ts';
import { requireOpenFiles } from './build/require-open-files.ts';
import { enterWorkplace } from './build/workplace.ts';
import { warningSummary } from './check/print-warnings.ts';
import { run } from './exit-with-sentence.ts';

await run('build', async () => {
	const settings = readBuildSettings(process.env);
	const occasion = readOccasion(process.argv.slice(2));
	const root = resolve(import.meta.dirname, '..');
	const out = resolve(settings.OUT_DIR);
	requireOpenFiles();
	requireContent(settings.CONTENT_DIR);
	checkOutput(out, root);
	const { folder, cache, leave } = await enterWorkplace(root);
	// Not before: after a page that failed, Astro writes others.
	process.once('exit', leave);
	// Read inside, so that of two builds the later one never publishes the older content; the hash first, so that a
	// change between the two is not taken for built.
	const content = hashContent(settings.CONTENT_DIR);
	const reason = reasonNotToBuild(occasion, outputAt(out, root), content);
	if (reason !== undefined) {
		console.log(reason);
		await sayNeedless(reason);
		return;
	}
	const report = new Report();
	const { baseUrl, warnings, ...sizes } = await makeRelease(settings, { root, folder, cache }, report);
	const plain = settings.NETLIFY === 'true';
	await report.stage('publish', () => publish({ folder, out, root, plain, content, baseUrl }));
	console.log(report.summary(sizes, settings.OUT_DIR));
	for (const line of warningSummary(warnings.all, warnings.known)) console.warn(line);
});
process.exit();

/** To the server that started this build, if one did and is still there. */
async function sayNeedless(needless: string): Promise<void> {
	if (process.connected) await new Promise((sent) => process.send?.({ needless }, sent));
}
