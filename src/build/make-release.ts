import { join } from 'node:path';
import type { Catalog } from '../catalog/catalog.ts';
import { setCatalog } from '../catalog/current-catalog.ts';
import type { BuildSettings } from '../config/build-settings.ts';
import type { Warning } from '../content/issue.ts';
import { verifyRelease } from '../verify/verify-release.ts';
import { VerifyError } from '../verify/violation.ts';
import { checkBuiltLinks } from './check/check-built-links.ts';
import { type CheckedContent, checkContent } from './check/check-content.ts';
import { compressFiles } from './compress.ts';
import { drawPictures, picturesOf } from './images/draw-pictures.ts';
import type { Picture } from './images/picture.ts';
import { hashInputs, isMadeOf } from './inputs.ts';
import { readTotals, writeManifest } from './manifest.ts';
import { manifestFile } from './manifest-path.ts';
import { listPageFiles, type PageFile } from './pages/list-page-files.ts';
import { type PageBundle, preparePageBundle } from './pages/page-bundle.ts';
import { renderPages } from './pages/render-pages.ts';
import { type FixedFile, filesOfBundle, publicFiles, textFile } from './release/fixed-files.ts';
import { ReleaseUpdate, type UpdateCounts } from './release/release-update.ts';
import { copyServer, hasServer } from './release/server-folder.ts';
import type { FileStats } from './release-stats.ts';
import type { Report } from './report.ts';
import { headerLines, redirectLines, redirectsPath } from './static-rules.ts';

export interface ReleasePlaces {
	/** The checkout. */
	readonly root: string;
	/** Where the release is made: an old one, or nothing. */
	readonly folder: string;
	/** The live release, of which files can be taken; `undefined` when there is none. */
	readonly live: string | undefined;
	/** The release at the output, which is kept where a build would make the same; `undefined` when there is none. */
	readonly published?: string | undefined;
	/** The build cache. */
	readonly cache: string;
}

export interface MadeRelease extends UpdateCounts {
	readonly baseUrl: string;
	/** SHA-256 of the content that it was made of. */
	readonly content: string;
	/** SHA-256 of everything that it was made of. */
	readonly inputs: string;
	/** Whether it is the published release, as it was; then nothing was made in the folder. */
	readonly unchanged: boolean;
	readonly files: number;
	readonly bytes: number;
	/** What was found of each file before it was verified, by path. */
	readonly stats: ReadonlyMap<string, FileStats>;
	readonly warnings: {
		/** With those about links that only the written files could tell. */
		readonly all: readonly Warning[];
		/** Those that the content alone tells, as `npm run check` does. */
		readonly known: readonly Warning[];
	};
}

/**
 * Makes a release in a folder, from the content to its verification, of what earlier builds have left where that is sound.
 *
 * @throws {ContentError} with every issue of the content.
 * @throws {VerifyError} with every violation of the output.
 */
export async function makeRelease(
	settings: BuildSettings,
	places: ReleasePlaces,
	report: Report,
): Promise<MadeRelease> {
	try {
		return await make(settings, places, report, false);
	} catch (error) {
		if (!foundDamage(error)) throw error;
		console.warn('A file that an earlier build has left is damaged. Everything is built again.');
		return make(settings, places, report, true);
	}
}

/** The same, of nothing that earlier builds have left. */
export const makeFullRelease: typeof makeRelease = (settings, places, report) => make(settings, places, report, true);

/** Whether a file was kept that is not what it was when it was written, as a bad disk leaves it. */
const foundDamage = (error: unknown): boolean =>
	error instanceof VerifyError && error.violations.some(({ isDamaged }) => isDamaged);

