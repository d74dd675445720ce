/**
 * Inspects a finished build before it goes live. It reads the contract and the files, and shares no code with what
 * wrote them, so that a fault of that code is found.
 *
 * What can be said of a file alone is found out once for its bytes; what files say of each other is compared in every
 * release, from what was found out.
 */
import { checkCompressed } from './check-compressed.ts';
import { checkContract, publishedContract, readBaseUrl } from './check-contract.ts';
import { checkCorrections } from './check-corrections.ts';
import { checkDiscovery } from './check-discovery.ts';
import { checkExports } from './check-exports.ts';
import { checkFacets } from './check-facets.ts';
import { checkFeeds } from './check-feeds.ts';
import { checkLaunchPeriodList, checkRankings } from './check-launch-periods.ts';
import { checkLookups } from './check-lookups.ts';
import { checkManifest, isPlainManifest, manifestFile } from './check-manifest.ts';
import { checkPaths } from './check-paths.ts';
import { checkPictures } from './check-pictures.ts';
import { checkProductLists } from './check-product-lists.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkReference, referenceFiles } from './check-reference.ts';
import { checkSchemas, schemaFiles } from './check-schemas.ts';
import { checkSearch } from './check-search.ts';
import { checkSitemap } from './check-sitemap.ts';
import { checkStatus } from './check-status.ts';
import { readContract } from './contract.ts';
import { FactsStore } from './facts/facts-store.ts';
import { hashLength, startOf } from './facts/release-facts.ts';
import { type Inspection, inspectRelease, type OnProgress } from './inspect/inspect-release.ts';
import { PublishedFiles } from './published-files.ts';
import { canonicalPages, readResources } from './resources.ts';
import { type Report, VerifyError, type Violation } from './violation.ts';

export interface VerifyOptions {
	/** Folder in which verify remembers what it found out, so that it reads only files that have changed. */
	readonly facts?: string | undefined;
	readonly onProgress?: OnProgress | undefined;
}

/**
 * @param folder - The published folder, `dist/client`.
 * @throws {VerifyError} with every violation.
 */
export async function verifyRelease(folder: string, { facts, onProgress }: VerifyOptions = {}): Promise<void> {
	const files = new PublishedFiles(folder);
	const baseUrl = readBaseUrl(files);
	const store =
		facts !== undefined && baseUrl !== undefined ? new FactsStore(facts, folder, files, baseUrl) : undefined;
	const inspection = await inspectRelease(files, baseUrl, store?.load(), onProgress ?? (() => {}));
	const violations: Violation[] = [];
	const report: Report = (violation) => void violations.push(violation);
	const held = checkCompressed(files, inspection, store?.loadVariants(), report);
	if (!inspection.isKnownRelease) compare(files, inspection, baseUrl, report);
	if (violations.length > 0) throw new VerifyError(violations);
	if (!inspection.isKnownRelease) store?.saveFacts(inspection);
	store?.saveStats(inspection.hashes, held);
}

/** Reports what is wrong with files, and between them. */
function compare(files: PublishedFiles, inspection: Inspection, baseUrl: string | undefined, report: Report): void {
	const { document } = readContract();
	const faults = [...inspection.faults.values()];
	const entryOf = entriesOf(inspection);
	// Parsing it takes longer than all other comparisons.
	const isPlain = baseUrl !== undefined && isPlainManifest(files, baseUrl, entryOf);
	if (!inspection.isKnown(publishedContract)) checkContract(files, document, report);
	for (const violation of bodyFaults(files, inspection, isPlain)) report(violation);
	checkPaths(files, Object.keys(Object(document).paths), report);
	// Lists are compared with resources, so that one broken resource would be reported once for each list it is in.
	if (!faults.some(({ isUnsound }) => isUnsound)) compareResources(files, inspection, baseUrl, report);
	if (baseUrl !== undefined) {
		for (const { links } of faults) links.forEach(report);
		checkSitemap(files, { baseUrl, pages: canonicalPages(inspection, baseUrl) }, report);
		checkDiscovery(files, baseUrl, report);
	}
	if (!inspection.isKnown(...referenceFiles)) checkReference(files, document, report);
	if (!inspection.isKnown(...schemaFiles)) checkSchemas(files, report);
	for (const { hidden } of faults) hidden.forEach(report);
	checkRedirects(files, report);
	if (!isPlain) checkManifest(files, baseUrl, entryOf, report);
}

/** What is wrong with bodies, in the order of their files. The manifest is parsed here where nothing else has shown it to be JSON. */
function bodyFaults(files: PublishedFiles, inspection: Inspection, isPlain: boolean): Violation[] {
	const found = [...inspection.faults].map(([row, { body }]) => ({ row, body }));
	const row = files.paths.rowOf(manifestFile);
	if (!isPlain && row !== undefined) {
		const body: Violation[] = [];
		files.json(manifestFile, (violation) => void body.push(violation));
		found.push({ row, body });
	}
	return found.sort((one, other) => one.row - other.row).flatMap(({ body }) => body);
}

/** Reports what resources say of each other. */
function compareResources(
	files: PublishedFiles,
	inspection: Inspection,
	baseUrl: string | undefined,
	report: Report,
): void {
	const { facts } = readContract();
	const { products, launchPeriods, listed, similar, exported } = readResources(files, inspection);
	const listOf = (file: string) => inspection.details.get(files.paths.rowOf(file) ?? -1)?.list;
	const reportPicture = (file: string) => inspection.faults.get(files.paths.rowOf(file) ?? -1)?.picture.forEach(report);
	checkProductLists(files, products, listed, facts, listOf, report);
	checkExports(files, products, exported, report);
	checkLookups(files, products, report);
	checkSearch(files, products, report);
	checkLaunchPeriodList(files, launchPeriods, facts, report);
	const correctedWeeks = checkCorrections(files, { products, launchPeriods }, report);
	let areRanked = true;
	const reportRanking: Report = (violation) => {
		areRanked = false;
		report(violation);
	};
	for (const [slug, period] of launchPeriods) {
		const corrected = correctedWeeks.get(slug)?.products ?? new Set();
		checkRankings(`/api/launch_periods/${slug}.json`, period, { ...facts, products, corrected }, reportRanking);
	}
	// What is wrong with a leaderboard would be reported once more for each file that repeats it.
	const ranked = areRanked ? launchPeriods : undefined;
	const hasLink = baseUrl === undefined ? () => true : linksOf(inspection);
	checkFacets(files, { products, launchPeriods: ranked, similar, hasLink }, report);
	checkPictures(files, products, launchPeriods, reportPicture, report);
	checkFeeds(files, { baseUrl, products, launchPeriods, correctedWeeks }, report);
	checkStatus(files, { version: facts.version, baseUrl, products, launchPeriods }, report);
}

/** Whether a file has a link to another one. Which links are our own is known by the address of the site alone. */
function linksOf({ paths, needs }: Inspection) {
	return (file: string, other: string): boolean => {
		const [row, target] = [paths.rowOf(file), paths.rowOf(other)];
		if (row === undefined || target === undefined) return false;
		return needs.rows.subarray(startOf(needs, row), needs.ends[row]).includes(target);
	};
}

/** Size and hash of each file, as the manifest lists them. */
function entriesOf({ paths, sizes, hashes }: Inspection) {
	return (row: number) => ({
		path: paths.list[row] ?? '',
		size: sizes[row] ?? 0,
		sha256: hashes.toString('hex', row * hashLength, (row + 1) * hashLength),
	});
}
