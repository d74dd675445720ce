/**
 * Inspects a finished build before it goes live. It reads the contract and the files, and shares no code with what
 * wrote them, so that a fault of that code is found.
 */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { checkDiscovery } from './check-discovery.ts';
import { checkExports } from './check-exports.ts';
import { checkFeeds } from './check-feeds.ts';
import { checkHidden } from './check-hidden.ts';
import { checkLaunchPeriodList, checkRankings, type Leaderboard } from './check-launch-periods.ts';
import { checkLinks } from './check-links.ts';
import { checkLookups } from './check-lookups.ts';
import { checkManifest } from './check-manifest.ts';
import { checkPictures } from './check-pictures.ts';
import { checkProductLists, type Resource } from './check-product-lists.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkReference } from './check-reference.ts';
import { checkSearch } from './check-search.ts';
import { checkSitemap } from './check-sitemap.ts';
import { checkStatus } from './check-status.ts';
import { checkUrls } from './check-urls.ts';
import { type ContractPath, contractFacts, contractPaths } from './contract-schemas.ts';
import { PublishedFiles } from './published-files.ts';
import { type Report, VerifyError, type Violation } from './violation.ts';

const contractFile = new URL('../contract/openapi.yaml', import.meta.url);

interface Contract {
	/** The OpenAPI document, parsed. */
	readonly document: unknown;
	readonly paths: readonly ContractPath[];
}

let known: Contract | undefined;

/** Read and compiled once, which takes longer than to inspect a small release. */
function readContract(): Contract {
	const document: unknown = parse(readFileSync(contractFile, 'utf8'));
	return { document, paths: contractPaths(document) };
}

/**
 * @param folder - The published folder, `dist/client`.
 * @throws {VerifyError} with every violation.
 */
export function verifyRelease(folder: string): void {
	const violations: Violation[] = [];
	const report = (violation: Violation): void => void violations.push(violation);
	const files = new PublishedFiles(folder);
	known ??= readContract();
	const { document: contract, paths } = known;
	const baseUrl = checkContract(files, contract, report);
	const { products, launchPeriods, sound } = readResources(files, paths, baseUrl, report);
	// Lists are compared with resources, so that one broken resource would be reported once for each list it is in.
	if (sound) {
		const facts = contractFacts(contract);
		checkProductLists(files, products, facts, report);
		checkExports(files, products, report);
		checkLookups(files, products, report);
		checkSearch(files, products, report);
		checkLaunchPeriodList(files, launchPeriods, facts, report);
		for (const [slug, period] of launchPeriods)
			checkRankings(`/api/launch_periods/${slug}.json`, period, products, report);
		checkPictures(files, products, launchPeriods, report);
		checkFeeds(files, { baseUrl, products, launchPeriods }, report);
		checkStatus(files, { version: facts.version, baseUrl, products, launchPeriods }, report);
	}
	if (baseUrl !== undefined) {
		checkLinks(files, baseUrl, report);
		checkSitemap(files, baseUrl, report);
		checkDiscovery(files, baseUrl, report);
	}
	checkReference(files, contract, report);
	checkHidden(files, report);
	checkRedirects(files, report);
	checkManifest(files, baseUrl, report);
	if (violations.length > 0) throw new VerifyError(violations);
}

/** The published contract is the hand-written one with this site's address. @returns That address. */
function checkContract(files: PublishedFiles, contract: unknown, report: Report): string | undefined {
	const file = '/openapi.json';
	const published = files.json(file, report) as { servers?: { url?: unknown }[] } | null | undefined;
	if (published === undefined) return undefined;
	const url = published?.servers?.[0]?.url;
	const expected = structuredClone(contract) as { servers: { url: unknown }[] };
	if (expected.servers[0]) expected.servers[0].url = url;
	const pointer = difference(published, expected);
	if (pointer !== undefined) report({ file, pointer, message: 'differs from the contract.' });
	if (typeof url === 'string' && /^https?:$/.test(URL.parse(url)?.protocol ?? '') && !url.endsWith('/')) return url;
	report({ file, pointer: '/servers/0/url', message: `is \`${url}\`, which is no base URL.` });
	return undefined;
}

