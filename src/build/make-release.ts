/** The pipeline of a build: read, content, bundle, plan, render (with pictures), manifest, verify. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Catalog } from '../catalog/catalog.ts';
import { setCatalog } from '../catalog/current-catalog.ts';
import { once } from '../catalog/once.ts';
import { type BuildSettings, rateLimitKind } from '../config/build-settings.ts';
import { type ReadAhead, readAhead } from '../content/content-folder.ts';
import { whileListed } from '../content/read-content.ts';
import { loadSite } from '../content/read-single-files.ts';
import { sourceFile } from '../places.ts';
import type { PolicyAdditions } from '../urls/policy.ts';
import { isServed, isStatic } from '../urls/static-host.ts';
import { UserError } from '../user-error.ts';
import { type VerifyOptions, verifyRelease } from '../verify/verify-release.ts';
import { type CheckedContent, checkContent } from './check/check-content.ts';
import { warningSummary } from './check/output.ts';
import { sha256 } from './files.ts';
import { type FixedFile, filesOfBundle, hostRules, lastOfEach, ownSchema, publicFiles } from './fixed-files.ts';
import { drawAhead, drawPictures, picturesOf } from './images/draw-pictures.ts';
import { type Picture, PictureCache } from './images/picture-cache.ts';
import { type Ledger, readLedger } from './ledger.ts';
import { isUntouched, manifestEntry, writeManifest } from './manifest.ts';
import { onDemandRoutes } from './own-parts.ts';
import { codeOf, type PageBundle, preparePageBundle } from './pages/bundle.ts';
import { listPageFiles, type PageFile } from './pages/list-page-files.ts';
import { renderPages } from './pages/render.ts';
import { policyOf } from './policy.ts';
import { type ReleaseFile, ReleaseUpdate, type UpdateCounts } from './release-update.ts';
import { type ReleaseRecord, readRecord } from './releases.ts';
import type { Report } from './report.ts';
import { type ServerFacts, serverFacts, writeServerFiles } from './server-files.ts';

export interface ReleasePlaces {
	/** The checkout. */
	readonly root: string;
	/** Where the release is made: an old one, or nothing. */
	readonly folder: string;
	/** The release whose unchanged files are linked; `undefined` when there is none. */
	readonly live: string | undefined;
	/** The live release of the output, which is kept if a build would make the same; `undefined` when there is none. */
	readonly published?: string | undefined;
	/** The build cache. */
	readonly cache: string;
}

interface ReleaseFacts {
	readonly baseUrl: string;
	/** Who counts requests. */
	readonly rate_limit: string;
	/** SHA-256 of the content that it was made of. */
	readonly content: string;
	/** SHA-256 of everything that it was made of. */
	readonly inputs: string;
	/** What is printed of the warnings about the content. */
	readonly warnings: readonly string[];
}

export interface MadeRelease extends ReleaseFacts, UpdateCounts {
	/** Whether the published release stays as it is; then nothing was made in the folder. */
	readonly unchanged: boolean;
	readonly files: number;
	readonly bytes: number;
}

interface MakeOptions {
	/** Whether to ignore the files of earlier builds. */
	readonly full: boolean;
	/** SHA-256 of content that was rolled back and must not be published again. */
	readonly refused?: string | null | undefined;
}

/**
 * Makes a release in a folder, from the content to its verification. Verified files of earlier builds are reused.
 *
 * @throws {ContentError} with every issue of the content.
 * @throws {VerifyError} with every violation of the output.
 * @throws {UserError} when the content is refused.
 */
export async function makeRelease(
	settings: BuildSettings,
	places: ReleasePlaces,
	report: Report,
	options: MakeOptions,
): Promise<MadeRelease> {
	const plan = await planRelease(settings, places, report, options);
	if ('unchanged' in plan) return plan;
	const { update, bundle, board, pages, pictures, others, baseUrl, verifyOptions, ...facts } = plan;
	await report.stage('render', async () => {
		report.count('rendered', pages.length);
		const { cache, all, missing } = pictures;
		const before = cache.drawn;
		const work = [renderPages(pages, bundle, update), drawPictures(all, missing, { cache, update })];
		// Both have ended then, so that nothing is written after an error.
		for (const end of await Promise.allSettled(work)) if (end.status === 'rejected') throw end.reason;
		report.count('drawn', cache.drawn - before);
	});
	await report.stage('manifest', () => {
		for (const file of others) update.write(file.path, file.read());
		writeManifest(update, baseUrl);
		writeServerFiles(places.folder, bundle.folder, board);
	});
	await report.stage('verify', () => {
		report.count('kept', update.sound.size);
		verifyRelease(update.client, { ...verifyOptions, sound: update.sound });
	});
	update.finish();
	return { ...facts, baseUrl, unchanged: false, ...totalsOf(update.files), ...update.counts };
}

