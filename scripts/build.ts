/** `npm run build`: content in, checked; files out, verified; then live in one step. */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { handOver, loadCatalog } from '../src/catalog/load.ts';
import { readBuildSettings } from '../src/settings/build-settings.ts';
import { drawPictures } from './build/images/draw-pictures.ts';
import { writeManifest } from './build/manifest.ts';
import { checkOutput, publish } from './build/publish.ts';
import { writeRedirects } from './build/redirects.ts';
import { render } from './build/render.ts';
import { renderAhead } from './build/render-ahead.ts';
import { everyFewSeconds, Report } from './build/report.ts';
import { requireContent } from './build/require-content.ts';
import { enterWorkplace } from './build/workplace.ts';
import { run } from './exit-with-sentence.ts';
import { verifyRelease } from './verify/verify-release.ts';

await run(async () => {
	const settings = readBuildSettings(process.env);
	const root = resolve(import.meta.dirname, '..');
	const out = resolve(settings.OUT_DIR);
	requireContent(settings.CONTENT_DIR);
	checkOutput(out, root);
	const report = new Report();
	const { folder, cache, leave } = await enterWorkplace(root);
	try {
		// Read inside, so that of two builds the later one never publishes the older content.
		const catalog = await report.stage('content', () =>
			loadCatalog({
				contentDir: settings.CONTENT_DIR,
				date: settings.CATALOG_DATE,
				builtAt: settings.SOURCE_DATE_EPOCH,
				baseUrl: settings.SITE_URL,
				extras: settings.EXTRAS,
			}),
		);
		handOver(catalog);
		const stop = everyFewSeconds(
			() => `Rendering: ${countProducts(folder)} of ${3 * catalog.products.length} product files.`,
		);
		const endAhead = renderAhead(catalog.products.flatMap(({ description }) => description ?? []));
		await report
			.stage('render', () => render(root, folder, cache))
			.finally(stop)
			.finally(endAhead);
		let drawn = '';
		const stopDrawing = everyFewSeconds(() => `Drawing: ${drawn} pictures.`);
		const onDone = (done: number, all: number) => {
			drawn = `${done} of ${all}`;
		};
		await report
			.stage('images', () => drawPictures(catalog, { client: join(folder, 'client'), cache, onDone }))
			.finally(stopDrawing);
		writeRedirects(folder);
		const sizes = await report.stage('manifest', () => writeManifest(folder, catalog.base_url));
		await report.stage('verify', () => verifyRelease(join(folder, 'client')));
		await report.stage('publish', () => publish({ folder, out, root, plain: settings.NETLIFY === 'true' }));
		console.log(report.summary(sizes, settings.OUT_DIR));
	} finally {
		leave();
	}
});

function countProducts(folder: string): number {
	return ['products', 'api/products']
		.map((name) => join(folder, 'client', name))
		.reduce((sum, path) => sum + (existsSync(path) ? readdirSync(path).length : 0), 0);
}