/** JSON Pointer of the first place in which two values differ. */
function difference(a: unknown, b: unknown): string | undefined {
	if (isDeepStrictEqual(a, b)) return undefined;
	if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return '';
	const [left, right] = [a, b] as [Resource, Resource];
	const member = Object.keys({ ...right, ...left }).find((name) => !isDeepStrictEqual(left[name], right[name]));
	return member === undefined ? '' : `/${escapePointer(member)}${difference(left[member], right[member])}`;
}

interface Resources {
	/** By slug, without the members that only a single product has. */
	readonly products: Map<string, Resource>;
	readonly launchPeriods: Map<string, Leaderboard>;
	/** Whether every file has the schema of its path. */
	readonly sound: boolean;
}

function readResources(
	files: PublishedFiles,
	paths: readonly ContractPath[],
	baseUrl: string | undefined,
	report: Report,
): Resources {
	const products = new Map<string, Resource>();
	const launchPeriods = new Map<string, Leaderboard>();
	const used = new Set<string>();
	let sound = true;
	for (const file of files.paths) {
		const path = contractPathOf(file, paths);
		if (!path) {
			if (file.startsWith('/api/')) report({ file, pointer: '', message: 'has no path in the contract.' });
			else if (file.endsWith('.json')) files.json(file, report);
			continue;
		}
		used.add(path.path);
		const body = files.json(file, report);
		if (body === undefined || !valid(file, body, path, report)) {
			sound = false;
			continue;
		}
		if (baseUrl !== undefined) checkUrls(file, body, baseUrl, files, report);
		const slug = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
		const { product, launch_period } = body as { product?: Resource; launch_period?: Resource };
		const resource = product ?? launch_period;
		if (resource && resource['slug'] !== slug) {
			const pointer = product ? '/product/slug' : '/launch_period/slug';
			report({ file, pointer, message: `is \`${resource['slug']}\`, the slug of another file.` });
		}
		if (product) products.set(slug, product);
		if (launch_period) launchPeriods.set(slug, body as Leaderboard);
	}
	for (const { path } of paths) {
		if (used.has(path) || isOfNothing(path, files)) continue;
		report({ file: path, pointer: '', message: 'stands in the contract and has no file.' });
	}
	return { products, launchPeriods, sound };
}

function contractPathOf(file: string, paths: readonly ContractPath[]): ContractPath | undefined {
	// A list of products is never a file of its own name: its pages are.
	if (file === '/api/products.json') return undefined;
	const path = /^\/data\/lists\/products\/[^/]+\/[^/]+\.json$/.test(file)
		? '/api/products'
		: /^\/api\/.+\.json$/
				.exec(file)?.[0]
				.replace(/^(\/api\/[a-z_]+)\/[^/]+\.json$/, '$1/{slug}')
				.replace(/\.json$/, '');
	return paths.find((entry) => entry.path === path);
}

function valid(file: string, body: unknown, { validate }: ContractPath, report: Report): boolean {
	if (validate(body)) return true;
	const errors = validate.errors ?? [];
	// An object with another fault has no evaluated members, so that all of them would be called undeclared as well.
	const faults = errors.filter(({ keyword }) => keyword !== 'unevaluatedProperties');
	for (const { instancePath, message, params } of faults.length > 0 ? faults : errors) {
		const { unevaluatedProperty: undeclared, allowedValues } = params as {
			unevaluatedProperty?: string;
			allowedValues?: unknown;
		};
		if (undeclared !== undefined) {
			const pointer = `${instancePath}/${escapePointer(undeclared)}`;
			report({ file, pointer, message: 'is not declared in the contract.' });
		} else {
			report({
				file,
				pointer: instancePath,
				message: `${message}${allowedValues ? `: ${JSON.stringify(allowedValues)}` : ''}.`,
			});
		}
	}
	return false;
}

/** Whether a path is one of single resources of which the catalog has none. */
function isOfNothing(path: string, files: PublishedFiles): boolean {
	const list = (file: string) => (files.json(file, () => {}) ?? {}) as Record<string, unknown>;
	if (path === '/api/products/{slug}') return list('/data/lists/products/50/1.json')['total_count'] === 0;
	const periods = list('/api/launch_periods.json')['launch_periods'];
	return path === '/api/launch_periods/{slug}' && Array.isArray(periods) && periods.length === 0;
}

/** RFC 6901. */
function escapePointer(member: string): string {
	return member.replaceAll('~', '~0').replaceAll('/', '~1');
}