/**
 * What is to be made. It holds nothing of the content but what missing pages and pictures show: the content of a large catalog
 * takes hundreds of megabytes, which rendering needs.
 */
interface ReleasePlan extends ReleaseFacts {
	readonly update: ReleaseUpdate;
	readonly bundle: PageBundle;
	readonly board: ServerFacts;
	/** Missing pages. */
	readonly pages: PageFile[];
	readonly pictures: {
		readonly cache: PictureCache;
		readonly all: readonly Picture[];
		readonly missing: readonly Picture[];
	};
	/** The other missing files. */
	readonly others: readonly FixedFile[];
	readonly verifyOptions: VerifyOptions;
}

async function planRelease(
	settings: BuildSettings,
	{ root, folder, live, published, cache }: ReleasePlaces,
	report: Report,
	{ full, refused }: MakeOptions,
): Promise<ReleasePlan | MadeRelease> {
	// A child process makes the bundle while this one reads the content. The stage below throws its error.
	const { bundle, making } = preparePageBundle({ root, contentDir: settings.CONTENT_DIR, cache }, full);
	making?.catch(() => {});
	const ahead = await report.stage('read', () => whileListed(() => readAhead(settings.CONTENT_DIR)));
	const inPublic = publicFiles();
	const inputs = hashInputs({ settings, fixed: inPublic, content: ahead.hash, code: bundle.code });
	const former = full || published === undefined ? undefined : recordOf(published, inputs);
	if (former && published !== undefined && former.content !== refused) {
		await making;
		return unchangedRelease(former, published, settings);
	}
	const checked = await report.stage('content', () => readContent(settings, ahead, report));
	const { catalog } = checked;
	if (checked.hash === refused) {
		throw new UserError('This content was rolled back. Change it, or run `npm run build` to publish it anyway.');
	}
	const pictureCache = new PictureCache(join(cache, 'images'), full);
	const pictures = once(() => picturesOf(catalog, bundle.code));
	await report.stage('bundle', async () => {
		if (!making) return;
		await Promise.all([making, drawAhead(pictures(), pictureCache, making)]);
		report.count('drawn', pictureCache.drawn);
	});
	const fixed = lastOfEach([...inPublic, ...ownSchema(catalog), ...checked.font.files]);
	const { base_url: baseUrl, rate_limit } = catalog;
	// Not at the end, because all of the content would stay in memory until then.
	const warnings = warningSummary(checked.warnings);
	const facts = { baseUrl, rate_limit, content: checked.hash, inputs, warnings };
	const verifiedWith = `${bundle.code} ${baseUrl} ${isStatic(catalog.site)}`;
	return report.stage('plan', async () => {
		const update = new ReleaseUpdate({ folder, live: full ? undefined : live, verifiedWith });
		const all = pictures();
		const policy = await policyOf(catalog.site, codeOf(bundle));
		const missing = update.begin([...(await listReleaseFiles(catalog, bundle, fixed, policy)), ...all]);
		report.count('kept', update.counts.kept);
		report.count('removed', update.counts.removed);
		return {
			...facts,
			update,
			bundle,
			board: serverFacts(bundle.code, catalog, policy),
			pages: missing.filter((file) => 'component' in file),
			pictures: { cache: pictureCache, all, missing: missing.filter((file) => 'draw' in file) },
			others: missing.filter((file) => 'read' in file),
			verifyOptions: verifyOptionsOf(checked),
		};
	});
}

/** Everything that decides about the files of a release, but the instant of its build when that is not given. */
export interface Inputs {
	readonly settings: BuildSettings;
	readonly fixed: readonly ReleaseFile[];
	/** SHA-256 of the content folder. */
	readonly content: string;
	/** SHA-256 of the code. */
	readonly code: string;
}

export function hashInputs({ settings, fixed, content, code }: Inputs): string {
	const { SITE_URL, CATALOG_DATE, SOURCE_DATE_EPOCH, EXTRAS } = settings;
	const files = fixed.map(({ path, key }) => [path, key]);
	const facts = [SITE_URL, CATALOG_DATE, SOURCE_DATE_EPOCH, EXTRAS, rateLimitKind(settings)];
	return sha256(JSON.stringify([content, code, files, ...facts]));
}

