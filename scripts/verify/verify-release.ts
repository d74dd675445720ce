/**
 * Inspects a finished build before it goes live. It knows the contract and the files, and shares no code with what
 * wrote them: an inspector who asks the builder finds nothing.
 */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { answers, checkLinks } from './check-links.ts';
import { checkLaunchPeriods, checkProductLists, type Resource } from './check-lists.ts';
import { type ContractPath, contractPaths } from './contract-schemas.ts';
import { PublishedFiles } from './published-files.ts';
import { VerifyError, type Violation } from './violation.ts';

const contractFile = new URL('../../src/contract/openapi.yaml', import.meta.url);

/**
 * @param folder - The published folder, `dist/client`.
 * @throws {VerifyError} with every violation.
 */
export function verifyRelease(folder: string): void {
	const violations: Violation[] = [];
	const report = (violation: Violation): void => void violations.push(violation);
	const files = new PublishedFiles(folder);
	const contract: unknown = parse(readFileSync(contractFile, 'utf8'));
	const baseUrl = checkContract(files, contract, report);
	const paths = contractPaths(contract);
	const products = new Map<string, Resource>();
	const launchPeriods = new Map<string, { launch_period: Resource; rankings: Resource[] }>();
	const used = new Set<string>();
	for (const file of files.paths) {
		const path = contractPathOf(file, paths);
		if (!path) {
			if (file.startsWith('/api/')) report({ file, pointer: '', message: 'has no path in the contract.' });
			else if (file.endsWith('.json')) files.json(file, report);
			continue;
		}
		used.add(path.path);
		const body = files.json(file, report);
		if (!valid(file, body, path, report)) continue;
		if (baseUrl) checkUrls(file, body, '', baseUrl, files, report);
		const slug = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
		const { product, launch_period } = body as { product?: Resource; launch_period?: Resource };
		const resource = product ?? launch_period;
		if (resource && resource['slug'] !== slug) report({ file, pointer: '', message: 'has the slug of another file.' });
		if (product) products.set(slug, without(product, 'description'));
		if (launch_period) launchPeriods.set(slug, body as { launch_period: Resource; rankings: Resource[] });
	}
	for (const { path } of paths) {
		const empty = path === '/api/products/{slug}' ? isEmptyList(files) : path.includes('{') && launchPeriods.size === 0;
		if (!used.has(path) && !empty) report({ file: path, pointer: '', message: 'stands in the contract and has no file.' });
	}
	if (violations.length === 0) {
		checkProductLists(files, { products, launchPeriods }, report);
		checkLaunchPeriods(files, { products, launchPeriods }, report);
	}
	if (baseUrl) checkLinks(files, baseUrl, report);
	if (violations.length > 0) throw new VerifyError(violations);
}

/** The published contract is the hand-written one with this site's address. @returns That address. */
function checkContract(files: PublishedFiles, contract: unknown, report: (violation: Violation) => void) {
	const file = '/openapi.json';
	const published = files.json(file, report) as { servers?: { url?: string }[] } | undefined;
	if (!published) return undefined;
	const url = published.servers?.[0]?.url;
	const expected = structuredClone(contract) as { servers: { url: string }[] };
	if (url && expected.servers[0]) expected.servers[0].url = url;
	if (!isDeepStrictEqual(published, expected)) report({ file, pointer: '', message: 'differs from the contract.' });
	return url;
}

function contractPathOf(file: string, paths: readonly ContractPath[]): ContractPath | undefined {
	const path = /^\/data\/lists\/products\/\d+\/\d+\.json$/.test(file)
		? '/api/products'
		: file.startsWith('/api/')
			? file.replace(/^(\/api\/[a-z_]+)\/[^/]+\.json$/, '$1/{slug}').replace(/\.json$/, '')
			: undefined;
	// A list of products is never a file of its own name: its pages are.
	if (file === '/api/products.json') return undefined;
	return paths.find((entry) => entry.path === path);
}

function valid(file: string, body: unknown, { validate }: ContractPath, report: (violation: Violation) => void): boolean {
	if (body === undefined) return false;
	if (validate(body)) return true;
	for (const { instancePath, message, params } of validate.errors ?? []) {
		const extra = typeof params['unevaluatedProperty'] === 'string' ? `: \`${params['unevaluatedProperty']}\`` : '';
		report({ file, pointer: instancePath, message: `${message}${extra}.` });
	}
	return false;
}

/** Every `url` member leads to a page of this site. */
function checkUrls(
	file: string,
	value: unknown,
	pointer: string,
	baseUrl: string,
	files: PublishedFiles,
	report: (violation: Violation) => void,
): void {
	if (typeof value !== 'object' || value === null) return;
	for (const [key, member] of Object.entries(value)) {
		const at = `${pointer}/${key}`;
		if (key !== 'url') checkUrls(file, member, at, baseUrl, files, report);
		else if (!String(member).startsWith(`${baseUrl}/`) || !answers(files.paths, String(member).slice(baseUrl.length))) {
			report({ file, pointer: at, message: `leads to \`${member}\`, which is no page of this site.` });
		}
	}
}

function isEmptyList(files: PublishedFiles): boolean {
	const path = '/data/lists/products/50/1.json';
	return files.paths.has(path) && (JSON.parse(files.text(path)) as { total_count?: number }).total_count === 0;
}

function without(resource: Resource, member: string): Resource {
	const { [member]: _, ...rest } = resource;
	return rest;
}
