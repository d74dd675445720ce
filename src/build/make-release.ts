import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setCatalog } from '../catalog/current-catalog.ts';
import type { BuildSettings } from '../config/build-settings.ts';
import type { Warning } from '../content/issue.ts';
import { verifyRelease } from '../verify/verify-release.ts';
import { checkBuiltLinks, checkContent } from './check/check-content.ts';
import { drawPictures } from './images/draw-pictures.ts';
import { writeManifest } from './manifest.ts';
import { writeRedirects } from './redirects.ts';
import { render } from './render.ts';
import { fillRenderCache } from './render-cache.ts';
import { everyFewSeconds, type Report } from './report.ts';

export interface ReleasePlaces {
	/** The checkout. */
	readonly root: string;
	/** Where the release is made; does not exist yet. */
	readonly folder: string;
	readonly cache: string;
}

export interface MadeRelease {
	readonly baseUrl: string;
	readonly files: number;
	readonly bytes: number;
	readonly warnings: {
		/** With those about links that only the written files could tell. */
		readonly all: readonly Warning[];
		/** Those that the content alone tells, as `npm run check` does. */
		readonly known: readonly Warning[];
	};
}

/**
 * Makes a release in a folder, from the content to its verification.
 *
 * @throws {ContentError} with every issue of the content.
 * @throws {VerifyError} with every violation of the output.
 */
export async function makeRelease(
	settings: BuildSettings,
	{ root, folder, cache }: ReleasePlaces,
	report: Report,
): Promise<MadeRelease> {
	const client = join(folder, 'client');
	const checked = await report.stage('content', () =>
		checkContent({
			contentDir: settings.CONTENT_DIR,
			date: settings.CATALOG_DATE,
			builtAt: settings.SOURCE_DATE_EPOCH,
			baseUrl: settings.SITE_URL,
			extras: settings.EXTRAS,
		}),
	);
	const { catalog } = checked;
	setCatalog(catalog);
	const stop = everyFewSeconds(
		() => `Rendering: ${countProducts(client)} of ${3 * catalog.products.length} product files.`,
	);
	const endAhead = fillRenderCache(catalog.products.flatMap(({ description }) => description ?? []));
	await report
		.stage('render', () => render(root, folder, cache))
		.finally(stop)
		.finally(endAhead);
	let drawn = '';
	const stopDrawing = everyFewSeconds(() => `Drawing: ${drawn} pictures.`);
	const onDone = (done: number, all: number) => {
		drawn = `${done} of ${all}`;
	};
	await report.stage('images', () => drawPictures(catalog, { client, cache, onDone })).finally(stopDrawing);
	writeRedirects(folder);
	const sizes = await report.stage('manifest', () => writeManifest(folder, catalog.base_url));
	const all = await report.stage('links', () => checkBuiltLinks(checked, client));
	await report.stage('verify', () => verifyRelease(client));
	return { baseUrl: catalog.base_url, ...sizes, warnings: { all, known: checked.warnings } };
}

function countProducts(client: string): number {
	return ['products', 'api/products']
		.map((name) => join(client, name))
		.reduce((sum, path) => sum + (existsSync(path) ? readdirSync(path).length : 0), 0);
}