/** What is known of a verified release that was made of the same inputs, if its folder holds what it held then. */
function recordOf(release: string, inputs: string): ReleaseRecord | undefined {
	const record = readRecord(release);
	return record?.inputs === inputs && isUntouched(release) ? record : undefined;
}

/** Every file of a release but pictures. */
async function listReleaseFiles(
	catalog: Catalog,
	bundle: PageBundle,
	fixed: readonly FixedFile[],
	policy: PolicyAdditions | undefined,
) {
	const pages = await listReleasePages(catalog, bundle);
	const assets = [...filesOfBundle(bundle), ...fixed.filter(({ path }) => path.startsWith('/_astro/'))];
	// Published in another form: a photo may say where it was taken.
	const made = [catalog.site.image, ...(catalog.site.font?.files ?? [])];
	const others = fixed.filter((file) => !assets.includes(file) && !made.includes(file.path));
	return [...pages, ...assets, ...others, ...hostRules(catalog, assets, policy), manifestEntry];
}

const verifyOptionsOf = (checked: CheckedContent): VerifyOptions => ({
	hidden: hiddenProducts(checked),
	mayMissElements: isProseOf(checked.catalog),
	isStatic: isStatic(checked.catalog.site),
	onDemandRoutes: onDemandRoutes(),
});

/** Slugs that no file may name: of products that are not published, but for those that a published text or the contract names. */
function hiddenProducts({ content, catalog }: CheckedContent): Set<string> {
	const shown = new Set(catalog.products.map(({ slug }) => slug));
	const [published, others] = [true, false].map((is) => content.products.filter(({ slug }) => shown.has(slug) === is));
	const contract = readFileSync(sourceFile('src/contract/openapi.yaml'), 'utf8');
	const texts = [...(published ?? []), ...content.launchPeriods, ...content.categories, ...content.pages].map(
		({ body }) => body,
	);
	const linked = new Set(
		[contract, ...texts].flatMap((text) => Array.from(text.matchAll(productPath), ([, slug]) => slug)),
	);
	return new Set(others?.map(({ slug }) => slug).filter((slug) => !linked.has(slug)));
}

const productPath = /\/products\/([a-z0-9-]+)/g;

/** Files of the editors' own prose, whose links to headings that do not exist are warned about. */
function isProseOf({ pages }: Catalog): (file: string) => boolean {
	const prose = new Set(pages.map(({ slug }) => `/${slug}`));
	return (file) => prose.has(file.replace(/\.(?:html|md)$/, ''));
}

/** What a build reports that leaves the published release as it is. */
function unchangedRelease(record: ReleaseRecord, published: string, settings: BuildSettings): MadeRelease {
	const { base_url: baseUrl, content, inputs, warnings = [] } = record;
	const rate_limit = isStatic(loadSite(settings.CONTENT_DIR)) ? 'none' : rateLimitKind(settings);
	const totals = totalsOf(readLedger(published)?.files ?? new Map());
	const counts = { ...totals, written: 0, kept: totals.files, removed: 0 };
	return { baseUrl, content, inputs, warnings, rate_limit, unchanged: true, ...counts };
}

const totalsOf = (files: Ledger['files']) => ({
	files: files.size,
	bytes: [...files.values()].reduce((sum, { size }) => sum + size, 0),
});

/** With this many products or more, the memory of a machine limits what it can build. */
const largeCatalog = 20_000;

function readContent(settings: BuildSettings, ahead: ReadAhead, report: Report): CheckedContent {
	const checked = checkContent({
		ahead,
		contentDir: settings.CONTENT_DIR,
		date: settings.CATALOG_DATE,
		builtAt: settings.SOURCE_DATE_EPOCH,
		baseUrl: settings.SITE_URL,
		hasImages: settings.EXTRAS === 'images',
		rateLimit: rateLimitKind(settings),
	});
	const { length } = checked.catalog.products;
	report.count('products', length);
	// Garbage is collected more often, so that a build of 50,000 products takes a sixth less memory.
	if (length >= largeCatalog) setFlagsFromString('--heap-growing-percent=30');
	return checked;
}

async function listReleasePages(catalog: Catalog, bundle: PageBundle): Promise<PageFile[]> {
	const pages: PageFile[] = [];
	setCatalog(() => catalog);
	try {
		for await (const page of listPageFiles(bundle, catalog.base_url))
			if (isServed(catalog.site, page.path)) pages.push(page);
	} finally {
		// From here on, a page has only its props.
		setCatalog(undefined);
	}
	return pages;
}