async function make(
	settings: BuildSettings,
	{ root, folder, live, published, cache }: ReleasePlaces,
	report: Report,
	full: boolean,
): Promise<MadeRelease> {
	// In a process of its own while this one reads the content. The stage after that has its error.
	const bundling = preparePageBundle(root, cache, full);
	bundling.catch(() => {});
	const checked = await report.stage('content', () => {
		const found = readContent(settings);
		report.count('products', found.catalog.products.length);
		return found;
	});
	const { catalog } = checked;
	const bundle = await report.stage('bundle', () => bundling);
	const fixed = publicFiles(root);
	const inputs = hashInputs({ settings, fixed, content: checked.hash, code: bundle.code });
	const facts = full ? undefined : join(cache, 'verify');
	if (!full && published !== undefined && isMadeOf(published, inputs) && hasServer(bundle, published)) {
		const isSound = await report.stage('verify', () => isVerified(join(published, 'client'), facts));
		if (isSound) return unchangedRelease(checked, inputs, published);
	}
	const compressed = settings.EXTRAS.compressed && settings.NETLIFY !== 'true';
	const { update, pictures, missing } = await report.stage('plan', async () => {
		const update = new ReleaseUpdate({ folder, live, full, compressed });
		const pictures = picturesOf(catalog);
		const pages = await listReleasePages(catalog, bundle, root);
		const assets = filesOfBundle(bundle);
		const rules = [textFile(redirectsPath, redirectLines(catalog)), textFile('/_headers', headerLines(assets))];
		const files = [...pages, ...assets, ...fixed, ...rules, manifestFile, ...pictures];
		const missing = update.begin<PageFile | FixedFile | typeof manifestFile | Picture>(files);
		report.count('kept', update.counts.kept);
		report.count('removed', update.counts.removed);
		return { update, pictures, missing };
	});
	await report.stage('render', () => {
		const pages = missing.filter((file) => 'component' in file);
		report.count('rendered', pages.length);
		return renderPages(pages, bundle, update, report.progress('Rendering', pages.length));
	});
	await report.stage('images', async () => {
		const cards = missing.filter((file) => 'draw' in file);
		const onDone = report.progress('Drawing', cards.length);
		report.count('drawn', await drawPictures(pictures, cards, { cache, fresh: full, update, onDone }));
	});
	const sizes = await report.stage('manifest', () => {
		for (const file of missing) if ('read' in file) update.write(file.path, file.read());
		copyServer(bundle, folder);
		return writeManifest(update, catalog.base_url);
	});
	if (compressed) {
		await report.stage('compress', async () => {
			const counts = await compressFiles(update.client, update.files.values());
			report.count('compressed', counts.written);
			report.count('kept', counts.kept);
		});
	}
	update.finish();
	const all = await report.stage('links', () => checkBuiltLinks(checked, update.client));
	await report.stage('verify', () => {
		const onProgress = report.progress('Verifying', sizes.files);
		return verifyRelease(update.client, { facts, onProgress });
	});
	return {
		baseUrl: catalog.base_url,
		content: checked.hash,
		inputs,
		unchanged: false,
		...sizes,
		...update.counts,
		stats: update.files,
		warnings: { all, known: checked.warnings },
	};
}

/** Whether nothing is wrong in a release that was verified before. */
async function isVerified(client: string, facts: string | undefined): Promise<boolean> {
	try {
		await verifyRelease(client, { facts });
		return true;
	} catch (error) {
		if (error instanceof VerifyError) return false;
		throw error;
	}
}

/** What making it again would tell. */
function unchangedRelease(checked: CheckedContent, inputs: string, published: string): MadeRelease {
	const totals = readTotals(published);
	return {
		baseUrl: checked.catalog.base_url,
		content: checked.hash,
		inputs,
		unchanged: true,
		...totals,
		written: 0,
		kept: totals.files,
		removed: 0,
		stats: new Map(),
		warnings: { all: checkBuiltLinks(checked, join(published, 'client')), known: checked.warnings },
	};
}

function readContent(settings: BuildSettings): CheckedContent {
	const checked = checkContent({
		contentDir: settings.CONTENT_DIR,
		date: settings.CATALOG_DATE,
		builtAt: settings.SOURCE_DATE_EPOCH,
		baseUrl: settings.SITE_URL,
		hasImages: settings.EXTRAS.images,
	});
	// Looks for the warnings now: all of the content would stay in memory until then.
	return { ...checked, warnings: checked.warnings };
}

async function listReleasePages(catalog: Catalog, bundle: PageBundle, root: string): Promise<PageFile[]> {
	const pages: PageFile[] = [];
	setCatalog(catalog);
	try {
		for await (const page of listPageFiles(bundle, root)) pages.push(page);
	} finally {
		// From here on a page has nothing but its props.
		setCatalog(undefined);
	}
	return pages;
}
